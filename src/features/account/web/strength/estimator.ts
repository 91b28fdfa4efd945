export type Question = { id: number; password: string; about: readonly string[] }
/**
 * `score` is zxcvbn's: 0 (guessed in no time) to 4; from 3 on the server takes the password. `guessesLog10`: how many
 * guesses it stands, as a power of ten. `advice` names a message.
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
  // Word lists that do not arrive: the server judges all the same, and the next letter tries again.
  made.addEventListener('error', () => {
    closeEstimator()
  })
  return made
}

/**
 * How well a password stands guessing by someone who knows what it is `about` (the person's names). In a thread of its own,
 * so that typing never waits. Undefined when the word lists could not be fetched.
 */
export function estimate(password: string, about: readonly string[]): Promise<Estimate | undefined> {
  worker ??= open()
  const id = ++count
  const answer = new Promise<Estimate | undefined>((resolve) => waiting.set(id, resolve))
  worker.postMessage({ id, password: password.normalize('NFKC'), about } satisfies Question)
  return answer
}

/** Lets go of the word lists (several megabytes once unpacked). */
export function closeEstimator(): void {
  worker?.terminate()
  worker = undefined
  for (const resolve of waiting.values()) resolve(undefined)
  waiting.clear()
}
