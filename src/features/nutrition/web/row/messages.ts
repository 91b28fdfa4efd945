import { defineMessages } from '#platform/web/i18n/messages.ts'

/** Messages for the rows on the profile and Body home pages, so that these pages load no others. */
export const rowMessages = defineMessages({
  en: { title: 'Food', hint: 'Diary, foods and recipes' },
  de: async () => ({ title: 'Essen', hint: 'Ernährungstagebuch, Lebensmittel und Rezepte' }),
})
