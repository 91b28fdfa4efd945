import type { GameWords } from '../../board/board.ts'

export const de: GameWords = {
  how: 'Blätter treiben vorbei, alle anderthalb Sekunden eines: Drück bei jedem, rasch. Ab und zu ist es ein Pilz: den lass stehen.',
  keys: 'Der Knopf, oder die Leertaste.',
  labels: { leaf: 'Ein Blatt', toadstool: 'Ein Pilz', press: 'Ein Blatt!' },
  measures: { main: 'Unterscheiden, d′', time: 'Zeit für ein Blatt', alarms: 'Gedrückte Pilze', misses: 'Verpasste Blätter' },
  evidence: {
    measures:
      'Wie gut du zurückhältst, was binnen einer Minute zur Gewohnheit geworden ist. d′ stellt gedrückte Blätter gedrückten Pilzen gegenüber, sodass weder Warten noch Eile sich lohnt.',
    transfer:
      'Bei so wenigen Pilzen in zwei Minuten ist der Wert grob: Erst mehrere Runden sagen etwas. Solche Übung ändert, wie man dieses Spiel spielt; dass sie im Leben beim Innehalten hilft, ist nicht gezeigt.',
  },
}
