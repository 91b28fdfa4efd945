import { defineMessages } from '#platform/web/i18n/messages.ts'
import { leaf } from '#platform/web/ui/icons/things.ts'
import { linkRow } from '#platform/web/ui/link-row.tsx'

const messages = defineMessages({
  en: { title: 'Therapist area', hint: 'Tools from therapy, and your safety plan' },
  de: async () => ({ title: 'Therapiebereich', hint: 'Werkzeuge aus der Therapie und dein Sicherheitsplan' }),
})

/** The row of the profile that leads to the therapist area. */
export default linkRow({ to: '/my-therapist', icon: leaf, messages, as: 'li' })
