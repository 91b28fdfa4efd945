import { useMessages } from '#platform/web/i18n/messages.ts'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { lockMessages } from './messages.ts'
import { Unlock } from './Unlock.tsx'

/** A dialog that unlocks the locked journals, over the page that leaves them out. */
export function UnlockDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(lockMessages)
  return (
    <Dialog onClose={onClose} title={t.some} description={t.someText}>
      <div data-area="journal">
        <Unlock onOpen={onClose} />
      </div>
    </Dialog>
  )
}
