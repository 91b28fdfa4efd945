import { defineMessages } from '#platform/web/i18n/messages.ts'
import { flower } from '#platform/web/ui/icons/choices.ts'
import { linkRow } from '#platform/web/ui/link-row.tsx'

const messages = defineMessages({
  en: { title: 'Your garden', hint: 'The plants your days have grown' },
  de: async () => ({ title: 'Dein Garten', hint: 'Was aus deinen Tagen gewachsen ist' }),
})

export default linkRow({ to: '/my-garden', icon: flower, messages, as: 'li' })
