import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './Dialog.tsx'

const Dialog = lazy(() => import('./Dialog.tsx').then((file) => ({ default: file.Dialog })))

/** A Dialog whose machinery arrives when it is first opened, not with the page. */
export function LazyDialog(props: DialogProps) {
  const [isWanted, setWanted] = useState(props.open)
  if (props.open && !isWanted) setWanted(true)
  return isWanted ? (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  ) : null
}
