import type { CommandView } from './open.ts'
import { hasSingleKeys } from './single-keys.ts'

/** Between two keys of one shortcut. */
const NEXT_KEY_MS = 1500

/** Where letters mean something else: text, and lists in which a letter goes to what begins with it. */
const TAKES_KEYS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="menu"], [role="listbox"], [role="application"]'
const STANDS_BEFORE = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/**
 * Tells what was pressed that is nobody else's: the palette by Control+K (⌘K), the sheet by `?`, and rows of single keys (`g j`) that
 * `find` knows. Never while somebody types, nor while a dialog or a menu stands before the page. Gives what ends the watching.
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

  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return
    const target = event.composedPath()[0]
    if (target instanceof Element && target.closest(TAKES_KEYS)) return forget()
    if (document.querySelector(STANDS_BEFORE)) return forget()
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'k' || event.shiftKey) return
      event.preventDefault()
      open('palette')
    } else if (!hasSingleKeys()) {
      return
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
  addEventListener('keydown', onKey)
  return () => {
    removeEventListener('keydown', onKey)
    forget()
  }
}
