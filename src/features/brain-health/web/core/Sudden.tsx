import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { warning } from '#platform/web/ui/icons/controls.ts'
import { coreMessages } from './messages.ts'

const SuddenDialog = lazy(() => import('./SuddenDialog.tsx'))

/** Button on every page of this feature that opens the warning signs of an emergency, and the number to call. */
export function Sudden() {
  const t = useMessages(coreMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="soft" icon={warning} onClick={() => setOpen(true)}>
        {t.sudden}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SuddenDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
