import { Worker } from 'node:worker_threads'
import { AppError } from '#platform/contract/errors.ts'
import { statisticsReasons } from '#platform/contract/reasons.en.ts'
import { messageListener } from '../core/worker-messages.ts'
import { type AssociationInput, type Associations, associations } from './associations.ts'

const TIMEOUT_MS = 20_000
const MAX_WAITING = 40
/** Days times factors that take about 20 ms to compute: too little to be worth a thread. */
const SMALL = 4000

let turn: Promise<unknown> = Promise.resolve()
let waiting = 0

/**
 * The same as `associations`, without delaying other requests: ten years of sixty factors take half a second to a second
 * to compute, in a thread, one after the other. Rejects with `unavailable` when too many wait or it takes over
 * 20 s, and with the signal's reason when that is aborted.
 */
export async function associationsInWorker(input: AssociationInput, signal?: AbortSignal): Promise<Associations> {
  if (input.days.length * input.factors.length <= SMALL) return associations(input)
  if (waiting >= MAX_WAITING) throw away()
  waiting++
  // A set or a list from a generator does not survive the way into a thread as such; an array does.
  const plain = { ...input, factors: input.factors.map((factor) => ({ ...factor, days: [...factor.days] })) }
  const mine = turn.then(() => (signal?.aborted ? Promise.reject(signal.reason as Error) : inThread(plain, signal)))
  turn = mine.catch(() => {})
  return mine.finally(() => waiting--)
}

const away = () => new AppError('unavailable', statisticsReasons.away())

function inThread(input: AssociationInput, signal: AbortSignal | undefined): Promise<Associations> {
  const limits = [AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]
  const stop = AbortSignal.any(limits)
  const worker = new Worker(new URL('./associations-worker.ts', import.meta.url), { execArgv: [], name: 'associations', workerData: input })
  worker.unref()
  return new Promise<Associations>((resolve, reject) => {
    stop.addEventListener('abort', () => reject(signal?.aborted ? (signal.reason as Error) : away()), { once: true })
    worker.on('message', messageListener(resolve))
    worker.once('error', () => reject(away()))
    worker.once('exit', () => reject(away()))
  }).finally(() => worker.terminate())
}
