import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = { title: 'Food', hint: 'Diary, foods and recipes' }

/** Messages for the rows on the profile and Body home pages, so that these pages load no others. */
export const rowMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
