import type { GameWords } from '../../board/board.ts'

export const de: GameWords = {
  how: 'Zuerst: Ist es ein deutsches Wort, oder nur etwas, das eines sein könnte? Dann kommen Wortpaare: Bedeuten die zwei fast dasselbe?',
  keys: 'Zwei Knöpfe, oder die Pfeiltasten links (ja) und rechts (nein).',
  labels: {
    askWord: 'Ist es ein Wort?',
    askPair: 'Fast dasselbe?',
    word: 'Ein Wort',
    none: 'Kein Wort',
    same: 'Fast dasselbe',
    other: 'Etwas anderes',
  },
  measures: { main: 'Zeit für ein Wort', pairs: 'Richtige Paare', nonWords: 'Zeit für ein Nichtwort', accuracy: 'Richtige Wörter' },
  evidence: {
    measures:
      'Wie schnell du geschriebene Wörter erkennst. Der Wert ist die mittlere Zeit (Median), in der Wörter richtig als Wörter erkannt wurden; dein Ergebnis mit Synonymen steht daneben. Verglichen werden Zeiten nur sinnvoll, solange du in einer Sprache spielst.',
    transfer: 'Viel lesen macht darin schnell; dieses Spiel ersetzt es nicht. Dass es Lesen oder Sprechen verbessert, ist nicht belegt.',
  },
}
