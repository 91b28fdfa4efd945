import type { GameWords } from '../../board/board.ts'

export const de: GameWords = {
  how: 'Fünf Vögel ziehen über den Abendhimmel. Wohin fliegt der mittlere? Antworte schnell und beachte die anderen nicht.',
  keys: 'Die Knöpfe links und rechts, oder die Pfeiltasten (F und J gehen auch).',
  labels: { row: 'Fünf Vögel in einer Reihe', ask: 'Der mittlere Vogel', left: 'Nach links', right: 'Nach rechts' },
  measures: {
    main: 'Zeit, wenn die anderen stören',
    interference: 'Störung durch die anderen',
    congruent: 'Zeit, wenn alle einig sind',
    accuracy: 'Richtig',
  },
  evidence: {
    measures:
      'Wie gut du bei einer Sache bleibst, während daneben andere in die Gegenrichtung ziehen: auswählende Aufmerksamkeit. Der Wert ist die mittlere Zeit (Median) richtiger Antworten, wenn die anderen Vögel stören. Er zählt, wenn mehr als 80 % richtig waren.',
    transfer:
      'In den ersten Runden werden alle schneller. Ob der Unterschied zwischen beiden Arten von Reihen zu einem Menschen gehört, ist umstritten: Er schwankt stark von Mal zu Mal und steht darum neben dem Wert und ist nicht der Wert. Keine Studie zeigt, dass dieses Spiel die Aufmerksamkeit anderswo verbessert.',
  },
}
