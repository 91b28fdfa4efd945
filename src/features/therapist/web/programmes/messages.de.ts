import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  start: 'Beginnen',
  about: (days) =>
    `${days} Tage mit je höchstens zehn Minuten: etwas zu lesen, eine Übung und etwas für den Tag. Pausiere, überspringe und beginne neu, wann du magst; nichts Geschriebenes geht verloren.`,
  sources: 'Worauf es beruht',
  progress: 'Fortschritt',
  doneOf: (done, all) => `${done} von ${all} Tagen erledigt`,
  day: (number) => `Tag ${number}`,
  exercise: 'Übung',
  practice: 'Für heute',
  note: 'Notiz',
  markDone: 'Erledigt',
  skip: 'Überspringen',
  pause: 'Pausieren',
  toNext: 'Zum nächsten Tag',
  paused: 'Dieses Programm pausiert. Es geht weiter, wo du aufgehört hast.',
  goOn: 'Weiter',
  ended: 'Alle Tage erledigt',
  endedText: 'Lass eine Woche vergehen, bevor du entscheidest, ob du es noch einmal machst oder ein anderes.',
  days: 'Alle Tage',
  done: 'Erledigt',
  skipped: 'Übersprungen',
  next: 'Kommt als Nächstes',
  again: 'Neu beginnen',
  againHint: 'Was du bisher gemacht hast, bleibt mit seinen Notizen unter „Frühere Durchgänge“.',
  earlier: 'Frühere Durchgänge',
  startedOn: (day) => `Begonnen am ${day}`,
  noneTitle: 'Programm nicht gefunden',
  noneText: 'Dieser Link führt zu einem Programm, das es nicht gibt.',
}
