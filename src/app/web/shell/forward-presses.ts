let running: ViewTransition | undefined

/**
 * While a change of page is drawn, browsers give every press to the document itself, whatever `pointer-events` says: what was aimed at
 * never hears of it. Here a press ends the drawing, and is handed on to what stands under it. Gives what undoes that.
 */
export function forwardPresses(): () => void {
  const start = document.startViewTransition as Document['startViewTransition'] | undefined
  if (!start) return () => {}
  document.startViewTransition = (change) => {
    const made = start.call(document, change)
    running = made
    const end = () => {
      if (running === made) running = undefined
    }
    made.finished.then(end, end)
    return made
  }
  const root = document.documentElement
  let aimed: Element | null = null

  const onDown = (event: PointerEvent) => {
    if (!event.isTrusted) return
    aimed = event.target as Element
    if (!running) return
    running.skipTransition()
    aimed = document.elementFromPoint(event.clientX, event.clientY)
    // Menus open as soon as they are touched.
    if (event.target === root && aimed !== root) aimed?.dispatchEvent(new PointerEvent('pointerdown', event))
  }
  const onClick = (event: MouseEvent) => {
    if (!event.isTrusted || event.target !== root || !aimed || aimed === root) return
    // It may also have begun while the button was held.
    running?.skipTransition()
    const under = document.elementFromPoint(event.clientX, event.clientY)
    // Pressed here and let go elsewhere is no press.
    if (!under || !(aimed.contains(under) || under.contains(aimed))) return
    aimed.closest<HTMLElement>('a, button, input, select, textarea, summary, [tabindex]')?.focus({ preventScroll: true })
    aimed.dispatchEvent(new MouseEvent('click', event))
  }
  addEventListener('pointerdown', onDown, true)
  addEventListener('click', onClick, true)
  return () => {
    document.startViewTransition = start
    removeEventListener('pointerdown', onDown, true)
    removeEventListener('click', onClick, true)
  }
}
