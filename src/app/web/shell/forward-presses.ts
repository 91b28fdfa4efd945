let running: ViewTransition | undefined

/**
 * During a view transition, browsers send every press to the document itself, regardless of `pointer-events`: the element under it
 * gets nothing. Here a press ends the transition and is forwarded to that element. Returns a function that undoes this.
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
    // The transition may also have begun while the button was pressed.
    running?.skipTransition()
    const under = document.elementFromPoint(event.clientX, event.clientY)
    // A press that is released on another element is no click.
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
