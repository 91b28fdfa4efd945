import { defineMessages } from '#platform/web/i18n/messages.ts'

/** Titles of pages by path, in other languages than English: those stand with the pages themselves. */
export const titleMessages = defineMessages<Readonly<Record<string, string>>>({
  en: {},
  de: () => import('./titles.de.ts').then((m) => m.de),
})
