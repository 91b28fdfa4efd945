import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '../../i18n/messages.ts'
import { tooltipMessages } from './messages.ts'
import { watchTargets } from './watch-targets.ts'
import styles from './TooltipHost.module.css'

/** To the window's edges, px. */
const MARGIN = 8

/**
 * Shows the name of every icon button (`data-tip`) that the pointer rests on or the keyboard reaches, with its shortcut. There is
 * one for the whole app, so that buttons carry no code of it. Screen readers know both from the button itself.
 */
export function TooltipHost() {
  const t = useMessages(tooltipMessages)
  const [target, setTarget] = useState<HTMLElement>()
  const tip = useRef<HTMLDivElement>(null)
  useEffect(() => watchTargets(setTarget), [])

  useLayoutEffect(() => {
    if (!target || !tip.current) return
    const button = target.getBoundingClientRect()
    const { width, height } = tip.current.getBoundingClientRect()
    const middle = button.left + (button.width - width) / 2
    const top = button.top - height
    tip.current.style.left = `${Math.max(MARGIN, Math.min(middle, innerWidth - width - MARGIN))}px`
    tip.current.style.top = `${top < 0 ? button.bottom : top}px`
  }, [target])

  if (!target) return null
  const shortcut = target.getAttribute('aria-keyshortcuts')
  return createPortal(
    <div ref={tip} role="tooltip" className={styles.place}>
      <span className={styles.tooltip}>
        {target.dataset.tip || target.getAttribute('aria-label')}
        {shortcut && <kbd className={styles.shortcut}>{shortcut.split('+').map(t.key).join(' + ')}</kbd>}
      </span>
    </div>,
    document.body,
  )
}
