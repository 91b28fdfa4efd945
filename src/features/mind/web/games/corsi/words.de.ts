import type { GameWords } from '../../board/board.ts'

export const de: GameWords = {
  how: 'Steine im Wasser leuchten einer nach dem anderen auf. Drück sie in derselben Reihenfolge. Jede Länge kommt zweimal, dann wird der Weg einen Stein länger; Schluss ist, wenn zwei einer Länge nicht gelingen.',
  keys: 'Drück auf die Steine, oder die Tasten 1 bis 9.',
  labels: { pond: 'Neun Steine', stone: 'Stein {n}', watch: 'Schau dem Licht zu', now: 'Jetzt du: {n}' },
  measures: { main: 'Spanne × Wege', span: 'Längster Weg', correct: 'Richtige Wege' },
  evidence: {
    measures:
      'Wie viele Orte in ihrer Reihenfolge du einige Sekunden lang behältst: das räumliche Kurzzeitgedächtnis. Der Wert ist der längste Weg mal die Zahl der richtigen, wie in der veröffentlichten Form der Aufgabe.',
    transfer:
      'Mit Übung wird man in diesem Spiel besser, oft, weil man Wege als Figuren zu sehen lernt. Übersichtsarbeiten finden, dass das ähnlichen Aufgaben ein wenig hilft; dass es dem Gedächtnis im Alltag hilft, ließ sich nicht zeigen.',
  },
}
