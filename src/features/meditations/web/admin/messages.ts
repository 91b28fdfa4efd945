import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'Shared meditations',
  lead: 'Meditations that people share here. Only its author still sees a hidden one, with your reason.',
  list: 'Show',
  lists: { reported: 'Reported', hidden: 'Hidden', all: 'All' },
  none: { reported: 'Nothing was reported.', hidden: 'Nothing is hidden.', all: 'No one shares one yet.' },
  by: (name: string, date: string) => `${name} · ${date}`,
  script: 'Script',
  reasons: {
    harmful: 'It could harm someone',
    medical: 'It promises to heal',
    copied: 'It is someone else’s work',
    rude: 'It is hostile',
    other: 'Something else',
  },
  reasonWas: (reason: string) => `Hidden: ${reason}`,
  hide: 'Hide',
  hideFor: (title: string) => `Hide: ${title}`,
  show: 'Show again',
  showFor: (title: string) => `Show again: ${title}`,
  fine: 'Leave it shared',
  fineFor: (title: string) => `Leave it shared: ${title}`,
  dialog: (title: string) => `Hide “${title}”?`,
  dialogLead: 'Its author can still hear it and reads your reason. Copies that others made stay theirs.',
  reason: 'Reason',
  reasonMissing: 'Give its author a reason.',
  cancel: 'Cancel',
  failed: 'That did not work',
}

export const reviewMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
