/** Asks the person to show that it is them; resolves with whether they did. */
type Ask = () => Promise<boolean>

/** The shell comes a moment after the first page: a press before it waits so long. */
const SHELL_WAIT_MS = 10_000

let ask: Ask | undefined
/** Until the shell has first told how to ask. */
let coming: PromiseWithResolvers<void> | undefined
let asking: Promise<boolean> | undefined

/** Said by the app's entry: the shell is on its way. Elsewhere nobody waits for it. */
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

/** Asks; calls that need it at the same time share one question. False where there is nobody to ask. */
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
