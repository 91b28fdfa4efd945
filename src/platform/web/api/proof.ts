/** Asks the person to show that it is them; resolves with whether they did. */
type Ask = () => Promise<boolean>

/** The shell loads shortly after the first page: an earlier press waits at most this long. */
const SHELL_WAIT_MS = 10_000

let ask: Ask | undefined
/** Pending until the shell has registered its dialog. */
let coming: PromiseWithResolvers<void> | undefined
let asking: Promise<boolean> | undefined

/** The app's entry calls this: the shell is loading. Elsewhere, no call waits for it. */
export function expectShell(): void {
  coming = Promise.withResolvers()
}

/** The shell tells how to ask. Returns how to undo it. */
export function onProofWanted(handler: Ask): () => void {
  ask = handler
  coming?.resolve()
  coming = undefined
  return () => {
    ask = undefined
  }
}

/** Asks the person; simultaneous calls share one dialog. False where no dialog is available. */
export function askForProof(): Promise<boolean> {
  asking ??= askWhenReady().finally(() => {
    asking = undefined
  })
  return asking
}

async function askWhenReady(): Promise<boolean> {
  if (coming) await Promise.race([coming.promise, new Promise((resolve) => setTimeout(resolve, SHELL_WAIT_MS))])
  return ask?.() ?? false
}
