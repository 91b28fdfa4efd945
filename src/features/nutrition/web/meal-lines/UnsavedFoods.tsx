import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { nutritionMessages } from '../core/messages.ts'

interface UnsavedFoodsProps {
  names: readonly string[]
  onDiscard: () => void
  onStay: () => void
  onAdd: () => void
}

/** Asks before understood foods that were not added are lost. */
export default function UnsavedFoods({ names, onDiscard, onStay, onAdd }: UnsavedFoodsProps) {
  const t = useMessages(nutritionMessages).sheet
  return (
    <Dialog
      modalOnly
      onClose={onStay}
      title={t.unsaved}
      description={names.join(', ')}
      actions={
        <>
          <Button kind="quiet" onClick={onDiscard}>
            {t.discard}
          </Button>
          <Button kind="soft" onClick={onStay}>
            {t.stay}
          </Button>
          <Button data-first-focus onClick={onAdd}>
            {t.addFoods(names.length)}
          </Button>
        </>
      }
    />
  )
}
