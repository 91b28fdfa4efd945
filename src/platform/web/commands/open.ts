export type CommandView = 'palette' | 'keys'

let listener: ((view: CommandView) => void) | undefined

/** For a page that has a button of its own for it. */
export function openCommands(view: CommandView = 'palette'): void {
  listener?.(view)
}

/** The shell listens, once the page stands. */
export function onOpenCommands(open: (view: CommandView) => void): () => void {
  listener = open
  return () => {
    if (listener === open) listener = undefined
  }
}
