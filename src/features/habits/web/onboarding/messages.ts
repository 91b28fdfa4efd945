import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = { own: 'All of them can be changed later, and your own are a tap away on the habits page.', pick: 'Habits to start from' }

export const firstHabitMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
