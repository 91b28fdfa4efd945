import type { GameWords } from '../../board/board.ts'

export const de: GameWords = {
  how: 'Neun Glühwürmchen über einem Teich. Einige leuchten zuerst heller: Behalt sie im Auge, während alle fünf Sekunden lang umherfliegen. Dann drück auf die, die geleuchtet haben.',
  keys: 'Drück auf die Glühwürmchen, oder die Zahl, die jedes am Ende bekommt. Noch einmal drücken wählt eines ab.',
  labels: {
    pond: 'Neun Glühwürmchen',
    fly: 'Glühwürmchen {n}',
    these: 'Folge den hellen: {n}',
    follow: 'Folge ihnen',
    which: 'Welche leuchteten? {n}',
  },
  measures: { main: 'Verfolgte Glühwürmchen', most: 'Am meisten zugleich', found: 'Gefunden' },
  evidence: {
    measures:
      'Wie viele bewegte Dinge du zugleich im Sinn behältst: geteilte, anhaltende Aufmerksamkeit. Die Zahl steigt nach einem Durchgang, in dem alle gefunden wurden, und sinkt nach jedem anderen; sie pendelt sich ein, wo etwa die Hälfte gelingt.',
    transfer:
      'Man wird besser darin, Dingen auf einem Bildschirm zu folgen. Einige kleine Studien aus dem Sport berichten mehr; es sind wenige, und sie sind nicht gut abgesichert.',
  },
}
