import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  hint: 'Zieh an einem Griff, oder benutze darauf die Pfeiltasten. Die Leertaste hebt an, noch einmal legt sie ab; Escape bricht ab.',
  grip: (name) => `${name} verschieben`,
  gripGroup: (name) => `Gruppe ${name} verschieben`,
  lifted: (name, place) => `${name} angehoben. ${place}`,
  moved: (name, place) => `${name}: ${place}`,
  dropped: (name, place) => `${name} abgelegt. ${place}`,
  cancelled: (name) => `${name} ist wieder, wo es war.`,
  place: (at, of, group) => `Platz ${at} von ${of} in ${group}.`,
  groupPlace: (at, of) => `Gruppe ${at} von ${of}.`,
  noGroup: 'Ohne Gruppe',
  emptyGroup: 'Noch nichts darin. Ziehe eine Gewohnheit hierher.',
  newGroup: 'Neue Gruppe',
  groupName: 'Name der Gruppe',
  nameGroup: 'Umbenennen …',
  removeGroup: 'Gruppe entfernen',
  groupMenu: (name) => `Mehr zur Gruppe ${name}`,
  groupRemoved: (name) => `Gruppe „${name}“ entfernt; ihre Gewohnheiten bleiben`,
  save: 'Speichern',
  cancel: 'Abbrechen',
  done: 'Fertig',
  needsName: 'Gib der Gruppe einen Namen.',
}
