import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.en.ts'

export const de: Translation<typeof en> = {
  title: 'Alle Trainings',
  which: 'Welche',
  kept: 'Behalten',
  gone: 'Weggenommen',
  none: 'Noch ist kein Training beendet.',
  noneGone: 'Nichts wurde weggenommen.',
  goneText: (days) => `Was du wegnimmst, bleibt hier ${days} Tage lang; danach ist es endgültig weg.`,
  more: 'Frühere',
  back: 'Zurückholen',
  backOf: (training) => `Zurückholen: ${training}`,
  isBack: 'Es ist zurück, mit allem, was daraus wurde.',
  failed: 'Das hat nicht geklappt',
  loadFailed: 'Sie ließen sich nicht lesen',
}
