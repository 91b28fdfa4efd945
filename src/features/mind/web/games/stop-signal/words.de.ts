import type { GameWords } from '../../board/board.ts'

export const de: GameWords = {
  how: 'Der Weg biegt nach links oder rechts: Geh gleich dorthin. Ab und zu fällt ein Ast darüber: Dann drück gar nicht. Er fällt früher oder später, je nachdem, wie es geht, sodass dir etwa die Hälfte gelingt. Warte nicht auf ihn.',
  keys: 'Die Knöpfe links und rechts, oder die Pfeiltasten.',
  labels: { ask: 'Wohin', left: 'Nach links', right: 'Nach rechts', blocked: 'ein Ast: innehalten' },
  measures: { main: 'Haltezeit', go: 'Gehzeit', stopped: 'Gelungene Halte', delay: 'Der Ast fiel nach', misses: 'Nicht geantwortet' },
  evidence: {
    measures:
      'Wie lange es dauert, zurückzurufen, was du gerade tun wolltest. Das Anhalten hat keinen Augenblick, den man sähe; es wird aus einem Wettlauf von Gehen und Anhalten erschlossen. Es braucht fünfzig fallende Äste, um sie zu nennen, und auch dann ist ein einzelner Wert grob.',
    transfer:
      'Die Aufgabe taugt gut, um Gruppen zu vergleichen. Ob es jemandem hilft, etwas anderes anzuhalten, wenn man sie übt, ist nicht gezeigt.',
  },
}
