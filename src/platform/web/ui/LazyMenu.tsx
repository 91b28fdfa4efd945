import { cloneElement, lazy, Suspense, useEffect, useState, type KeyboardEvent } from 'react'
import { afterPaint } from '../page/after-paint.ts'
import type { MenuProps } from './Menu.tsx'

const load = () => afterPaint(() => import('./Menu.tsx'))
const Menu = lazy(() => load().then((file) => ({ default: file.Menu })))

/**
 * A Menu whose machinery arrives after the first screen and is set up when it is first opened: a list has one in each row, and to set up
 * thirty costs a phone half a second. A press that came before the machinery is not lost: the menu then arrives open.
 */
export function LazyMenu(props: MenuProps) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => void load(), [])
  const trigger = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': isWanted,
    onClick: () => setWanted((now) => !now),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      setWanted(true)
    },
  })
  return isWanted ? (
    <Suspense fallback={trigger}>
      <Menu {...props} startsOpen />
    </Suspense>
  ) : (
    trigger
  )
}
