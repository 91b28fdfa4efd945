import type { GameWords } from '../../board/board.ts'

export const de: GameWords = {
  how: 'Ein Blatt wandert durch vier Ecken. Über der Linie sag, ob es rund oder spitz ist. Darunter, ob es hell oder dunkel ist. So wechselt die Frage mit jedem zweiten Blatt; sein Platz zeigt, welche gilt.',
  keys: 'Zwei Knöpfe, deren Wörter mit der Frage wechseln, oder die Pfeiltasten.',
  labels: { shape: 'Form', shade: 'Ton', round: 'Rund', pointed: 'Spitz', pale: 'Hell', dark: 'Dunkel' },
  measures: { main: 'Zeit nach einem Wechsel', cost: 'Was ein Wechsel kostet', repeat: 'Zeit ohne Wechsel', accuracy: 'Richtig' },
  evidence: {
    measures:
      'Wie schnell du mit einer Regel bist, wenn eben noch die andere galt. Was ein Wechsel kostet, ist der Unterschied zu Blättern, deren Frage dieselbe blieb. Es zählt, wenn mehr als 80 % richtig waren.',
    transfer:
      'Mit Übung wird der Aufwand kleiner und verschwindet nie ganz. Auf andere Aufgaben, in denen gewechselt wird, geht das über; für mehr gibt es wenig Belege.',
  },
}
