import { refresh } from '#platform/web/ui/icons/controls.ts'
import { linkRow } from '#platform/web/ui/link-row.tsx'
import { statusMessages } from './messages.ts'

/** Link to the list of slow work, on the profile page. */
export default linkRow({ to: '/image-status', icon: refresh, messages: statusMessages, as: 'li' })
