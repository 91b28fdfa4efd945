import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  hint: 'Drag a handle, or use the arrow keys on it. Press Space to lift an item, Space again to drop it, and Escape to cancel.',
  grip: (name: string) => `Move ${name}`,
  gripGroup: (name: string) => `Move the group ${name}`,
  lifted: (name: string, place: string) => `${name} lifted. ${place}`,
  moved: (name: string, place: string) => `${name}: ${place}`,
  dropped: (name: string, place: string) => `${name} dropped. ${place}`,
  cancelled: (name: string) => `${name} is back where it was.`,
  place: (at: number, of: number, group: string) => `Place ${at} of ${of} in ${group}.`,
  groupPlace: (at: number, of: number) => `Group ${at} of ${of}.`,
  noGroup: 'Ungrouped',
  emptyGroup: 'Nothing in here yet. Drag a habit here.',
  newGroup: 'New group',
  groupName: 'Group name',
  nameGroup: 'Rename …',
  removeGroup: 'Remove group',
  groupMenu: (name: string) => `More for the group ${name}`,
  groupRemoved: (name: string) => `Group “${name}” removed; its habits stay`,
  save: 'Save',
  cancel: 'Cancel',
  done: 'Done',
  needsName: 'Give the group a name.',
}

export const orderMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
