import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  title: 'Ein Tag mit Fernwell',
  lead: 'Vom ersten Blick am Morgen bis zum Meer in der Nacht. Auf dieser Seite kannst du alles mit erfundenen Tagen ausprobieren; nichts davon wird gesendet.',
  data: 'Was damit geschieht',
  steps: {
    hub: {
      time: 'Beim Aufwachen',
      title: 'Ein Blick über die Woche',
      text: 'Der Hub zeigt, wie die Woche gewachsen ist, und was heute da ist. Nach diesem einen Blick kannst du ihn wieder zumachen.',
      data: 'Dein Server zählt das aus dem zusammen, was du getan hast, und dein Gerät behält die letzte Antwort, sodass die Seite auch ohne Netz aufgeht. Niemand sonst bekommt eine Zahl davon.',
    },
    habits: {
      time: 'Vor dem Frühstück',
      title: 'Ein Glas Wasser, einmal tippen',
      text: 'Eine Gewohnheit ist ein Tippen, eine Zahl, oder ein paarmal in der Woche. Ein Tag ohne sie ist eine Pause, und zwei Pausen in sieben Tagen lassen die Reihe ganz.',
      data: 'Das Tippen wird zuerst auf dem Gerät behalten und gesendet, sobald es ein Netz gibt. Die Namen deiner Gewohnheiten sind mit deinem Schlüssel versiegelt; Tage und Mengen bleiben in der Datenbank lesbar, weil daraus die Stärke berechnet wird.',
    },
    mind: {
      time: 'Im Bus',
      title: 'Eine Runde fürs Gedächtnis',
      text: 'Probier ein paar Blätter. Die richtigen Spiele messen jedes Mal gleich und vergleichen dich nur mit dir selbst.',
      data: 'Dein Gerät sendet die Antworten und ihre Zeiten, und der Server rechnet das Ergebnis selbst aus. Die Antworten sind versiegelt; Ergebnis, Zeit und Art des Geräts stehen daneben.',
    },
    body: {
      time: 'Nach der Arbeit',
      title: 'Drei Sätze, und Pausen dazwischen',
      text: 'Trag einen Satz ein: Die Pause beginnt zu zählen, und die Schätzung sagt, nach welcher Formel sie gemacht ist.',
      data: 'Ein Training liegt auf deinem Gerät, bevor etwas gesendet wird; ein Keller ohne Netz verliert also keinen Satz. Auf dem Server wird es Teil deiner Geschichte, und der Plan nimmt daraus seine nächsten Gewichte.',
    },
    journal: {
      time: 'Am Abend',
      title: 'Ein paar Zeilen über den Tag',
      text: 'Schreib etwas, wähl das Wetter innen, und such eine alte Seite. Für einen Tag genügt ein Satz.',
      data: 'Diese kleine Seite bleibt in diesem Tab. In deinem eigenen Tagebuch werden Worte auf dem Gerät behalten, an deinen Server gesendet und dort mit deinem Schlüssel versiegelt. Stimmung und Tag werden unversiegelt gespeichert, damit der Monat gezeichnet werden kann.',
    },
    companion: {
      time: 'Wenn es schwer ist',
      title: 'Ein Check-in, wenn du einen brauchst',
      text: 'Wähl, was am nächsten liegt, und du bekommst einen kleinen Schritt, der vorher geschrieben wurde. Nummern zum Anrufen sind immer nur einen Druck entfernt.',
      data: 'Von Check-ins behält der Server nichts, und kein Sprachmodell liest mit. Schließt jemand, der den Server betreibt, eines an, erfährt es nichts, bevor du zugestimmt hast.',
    },
    soul: {
      time: 'Licht aus',
      title: 'Das Meer, bis du schläfst',
      text: 'Drück auf Abspielen: Diese Seite macht das Meer in deinem Browser. Die eigenen Stücke von Fernwell macht dein Server, auch die gesprochenen Zeilen, außer es wurde ein Sprachdienst angeschlossen.',
      data: 'Was du gehört hast, und wie lange, bleibt auf deinem Server, damit du weiterhören kannst, wo du aufgehört hast. Niemand sonst erfährt davon.',
    },
    garden: {
      time: 'Unterdessen',
      title: 'Etwas ist gewachsen',
      text: 'Jede Seite, jede stille Minute und jede Kleinigkeit nährt eine Pflanze. Nichts im Garten verwelkt, während du weg bist.',
      data: 'Der Garten wird jedes Mal neu aus dem gezeichnet, was von deinen eigenen Tagen festgehalten ist. Gibst du Pflanzen Namen, sind diese versiegelt.',
    },
    night: {
      time: 'Während du schläfst',
      title: 'Alles gehört noch dir',
      text: 'Dein Server kann nachts eine versiegelte Sicherung machen und gleich ausprobieren, ob sie sich wiederherstellen lässt. Im Profil siehst du jedes angemeldete Gerät, nimmst alles mit, oder löschst es.',
      data: 'Nächtliche Sicherungen gibt es erst, wenn ein Ordner und ein Weg, sie zu versiegeln, festgelegt sind. Was du heute löschst, steht noch in den früheren Sicherungen, solange diese aufbewahrt werden.',
    },
  },
  questions: 'Fragen, bevor du ihm vertraust',
}
