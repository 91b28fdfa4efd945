import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { gardenMessages } from './core/messages.ts'

/** Asks for confirmation before all plants return to their default places. */
export function ResetDialog({ onClose, onReset }: { onClose: () => void; onReset: () => void }) {
  const t = useMessages(gardenMessages).arrange
  return (
    <Dialog
      onClose={onClose}
      title={t.resetAsk}
      description={t.resetText}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button
            onClick={() => {
              onReset()
              onClose()
            }}
          >
            {t.reset}
          </Button>
        </>
      }
    />
  )
}
