import { chart } from '#platform/web/ui/icons/tools.ts'
import { linkRow } from '#platform/web/ui/link-row.tsx'
import { rowMessages } from './messages.ts'

/** Link to the measurements on the Body home page. */
export default linkRow({ to: '/measurements', icon: chart, messages: rowMessages, as: 'li', isShort: true })
