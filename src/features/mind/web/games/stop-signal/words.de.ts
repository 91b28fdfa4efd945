import type { GameWords } from '../../board/board.ts'

export const de: GameWords = {
  how: 'Der Weg biegt nach links oder rechts: Geh gleich dorthin. Ab und zu fällt ein Ast darüber: Dann drück gar nicht. Er fällt früher oder später, je nachdem, wie es geht, sodass dir etwa die Hälfte gelingt. Warte nicht auf ihn.',
  keys: 'Die Knöpfe links und rechts, oder die Pfeiltasten.',
  labels: { ask: 'Wohin', left: 'Nach links', right: 'Nach rechts', blocked: 'ein Ast: innehalten' },
  measures: { main: 'Haltezeit', go: 'Gehzeit', stopped: 'Gelungene Halte', delay: 'Der Ast fiel nach', misses: 'Nicht geantwortet' },
  evidence: {
    measures:
      'Wie lange es dauert, etwas zu stoppen, das du gerade tun wolltest. Der Moment des Anhaltens ist nicht zu sehen; er wird aus einem Wettlauf von Gehen und Anhalten berechnet. Das braucht fünfzig fallende Äste, und ein einzelner Wert ist auch dann grob.',
    transfer: 'Die Aufgabe taugt gut, um Gruppen zu vergleichen. Dass Üben hilft, etwas anderes anzuhalten, ist nicht gezeigt.',
  },
}
