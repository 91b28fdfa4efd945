import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  title: 'Alle Trainings',
  which: 'Welche',
  present: 'Trainings',
  deleted: 'Gelöscht',
  none: 'Noch keine beendeten Trainings.',
  noneDeleted: 'Nichts wurde gelöscht.',
  missingText: (days) => `Gelöschte Trainings bleiben hier ${days} Tage lang; danach werden sie endgültig gelöscht.`,
  more: 'Frühere',
  back: 'Wiederherstellen',
  backOf: (training) => `Wiederherstellen: ${training}`,
  isBack: 'Training wiederhergestellt, mit seinen Bestwerten.',
  failed: 'Das hat nicht geklappt',
  loadFailed: 'Sie ließen sich nicht laden',
}
