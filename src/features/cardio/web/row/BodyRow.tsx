import { defineMessages } from '#platform/web/i18n/messages.ts'
import { heart } from '#platform/web/ui/icons/marks.ts'
import { linkRow } from '#platform/web/ui/link-row.tsx'

const messages = defineMessages({
  en: { title: 'Cardio' },
  de: async () => ({ title: 'Ausdauer' }),
})

/** Link to cardio on the Body home page. */
export default linkRow({ to: '/gym-ai/cardio', icon: heart, messages, as: 'li' })
