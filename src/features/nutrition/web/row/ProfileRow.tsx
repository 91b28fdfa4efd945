import { nutrition } from '#platform/web/ui/icons/subjects.ts'
import { linkRow } from '#platform/web/ui/link-row.tsx'
import { rowMessages } from './messages.ts'

export default linkRow({ to: '/nutrition-analytics', icon: nutrition, messages: rowMessages, as: 'li' })
