import type { GameWords } from '../../board/board.ts'

export const de: GameWords = {
  how: 'Zwei Zweige nebeneinander. Ist der rechte der linke, nur gedreht? Oder ist er sein Spiegelbild?',
  keys: 'Zwei Knöpfe, oder die Pfeiltasten links (derselbe) und rechts (gespiegelt).',
  labels: { pair: 'Zwei Zweige', ask: 'Der rechte Zweig', same: 'Derselbe, gedreht', mirror: 'Gespiegelt' },
  measures: { main: 'Zeit für ein Paar', turn: 'Eine Vierteldrehung dauert', accuracy: 'Richtig' },
  evidence: {
    measures:
      'Wie schnell du Dinge im Kopf drehst. Je weiter ein Zweig gedreht ist, desto länger dauert es; die zusätzliche Zeit für eine Vierteldrehung steht neben dem Wert. Er zählt, wenn mindestens 80 % richtig waren.',
    transfer:
      'Unter dem, was man mit Spielen übt, gehört das räumliche Denken zu dem, was sich verbessert, und der Gewinn reicht bis zu einem gewissen Grad zu anderen räumlichen Aufgaben. Wie viel davon außerhalb von Tests hilft, ist offen.',
  },
}
