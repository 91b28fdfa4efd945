/** The pointer's rest before a tooltip opens, and the time after a closing in which the next one opens at once. */
const OPEN_MS = 700
const SKIP_MS = 300

const tipOf = (node: EventTarget | null) => (node instanceof Element ? node.closest<HTMLElement>('[data-tip]') : null)

/**
 * Calls `show` with the `[data-tip]` element whose tooltip is open, or undefined: it opens after the pointer rested on it or keyboard
 * focus reached it. A press, Escape, scrolling, or removal of the element closes it. Touch opens none. Returns a function that stops it.
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
  /** Closes the open tooltip; `aimed` stays, so that it does not open again under a pointer at rest. */
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
    // A pointer over the tooltip itself does not close it.
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
