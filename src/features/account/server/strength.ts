import { Worker } from 'node:worker_threads'
import { AppError, invalid } from '#platform/contract/errors.ts'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { markMessage, messageListener } from '#platform/server/core/worker-messages.ts'
import { accountReasons } from '../reasons.en.ts'

export type StrengthQuestion = { id: number; password: string; about: string[] }
/**
 * `score` is zxcvbn's: 0 (guessed at once) to 4; from 3 on a password withstands guessing at a server. `weakness` and `suggestion` are
 * zxcvbn's names for a weakness and a remedy, empty if there are none.
 */
export type StrengthAnswer = { id: number; score: number; weakness: string; suggestion: string }

const ENOUGH = 3
const MAX_WAITING = 40
/** The first answer waits for the word lists, 15 s on a busy machine. Callers wait for half a minute. */
const TIMEOUT_MS = 25_000
// The word lists take 70 MB: they are released when nobody has chosen a password for a while.
const IDLE_MS = 60_000

let worker: Worker | undefined
let idle: NodeJS.Timeout | undefined
let count = 0
const waiting = new Map<number, { resolve(answer: StrengthAnswer): void; reject(error: Error): void }>()

const away = () => new AppError('unavailable', accountReasons.password_unchecked())

function close(): void {
  const old = worker
  worker = undefined
  for (const { reject } of waiting.values()) reject(away())
  waiting.clear()
  void old?.terminate()
}

function open(): Worker {
  const made = new Worker(new URL('./strength-worker.ts', import.meta.url), { execArgv: [], name: 'password strength' })
  made.unref()
  const receive = (answer: StrengthAnswer) => {
    waiting.get(answer.id)?.resolve(answer)
    waiting.delete(answer.id)
  }
  made.on('message', messageListener(receive))
  made.on('error', () => {
    if (worker === made) close()
  })
  return made
}

/** Asks the estimator, in a separate thread: a difficult password takes a fifth of a second. */
async function estimate(password: string, about: string[]): Promise<StrengthAnswer> {
  if (waiting.size >= MAX_WAITING) throw away()
  worker ??= open()
  const id = ++count
  const answer = new Promise<StrengthAnswer>((resolve, reject) => waiting.set(id, { resolve, reject }))
  worker.postMessage(markMessage({ id, password, about } satisfies StrengthQuestion))
  const patience = setTimeout(close, TIMEOUT_MS)
  clearTimeout(idle)
  try {
    return await answer
  } finally {
    clearTimeout(patience)
    // One timer, restarted by the last of several requests: an earlier one would end a request that comes a minute later.
    clearTimeout(idle)
    if (waiting.size === 0) idle = setTimeout(close, IDLE_MS).unref()
  }
}

/** Throws `invalid` for `field`, with advice, if the password is easy to guess with the names in `about`. */
export async function assertStrong(
  password: string,
  { username, email }: { username: string; email: string },
  field = 'password',
): Promise<void> {
  const words = [username, email, PRODUCT_NAME].flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  const about = [...new Set(words)].filter((word) => word.length > 2).slice(0, 20)
  const { score, weakness, suggestion } = await estimate(password.normalize('NFKC'), about)
  if (score < ENOUGH) throw invalid(field, accountReasons.password_weak({ weakness, suggestion }))
}
