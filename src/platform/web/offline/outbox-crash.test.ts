import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../api/api-error.ts'
import type { CallOptions, Callable, Input } from '../api/call.ts'
import { memoryStore } from './memory-store.ts'
import { Outbox } from './outbox.ts'

const AREAS = ['habits', 'wiki'] as const
type Area = (typeof AREAS)[number]
type Network = 'up' | 'request lost' | 'answer lost' | 'unwell'
type Step =
  | { do: 'write'; tab: number; area: Area }
  | { do: 'flush'; tab: number }
  | { do: 'crash'; tab: number }
  | { do: 'network'; is: Network }
  /** Advances all running work by a number of turns. */
  | { do: 'wait'; turns: number }

const tab = fc.nat({ max: 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('write' as const), tab, area: fc.constantFrom(...AREAS) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('flush' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('crash' as const), tab }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('network' as const),
      is: fc.constantFrom<Network[]>('up', 'request lost', 'answer lost', 'unwell'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), turns: fc.integer({ min: 1, max: 12 }) }) },
)

/** Locks as a browser has them: in the order they were asked for, and released when their tab dies. */
class Locks {
  #queues = new Map<string, { tab: Tab; start: () => void }[]>()

  request<T>(owner: Tab, name: string, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const queue = this.#queues.get(name) ?? []
      this.#queues.set(name, queue)
      const mine = {
        tab: owner,
        start: () =>
          void work()
            .then(resolve, reject)
            .finally(() => this.#leave(name, mine)),
      }
      if (queue.push(mine) === 1) mine.start()
    })
  }

  releaseAll(owner: Tab): void {
    for (const [name, queue] of this.#queues) for (const one of queue.filter(({ tab: of }) => of === owner)) this.#leave(name, one)
  }

  #leave(name: string, one: { tab: Tab; start: () => void }): void {
    const queue = this.#queues.get(name)!
    const at = queue.indexOf(one)
    if (at < 0) return
    queue.splice(at, 1)
    if (at === 0) queue[0]?.start()
  }
}

/** One browser with its store and locks, and the server. */
function browser(delays: () => number) {
  const store = memoryStore()
  const locks = new Locks()
  const server = { network: 'up' as Network, applied: new Map<Area, number[]>(AREAS.map((area) => [area, []])) }
  const stored = new Set<number>()
  return { store, locks, server, stored, delays }
}
type Browser = ReturnType<typeof browser>

class Tab {
  #isDead = false
  readonly #browser: Browser
  readonly outbox: Outbox

  constructor(of: Browser) {
    this.#browser = of
    const { store, locks, server, stored } = of
    this.outbox = new Outbox({
      store: {
        list: (userId) => this.#step(() => store.list(userId)),
        add: (entry) =>
          this.#step(async () => {
            const seq = await store.add(entry)
            stored.add(entry.input.body as number)
            return seq
          }),
        remove: (userId, seq) => this.#step(() => store.remove(userId, seq)),
        setProblem: (userId, seq, problem) => this.#step(() => store.setProblem(userId, seq, problem)),
        addConfirmed: (userId, entry) => this.#step(() => store.addConfirmed(userId, entry)),
        confirmed: (userId) => this.#step(() => store.confirmed(userId)),
        isLasting: () => true,
      },
      send: (endpoint: Callable, input: Input, _options?: CallOptions) =>
        this.#step(async () => {
          const { network } = server
          if (network === 'request lost') throw new NetworkError('no network')
          if (network === 'unwell') throw new ApiError('restarting', 503)
          server.applied.get(endpoint.path.split('/')[2] as Area)!.push(input.body as number)
          if (network === 'answer lost') throw new NetworkError('no answer')
          return { ok: true }
        }),
      runExclusive: (name, work) => locks.request(this, name, work),
      broadcast: () => {},
      now: () => 0,
    })
    void this.outbox.setUser('ada')
  }

  /** Takes some turns before and after `work`; in a dead tab nothing happens any more. */
  async #step<T>(work: () => Promise<T>): Promise<T> {
    await this.#turns()
    const result = await work().then(
      (value) => () => value,
      (error: unknown) => () => {
        throw error
      },
    )
    await this.#turns()
    return result()
  }

  async #turns(): Promise<void> {
    for (let left = this.#browser.delays(); left > 0; left--) await turn()
    if (this.#isDead) await new Promise<never>(() => {})
  }

  crash(): void {
    this.#isDead = true
    void this.outbox.setUser(undefined)
    this.#browser.locks.releaseAll(this)
  }
}

const turn = () => new Promise<void>((resolve) => void setImmediate(resolve))

test('with lost answers, two tabs and crashes at any moment, nothing that was stored is lost and each area is sent in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.infiniteStream(fc.nat({ max: 3 })), async (steps, stream) => {
      const here = browser(() => stream.next().value as number)
      const tabs = [new Tab(here), new Tab(here)]
      let last = 0
      const areaOf = new Map<number, Area>()
      const promised = new Set<number>()
      const refused = new Set<number>()
      for (const one of steps) {
        if (one.do === 'wait') for (let left = one.turns; left > 0; left--) await turn()
        else if (one.do === 'network') here.server.network = one.is
        else if (one.do === 'flush') void tabs[one.tab]!.outbox.flush()
        else if (one.do === 'crash') {
          tabs[one.tab]!.crash()
          tabs[one.tab] = new Tab(here)
        } else {
          const n = ++last
          areaOf.set(n, one.area)
          tabs[one.tab]!.outbox.perform(
            { method: 'PUT', path: `/api/${one.area}/:id`, offline: true },
            { params: { id: 'x' }, body: n },
          ).then(
            () => void promised.add(n),
            () => void refused.add(n),
          )
          // A person does one thing after the other: two tabs do not write in the same instant.
          while (!here.stored.has(n) && !refused.has(n)) await turn()
        }
      }
      here.server.network = 'up'
      for (const one of tabs) await one.outbox.flush()
      for (let left = 200; left > 0; left--) await turn()
      for (const one of tabs) await one.outbox.flush()
      for (const area of AREAS) {
        const applied = here.server.applied.get(area)!
        expect(applied).toEqual(applied.toSorted((a, b) => a - b))
      }
      const all = new Set([...here.server.applied.values()].flat())
      for (const n of here.stored) if (!refused.has(n)) expect(all).toContain(n)
      for (const n of promised) expect(all).toContain(n)
      expect(await here.store.list('ada')).toEqual([])
      for (const one of tabs) one.crash()
    }),
    { numRuns: 150 },
  )
}, 60_000)
