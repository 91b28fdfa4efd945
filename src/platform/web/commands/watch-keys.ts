import { isDialogOpen } from '../ui/is-dialog-open.ts'
import type { CommandView } from './open.ts'
import { hasSingleKeys } from './single-keys.ts'

/** Maximum time between two keys of one shortcut. */
const NEXT_KEY_MS = 1500
/** A person who goes on typing after a press closed a dialog presses keys in shorter intervals than this. */
const TYPING_PAUSE_MS = 1000

/** Elements that use letters themselves: text fields, and lists in which a letter jumps to a matching row. */
const TAKES_KEYS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="menu"], [role="listbox"], [role="application"]'
const isPageCovered = () => isDialogOpen() || document.querySelector('[role="menu"]') !== null

/**
 * Listens for global shortcuts: the palette by Control+K (⌘K), the sheet by `?`, and sequences of single keys (`g j`) that
 * `find` resolves. Ignores keys while a person types, while a dialog or a menu is open, and while they go on typing after a
 * press closed it. Returns a function that stops listening.
 */
export function watchKeys<T>({
  open,
  find,
  run,
}: {
  open: (view: CommandView) => void
  /** Resolves the keys so far: a command, 'more' when a longer sequence begins with them, undefined for no match. */
  find: (keys: string) => Promise<T | 'more' | undefined>
  run: (found: T) => void
}): () => void {
  let pressed = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn = Promise.resolve()
  let lastTypedAt = -Infinity
  let wasCovered = false
  const forget = () => {
    clearTimeout(timer)
    pressed = ''
  }

  async function take(key: string): Promise<void> {
    clearTimeout(timer)
    const keys = pressed ? `${pressed} ${key}` : key
    pressed = ''
    const found = await find(keys).catch(() => undefined)
    if (found === 'more') {
      pressed = keys
      timer = setTimeout(forget, NEXT_KEY_MS)
    } else if (found !== undefined) run(found)
  }

  // Runs before other listeners: when they handle a press that closes a dialog, the dialog no longer exists.
  const onPressStart = (event: KeyboardEvent) => {
    wasCovered = isPageCovered()
    if (wasCovered || Date.now() - lastTypedAt < TYPING_PAUSE_MS) lastTypedAt = event.key === 'Escape' ? -Infinity : Date.now()
  }

  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return
    const target = event.composedPath()[0]
    if (target instanceof Element && target.closest(TAKES_KEYS)) return forget()
    if (wasCovered || isPageCovered()) return forget()
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'k' || event.shiftKey) return
      event.preventDefault()
      open('palette')
    } else if (!hasSingleKeys()) {
      return
    } else if (Date.now() - lastTypedAt < TYPING_PAUSE_MS) {
      forget()
    } else if (event.key === '?') {
      event.preventDefault()
      open('keys')
    } else if (event.key === 'Escape') {
      forget()
    } else if (event.key.length === 1 && event.key !== ' ') {
      const key = event.key.toLowerCase()
      // The first press has to wait for the commands; the second must not overtake it.
      turn = turn.then(() => take(key))
    }
  }
  addEventListener('keydown', onPressStart, { capture: true })
  addEventListener('keydown', onKey)
  return () => {
    removeEventListener('keydown', onPressStart, { capture: true })
    removeEventListener('keydown', onKey)
    forget()
  }
}
