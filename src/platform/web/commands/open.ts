import { knownUser } from '../session/stored-user.ts'

export type CommandView = 'palette' | 'keys'

type Listener = (view: CommandView, query?: string) => void

let listener: Listener | undefined
/** Pressed before the shell was there. */
let asked: { view: CommandView; query: string } | undefined

/** `query` stands in the palette's field already. For commands; a page's button is marked `data-opens-commands`. Before the shell is there it waits for it. */
export function openCommands(view: CommandView, query = ''): void {
  if (listener) listener(view, query)
  else asked = { view, query }
}

/** The shell listens, once the page stands. */
export function onOpenCommands(open: Listener): () => void {
  listener = open
  if (asked) open(asked.view, asked.query)
  asked = undefined
  return () => {
    if (listener === open) listener = undefined
  }
}

/**
 * Said by the app's entry: pages' own buttons and Control+K (⌘K) share no module with what comes after every page, and can be pressed
 * before it is there. From then on keys are the shell's (watch-keys.ts).
 */
export function hearCommands(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-opens-commands]')) openCommands('palette')
  })
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    if (listener || !(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 'k') return
    if ((target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) || !knownUser()) return
    event.preventDefault()
    openCommands('palette')
  })
}
