import { lazy, Suspense } from 'react'
import type { MenuProps } from './Menu.tsx'

const Menu = lazy(() => import('./Menu.tsx').then((file) => ({ default: file.Menu })))

/** A Menu whose machinery arrives after the first screen; until then its trigger stands there in the same place and size. */
export function LazyMenu(props: MenuProps) {
  return (
    <Suspense fallback={props.trigger}>
      <Menu {...props} />
    </Suspense>
  )
}
