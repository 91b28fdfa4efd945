export type Question = { id: number; password: string; about: readonly string[] }
/**
 * `score` is zxcvbn's: 0 (guessed at once) to 4; from 3 on the server accepts the password. `guessesLog10`: guesses that it withstands, as
 * a power of ten. `advice` is the key of a message.
 */
export type Estimate = { id: number; score: number; guessesLog10: number; advice: string | undefined }

let worker: Worker | undefined
let count = 0
const waiting = new Map<number, (estimate: Estimate | undefined) => void>()

function open(): Worker {
  const made = new Worker(new URL('./estimator-worker.ts', import.meta.url), { type: 'module', name: 'password strength' })
  made.addEventListener('message', ({ data }: MessageEvent<Estimate>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  })
  // If the word lists cannot be loaded, the server still checks the password, and the next letter tries again.
  made.addEventListener('error', () => {
    closeEstimator()
  })
  return made
}

/**
 * How well a password withstands guessing by a person who has the words in `about` (such as the username). Runs in its own thread, so that
 * typing never waits. Undefined if the word lists could not be loaded.
 */
export function estimate(password: string, about: readonly string[]): Promise<Estimate | undefined> {
  worker ??= open()
  const id = ++count
  const answer = new Promise<Estimate | undefined>((resolve) => waiting.set(id, resolve))
  worker.postMessage({ id, password: password.normalize('NFKC'), about } satisfies Question)
  return answer
}

/** Releases the word lists (several megabytes once unpacked). */
export function closeEstimator(): void {
  worker?.terminate()
  worker = undefined
  for (const resolve of waiting.values()) resolve(undefined)
  waiting.clear()
}
