/** How long the pointer rests before a tooltip opens, and for how long after one closed the next opens at once. */
const OPEN_MS = 700
const SKIP_MS = 300

const tipOf = (node: EventTarget | null) => (node instanceof Element ? node.closest<HTMLElement>('[data-tip]') : null)

/**
 * Tells which `[data-tip]` element has its tooltip open, undefined for none: after the pointer rested on it or the keyboard reached
 * it. A press, Escape, scrolling, or the element going away closes it. Touch opens none. Gives what ends the watching.
 */
export function watchTargets(show: (target: HTMLElement | undefined) => void): () => void {
  let aimed: HTMLElement | null = null
  let shown: HTMLElement | undefined
  let closedAt = -Infinity
  let timer: ReturnType<typeof setTimeout> | undefined

  const removed = new MutationObserver(() => !shown?.isConnected && aim(null))
  const open = () => {
    if (!aimed?.isConnected || aimed.getAttribute('aria-expanded') === 'true') return
    shown = aimed
    removed.observe(document.body, { childList: true, subtree: true })
    show(shown)
  }
  /** Closes what is open; what is aimed at stays, so that it does not open again under a pointer that only stays. */
  const close = () => {
    clearTimeout(timer)
    removed.disconnect()
    if (!shown) return
    shown = undefined
    closedAt = performance.now()
    show(undefined)
  }
  function aim(next: HTMLElement | null) {
    if (next === aimed) return
    close()
    aimed = next
    if (next) timer = setTimeout(open, performance.now() - closedAt < SKIP_MS ? 0 : OPEN_MS)
  }

  const end = new AbortController()
  const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, listener, { capture: true, passive: true, signal: end.signal })
  on('pointerover', ({ target, pointerType }) => {
    // Who looks at the words more closely keeps them.
    if (pointerType === 'touch' || (target instanceof Element && target.closest('[role="tooltip"]'))) return
    aim(tipOf(target))
  })
  on('pointerleave', ({ target }) => target === document && aim(null))
  on('focusin', ({ target }) => target instanceof Element && target.matches(':focus-visible') && aim(tipOf(target)))
  on('focusout', ({ target }) => tipOf(target) === aimed && aim(null))
  on('pointerdown', close)
  on('click', close)
  on('keydown', ({ key }) => key === 'Escape' && close())
  on('scroll', close)
  return () => {
    end.abort()
    close()
  }
}
