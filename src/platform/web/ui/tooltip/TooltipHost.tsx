import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '../../i18n/messages.ts'
import { tooltipMessages } from './messages.ts'
import { watchTargets } from './watch-targets.ts'
import styles from './TooltipHost.module.css'

/** To the window's edges, px. */
const MARGIN = 8

/** The keys, pressed one after the other, that lead where a link leads. */
type KeysOf = (address: string) => Promise<string | undefined>
const noKeys: KeysOf = async () => undefined

/**
 * Shows the name of every icon button (`data-tip`) that the pointer rests on or the keyboard reaches, with its shortcut. There is
 * one for the whole app, so that buttons carry no code of it. Screen readers know both from the button itself.
 */
export function TooltipHost({ keysOf = noKeys }: { keysOf?: KeysOf }) {
  const t = useMessages(tooltipMessages)
  const [target, setTarget] = useState<HTMLElement>()
  const tip = useRef<HTMLDivElement>(null)
  useEffect(() => watchTargets(setTarget), [])
  const keys = useKeys(target, keysOf)

  useLayoutEffect(() => {
    if (!target || !tip.current) return
    const button = target.getBoundingClientRect()
    const { width, height } = tip.current.getBoundingClientRect()
    const middle = button.left + (button.width - width) / 2
    const top = button.top - height
    tip.current.style.left = `${Math.max(MARGIN, Math.min(middle, innerWidth - width - MARGIN))}px`
    tip.current.style.top = `${top < 0 ? button.bottom : top}px`
  }, [target, keys])

  if (!target) return null
  const shortcut = target.getAttribute('aria-keyshortcuts')?.split('+').map(t.key).join(' + ') ?? keys
  return createPortal(
    <div ref={tip} role="tooltip" className={styles.place}>
      <span className={styles.tooltip}>
        {target.dataset.tip || (target.getAttribute('aria-label') ?? target.textContent)}
        {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
      </span>
    </div>,
    document.body,
  )
}

/** The keys of the link that the tooltip is of, once they are known. */
function useKeys(target: HTMLElement | undefined, keysOf: KeysOf): string | undefined {
  const [known, setKnown] = useState<{ of: HTMLElement; keys: string | undefined }>()
  useEffect(() => {
    if (!(target instanceof HTMLAnchorElement)) return
    let isHere = true
    void keysOf(target.pathname + target.search).then((keys) => isHere && setKnown({ of: target, keys: keys?.toUpperCase() }))
    return () => {
      isHere = false
    }
  }, [target, keysOf])
  return known?.of === target ? known?.keys : undefined
}
