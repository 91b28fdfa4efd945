import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { meditationMessages } from './core/messages.ts'

// Templates are long, so they are loaded on demand.
const NewDialog = lazy(() => import('./NewDialog.tsx'))

export function NewMeditation() {
  const t = useMessages(meditationMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={plus} onClick={() => setOpen(true)}>
        {t.make.open}
      </Button>
      {isOpen && (
        <Suspense>
          <NewDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
