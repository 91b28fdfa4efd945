import { people } from '#platform/web/ui/icons/things.ts'
import { linkRow } from '#platform/web/ui/link-row.tsx'
import { helpMessages } from './messages.ts'

export default linkRow({ to: '/get-help', icon: people, messages: helpMessages, as: 'li' })
