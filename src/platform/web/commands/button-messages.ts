import { defineMessages } from '#platform/web/i18n/messages.ts'

/** Of what stands on every page: apart from the palette's own words, which need more to be made. */
export const buttonMessages = defineMessages({
  en: { open: 'Search and commands' },
  de: async () => ({ open: 'Suche und Befehle' }),
})
