import type { GameWords } from '../../board/board.ts'

export const de: GameWords = {
  how: 'Schau auf das Licht in der Mitte. Für einen Augenblick steht dort eine Eule oder ein Fuchs, und an einem von acht Plätzen ringsum sitzt ein Nachtfalter. Blätter verdecken beide; dann sag, wer es war und wo der Falter saß. Der Augenblick wird kürzer, solange du beide siehst.',
  keys: 'Drück, wer es war, dann den Platz. Mit Tasten: Pfeil links oder rechts, dann der Ziffernblock (8 ist oben, 6 ist rechts).',
  labels: {
    look: 'Schau in die Mitte',
    who: 'Wer war in der Mitte?',
    owl: 'Die Eule',
    fox: 'Der Fuchs',
    where: 'Wo war der Falter?',
    side: 'Platz: {n}',
    side0: 'oben',
    side1: 'oben rechts',
    side2: 'rechts',
    side3: 'unten rechts',
    side4: 'unten',
    side5: 'unten links',
    side6: 'links',
    side7: 'oben links',
  },
  measures: { main: 'Kürzester Blick, der reicht', middle: 'Mitte richtig', side: 'Rand richtig', shortest: 'Kürzester richtiger' },
  evidence: {
    measures:
      'Wie kurz ein Blick sein darf, um zwei Dinge zugleich zu bemerken, eines davon am Rand: geteilte Aufmerksamkeit. Drei richtige Antworten hintereinander kürzen ihn, eine falsche verlängert ihn; das pendelt sich ein, wo 79 % richtig sind. Kürzer als eines seiner Bilder zeigt ein Bildschirm nichts.',
    transfer:
      'Von allem Gehirntraining, das in großen Studien geprüft wurde, ist eines dieser Art am besten belegt: In der ACTIVE-Studie berichteten ältere Menschen, die etwa zehn Stunden davon machten und es auffrischten, zehn Jahre später weniger Schwierigkeiten. Dieses Spiel ist ihm ähnlich, aber nicht dasselbe; unseres hat niemand geprüft.',
  },
}
