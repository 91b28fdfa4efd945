import { defineMessages } from '#platform/web/i18n/messages.ts'
import { scrapbook } from '#platform/web/ui/icons/choices.ts'
import { linkRow } from '#platform/web/ui/link-row.tsx'

const messages = defineMessages({
  en: { title: 'Scrapbook', hint: 'Pages of photos, words and pressed plants' },
  de: async () => ({ title: 'Sammelbuch', hint: 'Seiten aus Fotos, Worten und gepressten Pflanzen' }),
})

export default linkRow({ to: '/my-scrapbook', icon: scrapbook, messages, as: 'li' })
