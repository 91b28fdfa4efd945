import { cloneElement, lazy, Suspense, useState } from 'react'
import type { MenuProps } from './Menu.tsx'

const Menu = lazy(() => import('./Menu.tsx').then((file) => ({ default: file.Menu })))

/**
 * A Menu whose machinery arrives after the first screen; until then its trigger stands there in the same place and size. A press
 * that came before it is not lost: the menu then arrives open.
 */
export function LazyMenu(props: MenuProps) {
  const [isWanted, setWanted] = useState(false)
  return (
    <Suspense fallback={cloneElement(props.trigger, { onClick: () => setWanted((now) => !now) })}>
      <Menu {...props} startsOpen={isWanted} />
    </Suspense>
  )
}
