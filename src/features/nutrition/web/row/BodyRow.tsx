import { nutrition } from '#platform/web/ui/icons/subjects.ts'
import { linkRow } from '#platform/web/ui/link-row.tsx'
import { rowMessages } from './messages.ts'

/** Link to the food diary on the Body home page. */
export default linkRow({ to: '/nutrition-analytics', icon: nutrition, messages: rowMessages, as: 'li', isShort: true })
