import { defineMessages } from '#platform/web/i18n/messages.ts'
import { star } from '#platform/web/ui/icons/marks.ts'
import { linkRow } from '#platform/web/ui/link-row.tsx'

const messages = defineMessages({
  en: { title: 'Your review', hint: 'Say on the public page what you think of it' },
  de: async () => ({ title: 'Deine Bewertung', hint: 'Sag auf der öffentlichen Seite, was du davon hältst' }),
})

export default linkRow({ to: '/reviews', icon: star, messages, as: 'li' })
