import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  add: 'Neues Sammelbuch',
  edit: 'Umbenennen',
  name: 'Titel',
  nameMissing: 'Gib ihm einen Titel.',
  colour: 'Einband',
  emptyTitle: 'Noch kein Sammelbuch',
  emptyText: 'Ein Sammelbuch hat Seiten: Fotos, Handschrift, Pflanzen, Daten. Alles darin ist verschlüsselt wie dein Tagebuch.',
  remove: 'Löschen',
  removed: 'Das Sammelbuch ist gelöscht. 30 Tage lang lässt es sich wiederherstellen.',
  deleted: 'Gelöscht, für 30 Tage',
  menu: (title) => `Mehr zu ${title}`,
  toProfile: 'Profil',
}
