import type { GameWords } from '../../board/board.ts'

export const de: GameWords = {
  how: 'Alle drei Sekunden leuchtet ein Moospolster mit einem Buchstaben auf. Drück, wenn der Ort derselbe ist wie vor n Schritten, und wenn der Buchstabe derselbe ist. Manchmal ist beides gleich. Die Zahl in der Mitte ist n; sie steigt und sinkt, je nachdem, wie gut es läuft.',
  keys: 'Zwei Knöpfe, oder die Pfeiltasten links und rechts (A und L gehen auch). Wo nichts gleich ist, drück nichts.',
  labels: {
    pad: 'Polster {n}',
    dark: 'Alle Polster dunkel',
    back: 'zurück',
    ask: 'Gleich wie {n} zurück?',
    place: 'Gleicher Ort',
    letter: 'Gleicher Buchstabe',
  },
  measures: { main: 'Mittleres n', best: 'Höchstes n', next: 'Nächstes n', place: 'Orte, d′', letter: 'Buchstaben, d′' },
  evidence: {
    measures:
      'Wie gut du eine wandernde Liste auf dem Laufenden hältst: das Arbeitsgedächtnis. Der Wert ist das mittlere n der Runde. d′ trennt, was du bemerkt hast, von dem, was geraten war.',
    transfer:
      'Die bekannteste Studie zu diesem Spiel fand, dass sich das Schlussfolgern verbesserte; größere mit aktiven Kontrollgruppen fanden das nicht wieder. Sicher ist: Man wird besser im n-back und in Aufgaben, die ihm sehr ähnlich sind.',
  },
}
