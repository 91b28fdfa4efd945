import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'My safety plan',
  lead: 'Six steps in your own words, for the hours when thinking is hard. It opens offline, and from every place where help is shown.',
  emptyTitle: 'There is no plan yet',
  emptyText:
    'It is best to write it on a calm day, together with someone: a therapist, a doctor, or a person you trust. It takes about twenty minutes, and you can leave out anything that does not fit.',
  none: 'No safety plan yet',
  write: 'Write my plan',
  changed: (day: string) => `Last changed on ${day}`,
  otherTitle: 'Written on another device',
  otherText:
    'This version was written while the other one was being changed. Copy what you need from it, or use it instead of the one above.',
  useThis: 'Use this version',
  open: 'Open the plan',
}

export const planMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
