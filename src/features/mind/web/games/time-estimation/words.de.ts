import type { GameWords } from '../../board/board.ts'

export const de: GameWords = {
  how: 'Ein Licht leuchtet eine Weile, zwischen anderthalb und sechseinhalb Sekunden. Dann halt den Knopf ebenso lange. Mitzählen ist erlaubt; ohne ist es das größere Abenteuer.',
  keys: 'Halt den Knopf, oder die Leertaste.',
  labels: { glows: 'Das Licht leuchtet', dark: 'Das Licht ist aus', watch: 'Schau auf das Licht', hold: 'Halt so lange, wie es leuchtete' },
  measures: { main: 'Mittlerer Fehler', bias: 'Zu lang (+) oder zu kurz (−)', spread: 'Streuung' },
  evidence: {
    measures:
      'Wie genau du eine Zeitspanne wiedergibst. Der mittlere Fehler sagt, wie weit du daneben lagst; die zweite Zahl, ob du zu lang oder zu kurz hältst, die dritte, wie sehr deine Versuche schwankten.',
    transfer:
      'Das Zeitgefühl ändert sich mit Aufmerksamkeit, Müdigkeit, Wärme und Stimmung, darum schwanken die Werte von Tag zu Tag stark. Es ist hier, weil es spannend zu beobachten ist, nicht als Übung für etwas.',
  },
}
