import type { GameWords } from '../../board/board.ts'

export const de: GameWords = {
  how: 'Zu jedem Zeichen gehört eine Ziffer; die Reihe oben sagt, welche. Ein Zeichen nach dem anderen erscheint: Gib seine Ziffer ein, so viele du in 90 Sekunden schaffst.',
  keys: 'Drück auf die Ziffern unten, oder die Tasten 1 bis 9.',
  labels: { code: 'Welche Ziffer zu welchem Zeichen gehört', mark: 'Zeichen {n}', digits: 'Ziffern' },
  measures: { main: 'Richtig in 90 Sekunden', wrong: 'Falsch', time: 'Zeit für ein Zeichen' },
  evidence: {
    measures:
      'Wie schnell du nachschaust, dir merkst und antwortest, alles zugleich: Verarbeitungstempo mit etwas Gedächtnis. Aufgaben dieser Art reagieren auf vieles (Müdigkeit, Alkohol, Krankheit) und können es nicht unterscheiden.',
    transfer:
      'In den ersten Runden hilft Übung viel, weil die Zeichen vertraut werden. In einer großen Studie mit älteren Menschen (ACTIVE) ging ein Training des Tempos mit einer anderen Aufgabe Jahre später mit weniger Schwierigkeiten einher, am meisten, wo es aufgefrischt wurde; es war nicht diese Aufgabe, und andere haben nicht so viel gefunden.',
  },
}
