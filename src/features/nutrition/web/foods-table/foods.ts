import type { Answered, Answers, Asked, Question } from './protocol.ts'

/** The worker with the food tables, so that loading and searching never block the page. It starts with the first question. */
let worker: Worker | undefined
let nr = 0
const waiting = new Map<number, { resolve: (answer: never) => void; reject: (error: Error) => void }>()

function open(): Worker {
  const made = new Worker(new URL('./foods-worker.ts', import.meta.url), { type: 'module', name: 'foods' })
  made.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    const asked = waiting.get(data.nr)
    waiting.delete(data.nr)
    if ('failed' in data) asked?.reject(new Error(data.failed))
    else asked?.resolve(data.answer as never)
  })
  made.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('the food table could not be opened'))
    waiting.clear()
    worker = undefined
  })
  return made
}

/** Asks the worker. Rejects if the tables are unavailable: without a network, before their first download. */
export function askFoods<const Q extends Question>(question: Q): Promise<Answers[Q['ask']]> {
  worker ??= open()
  const asked: Asked = { nr: ++nr, question }
  return new Promise((resolve, reject) => {
    waiting.set(asked.nr, { resolve: resolve as (answer: never) => void, reject })
    worker!.postMessage(asked)
  })
}
