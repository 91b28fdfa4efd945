import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'Between sessions',
  lead: 'Topics for next time, homework, notes and appointments. Works offline too.',
  done: 'Done',
  more: 'Show older ones',
}

export const betweenMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
