import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')

export const en = {
  title: 'Journal settings',
  lead: 'Moods, activities, templates and privacy.',
  back: 'Journal',
  backToParts: 'All journal settings',
  nav: 'Journal settings',
  save: 'Save',
  cancel: 'Cancel',
  add: 'Add',
  rename: 'Rename',
  edit: 'Edit',
  archive: 'Archive',
  restore: 'Restore',
  undo: 'Undo',
  more: (name: string) => `More for ${name}`,
  failed: 'That could not be saved. Please try again.',
  reading: 'Loading …',
  firstCopy: 'Your journal is still loading on this device. Anything missing will appear soon.',
  name: 'Name',
  nameMissing: 'Please enter a name.',
  nameTaken: 'You already have one with that name.',
  archivedName: (name: string) => `${name} is archived`,
  archivedOnes: (n: number) => plural(n, { one: '# archived', other: '# archived' }),
  parts: {
    moods: { title: 'Moods', hint: 'Your own names for moods' },
    activities: { title: 'Activities', hint: 'The things you do, in groups' },
    templates: { title: 'Templates', hint: 'Starting points for entries' },
    journals: { title: 'Journals', hint: 'Several journals, each with its own colour' },
    hard: { title: 'Hard times', hint: 'Times and tags to leave out of memories' },
    offers: { title: 'Memories and prompts', hint: 'Memories, prompts and questions' },
    device: { title: 'On this device', hint: 'Where your journal is stored' },
    lock: { title: 'Lock', hint: 'A PIN or passkey for your journal' },
    transfer: { title: 'Import and export', hint: 'Import another journal, or export yours' },
  },
  row: { title: 'Your journal', hint: 'Moods, activities, templates, lock' },
  moods: {
    lead: 'Every mood is one of five kinds of weather. You can add your own names to each. Charts and the calendar count them as that weather.',
    add: (level: string) => `Add a name under ${level}`,
    new: (level: string) => `A new name under ${level}`,
    rename: 'Rename the mood',
    none: 'No names of your own yet.',
    label: (level: string) => `Your names under ${level}`,
  },
}

export const settingsMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
