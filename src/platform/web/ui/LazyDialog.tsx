import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './Dialog.tsx'

const Dialog = lazy(() => import('./Dialog.tsx').then((file) => ({ default: file.Dialog })))

/** A Dialog whose machinery arrives when it is first opened, not with the page. */
export function LazyDialog({ open = true, ...props }: DialogProps) {
  const [isWanted, setWanted] = useState(open)
  if (open && !isWanted) setWanted(true)
  return isWanted ? (
    <Suspense fallback={null}>
      <Dialog {...props} open={open} />
    </Suspense>
  ) : null
}
