import type { GameWords } from '../../board/board.ts'

export const de: GameWords = {
  how: 'Ziffern leuchten auf, eine je Sekunde. Tipp sie in derselben Reihenfolge. Jede Länge kommt zweimal; Schluss ist, wenn zwei einer Länge nicht gelingen.',
  keys: 'Drück auf die Ziffern, oder tipp sie. Die Rücktaste löscht eine, solange die Reihe nicht voll ist.',
  labels: { watch: 'Warte auf die Ziffer', keypad: 'Ziffern', back: 'Letzte Ziffer löschen', typed: 'Getippt: {n}' },
  measures: { main: 'Mittlere Spanne', longest: 'Längste Reihe', correct: 'Richtige Reihen' },
  evidence: {
    measures:
      'Wie viele Ziffern du in ihrer Reihenfolge einige Sekunden lang behältst: das sprachliche Kurzzeitgedächtnis. Die mittlere Spanne zählt, welcher Teil der Reihen jeder Länge richtig war; das sagt mehr als die längste Reihe allein.',
    transfer:
      'Mit viel Übung lernt man, Ziffern zu gruppieren, und behält sehr lange Reihen; diese Kunst bleibt bei den Ziffern. Übersichtsarbeiten finden kein Zeichen, dass das Gedächtnis für anderes mitwächst.',
  },
}
