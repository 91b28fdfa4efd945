export type CommandView = 'palette' | 'keys'

let listener: ((view: CommandView) => void) | undefined

/** For commands; a page's button is marked `data-opens-commands`. */
export function openCommands(view: CommandView): void {
  listener?.(view)
}

/** The shell listens, once the page stands. */
export function onOpenCommands(open: (view: CommandView) => void): () => void {
  listener = open
  return () => {
    if (listener === open) listener = undefined
  }
}
