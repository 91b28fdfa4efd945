import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { shellMessages } from './messages.ts'

export function SignOutDialog({ waiting, onStay, onLeave }: { waiting: number; onStay: () => void; onLeave: () => void }) {
  const t = useMessages(shellMessages)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={t.signOutTitle}
      description={t.signOutText(waiting)}
      modalOnly
      actions={
        <>
          <Button kind="quiet" onClick={onLeave}>
            {t.signOutAnyway}
          </Button>
          <Button onClick={onStay}>{t.stay}</Button>
        </>
      }
    />
  )
}
