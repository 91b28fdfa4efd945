import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.en.ts'

export const de: Translation<typeof en> = {
  title: 'Alle Trainings',
  which: 'Welche',
  kept: 'Trainings',
  gone: 'Gelöscht',
  none: 'Noch ist kein Training beendet.',
  noneDeleted: 'Nichts wurde gelöscht.',
  missingText: (days) => `Was du wegnimmst, bleibt hier ${days} Tage lang; danach ist es endgültig weg.`,
  more: 'Frühere',
  back: 'Wiederherstellen',
  backOf: (training) => `Wiederherstellen: ${training}`,
  isBack: 'Es ist zurück, mit allem, was daraus wurde.',
  failed: 'Das hat nicht geklappt',
  loadFailed: 'Sie ließen sich nicht lesen',
}
