import { defineMessages } from '#platform/web/i18n/messages.ts'
import { leaf } from '#platform/web/ui/icons/things.ts'
import { linkRow } from '#platform/web/ui/link-row.tsx'

const messages = defineMessages({
  en: { title: 'Personality', hint: 'A questionnaire about how you tend to be' },
  de: async () => ({ title: 'Persönlichkeit', hint: 'Ein Fragebogen dazu, wie du meistens bist' }),
})

export default linkRow({ to: '/personality-quiz', icon: leaf, messages, as: 'li' })
