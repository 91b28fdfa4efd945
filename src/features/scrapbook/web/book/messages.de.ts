import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  addPage: 'Neue Seite',
  emptyTitle: 'Noch keine Seite',
  emptyText: 'Beginne mit einer leeren Seite.',
  page: (n) => `Seite ${n}`,
  open: (name) => `${name} öffnen`,
  menu: (name) => `Mehr zu ${name}`,
  earlier: 'Nach vorn',
  later: 'Nach hinten',
  remove: 'Löschen',
  removed: 'Die Seite ist gelöscht. 30 Tage lang lässt sie sich wiederherstellen.',
  deleted: 'Gelöschte Seiten, für 30 Tage',
  empty: 'Leere Seite',
  missingText: 'Dieses Sammelbuch wurde nicht gefunden. Vielleicht wurde es gelöscht.',
}
