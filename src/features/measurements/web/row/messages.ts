import { defineMessages } from '#platform/web/i18n/messages.ts'

export const rowMessages = defineMessages({
  en: { title: 'Measurements', hint: 'Weight and its trend, body measurements, photos' },
  de: async () => ({ title: 'Messungen', hint: 'Gewicht und sein Trend, Körpermaße, Fotos' }),
})
