import type { GameWords } from '../../board/board.ts'

export const de: GameWords = {
  how: 'Neun Felder folgen entlang der Zeilen Regeln: was bleibt, was weitergeht, was aus zweien ins dritte kommt. Eines von sechs gehört dorthin, wo das letzte fehlt. Es eilt nicht; schwerer wird es, wenn zwei hintereinander richtig waren.',
  keys: 'Drück eines der sechs, oder die Tasten 1 bis 6.',
  labels: {
    pattern: 'Das Muster',
    missing: 'das fehlende',
    which: 'Welches gehört dorthin?',
    shape0: 'Blatt',
    shape1: 'Beere',
    shape2: 'Zapfen',
    shade0: 'leer',
    shade1: 'gestreift',
    shade2: 'voll',
    vein0: 'Strich oben',
    vein1: 'Strich rechts',
    vein2: 'Strich unten',
    vein3: 'Strich links',
  },
  measures: { main: 'Mittlere Stufe', right: 'Richtig', hardest: 'Schwerstes richtiges' },
  evidence: {
    measures:
      'Wie gut du Regeln in dem findest, was du siehst: Schlussfolgern mit Formen. Die Stufe sagt, wie viele Regeln ein Muster hat und ob eine davon zwei Felder zu einem dritten verbindet. Es ist kein Intelligenztest, und Normen gibt es dafür nicht.',
    transfer:
      'Übung macht besser in Mustern dieser Art, weil man lernt, nach welchen Regeln man sucht. Eben darum heißt eine höhere Stufe nach der Übung nicht, dass man anderswo besser schließt.',
  },
}
