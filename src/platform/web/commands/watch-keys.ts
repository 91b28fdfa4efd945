import { isDialogOpen } from '../ui/is-dialog-open.ts'
import type { CommandView } from './open.ts'
import { hasSingleKeys } from './single-keys.ts'

/** Between two keys of one shortcut. */
const NEXT_KEY_MS = 1500
/** After a press closed a dialog, the keys of the words that somebody goes on typing come faster than this. */
const TYPING_PAUSE_MS = 1000

/** Where letters mean something else: text, and lists in which a letter goes to what begins with it. */
const TAKES_KEYS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="menu"], [role="listbox"], [role="application"]'
const isPageCovered = () => isDialogOpen() || document.querySelector('[role="menu"]') !== null

/**
 * Tells what was pressed that is nobody else's: the palette by Control+K (⌘K), the sheet by `?`, and rows of single keys (`g j`) that
 * `find` knows. Never while somebody types, nor while a dialog or a menu stands before the page, nor while they go on typing after a
 * press closed it. Gives what ends the watching.
 */
export function watchKeys<T>({
  open,
  find,
  run,
}: {
  open: (view: CommandView) => void
  /** What the keys so far mean: a command, 'more' when one begins with them, undefined for nothing. */
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

  // Before any other listener: the press that closes a dialog finds no dialog by the time it reaches the others.
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
      // The first press has to wait for the commands; the second must not come before it.
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
