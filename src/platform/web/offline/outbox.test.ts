import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from '../api/api-error.ts'
import type { CallOptions, Callable, Input } from '../api/call.ts'
import { memoryStore } from './memory-store.ts'
import { QUEUED, Outbox, type OutboxDependencies } from './outbox.ts'

const setTotal = { method: 'PUT', path: '/api/totals/:id', offline: true } as const
const transfer = { method: 'POST', path: '/api/transfers' } as const

beforeEach(() => void vi.useFakeTimers())

function world(store = memoryStore()) {
  const server = { up: true, user: 'ada' as string | undefined, seen: [] as unknown[], refuse: new Map<unknown, number>(), sentRounds: 0 }
  const tails = new Map<string, Promise<unknown>>()
  const dependencies: OutboxDependencies = {
    store,
    async send(_endpoint: Callable, input: Input, options?: CallOptions) {
      if (!server.up) throw new NetworkError('gone')
      if (server.user !== options?.asUser) throw new ApiError('Somebody else is signed in now.', 409, { error: 'other_person' })
      const status = server.refuse.get(input.body)
      if (status) throw new ApiError(`refused with ${status}`, status)
      server.seen.push(input.body)
      return { ok: input.body }
    },
    runExclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
      const turn = (tails.get(name) ?? Promise.resolve()).then(work)
      tails.set(
        name,
        turn.catch(() => {}),
      )
      return turn
    },
    broadcast: () => {},
    now: () => Date.now(),
    onSent: () => void server.sentRounds++,
  }
  return { server, dependencies, outbox: () => new Outbox(dependencies) }
}

/** A world with an outbox of Ada, who is signed in. */
async function adasBox(store = memoryStore()) {
  const made = world(store)
  const box = made.outbox()
  await box.setUser('ada')
  return { ...made, box }
}

const total = (n: number): Input => ({ params: { id: 't' }, body: n })

describe('with a network', () => {
  test('a mutation is sent and answered as usual', async () => {
    const { box, server } = await adasBox()
    expect(await box.perform(setTotal, total(1))).toEqual({ ok: 1 })
    expect(server.seen).toEqual([1])
    expect(box.state().waiting).toEqual([])
  })

  test('a refusal reaches the caller and is not kept', async () => {
    const { box, server } = await adasBox()
    server.refuse.set(1, 400)
    await expect(box.perform(setTotal, total(1))).rejects.toThrow('refused with 400')
    expect(box.state().waiting).toEqual([])
  })
})

/** Requests, by body, that the test answers step by step. */
function slowRequests(dependencies: OutboxDependencies) {
  const answers = new Map<unknown, PromiseWithResolvers<unknown>>()
  dependencies.send = (_endpoint, { body }) => {
    const answer = Promise.withResolvers<unknown>()
    answers.set(body, answer)
    return answer.promise
  }
  const settled = () => vi.advanceTimersByTimeAsync(0)
  return { settled, sent: () => [...answers.keys()], answerOf: (body: unknown) => answers.get(body)! }
}

describe('a mutation under way', () => {
  test('is stored before it is sent, so that closing the tab loses nothing', async () => {
    const store = memoryStore()
    const { box, dependencies } = await adasBox(store)
    const requests = slowRequests(dependencies)
    void box.perform(setTotal, total(1))
    await requests.settled()
    expect(requests.sent()).toEqual([1])
    expect(await store.list('ada')).toMatchObject([{ input: { body: 1 } }])
  })

  test.each([502, 503, 504])('is kept when a proxy answers %i in the place of the server', async (status) => {
    const { box, server } = await adasBox()
    await box.flush()
    server.refuse.set(1, status)
    expect(await box.perform(setTotal, total(1))).toBe(QUEUED)
    server.refuse.clear()
    await box.flush()
    expect(server.seen).toEqual([1])
  })

  test('is not shown as waiting, and is removed once it is confirmed', async () => {
    const store = memoryStore()
    const { box, dependencies } = await adasBox(store)
    const requests = slowRequests(dependencies)
    const done = box.perform(setTotal, total(1))
    await requests.settled()
    await box.refresh()
    expect(box.state().waiting).toEqual([])
    requests.answerOf(1).resolve('confirmed')
    expect(await done).toBe('confirmed')
    expect(await store.list('ada')).toEqual([])
  })

  test('is sent before a later one of the same area, and hinders none of another', async () => {
    const { box, dependencies } = await adasBox()
    const requests = slowRequests(dependencies)
    const first = box.perform(setTotal, total(1))
    const second = box.perform(setTotal, total(2))
    void box.perform({ method: 'PUT', path: '/api/others/:id', offline: true }, total(3))
    await requests.settled()
    expect(requests.sent()).toEqual([1, 3])
    requests.answerOf(1).resolve('one')
    await requests.settled()
    expect(requests.sent()).toEqual([1, 3, 2])
    requests.answerOf(2).resolve('two')
    expect([await first, await second]).toEqual(['one', 'two'])
  })

  test('stays stored when the session is over, for the same person’s next one', async () => {
    const store = memoryStore()
    const { box, server } = await adasBox(store)
    server.refuse.set(1, 401)
    await expect(box.perform(setTotal, total(1))).rejects.toThrow('refused with 401')
    expect(await store.list('ada')).toHaveLength(1)
  })

  test('is sent all the same where the device stores nothing', async () => {
    const { box, server } = await adasBox({ ...memoryStore(), add: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) })
    vi.spyOn(console, 'warn').mockImplementationOnce(() => {})
    expect(await box.perform(setTotal, total(1))).toEqual({ ok: 1 })
    server.up = false
    vi.spyOn(console, 'warn').mockImplementationOnce(() => {})
    await expect(box.perform(setTotal, total(2))).rejects.toBeInstanceOf(NetworkError)
  })

  test('with keepalive goes out at once: its page may be closing', async () => {
    const { box, dependencies } = await adasBox()
    const requests = slowRequests(dependencies)
    void box.perform(setTotal, total(1), { keepalive: true })
    expect(requests.sent()).toEqual([1])
  })
})

describe('without a network', () => {
  test('a mutation that allows it is kept, and sent in order when the network returns', async () => {
    const { box, server } = await adasBox()
    server.up = false
    for (const n of [1, 2, 3]) expect(await box.perform(setTotal, total(n), { label: `total ${n}` })).toBe(QUEUED)
    expect(box.state()).toMatchObject({ unreachable: true })
    expect(box.state().waiting.map((entry) => entry.label)).toEqual(['total 1', 'total 2', 'total 3'])
    server.up = true
    await box.flush()
    expect(server.seen).toEqual([1, 2, 3])
    expect(box.state()).toMatchObject({ waiting: [], unreachable: false })
    expect(server.sentRounds).toBe(1)
  })

  test('a mutation that does not allow it fails', async () => {
    const { box, server } = await adasBox()
    server.up = false
    await expect(box.perform(transfer, total(1))).rejects.toBeInstanceOf(NetworkError)
    expect(box.state().waiting).toEqual([])
  })

  test('waiting entries are sent before new ones', async () => {
    const { box, server } = await adasBox()
    server.up = false
    await box.perform(setTotal, total(1))
    server.up = true
    expect(await box.perform(setTotal, total(2))).toEqual({ ok: 2 })
    expect(server.seen).toEqual([1, 2])
  })

  test('only the latest of entries that replace each other is sent', async () => {
    const { box, server } = await adasBox()
    server.up = false
    for (const n of [30, 60, 90]) await box.perform(setTotal, total(n), { replaces: 'session s1' })
    await box.perform(setTotal, total(5), { replaces: 'session s2' })
    expect(box.state().waiting).toHaveLength(2)
    server.up = true
    await box.flush()
    expect(server.seen).toEqual([90, 5])
  })

  test('it is tried again by itself, ever more slowly', async () => {
    const { box, server } = await adasBox()
    server.up = false
    await box.perform(setTotal, total(1))
    await vi.advanceTimersByTimeAsync(5000)
    expect(box.state().waiting).toHaveLength(1)
    server.up = true
    await vi.advanceTimersByTimeAsync(9999)
    expect(server.seen).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(server.seen).toEqual([1])
  })
})

describe('a waiting entry', () => {
  test('survives a reload', async () => {
    const store = memoryStore()
    const { outbox, server } = world(store)
    const before = outbox()
    await before.setUser('ada')
    server.up = false
    await before.perform(setTotal, total(1))
    server.up = true
    const after = outbox()
    await after.setUser('ada')
    await after.flush()
    expect(server.seen).toEqual([1])
  })

  test('is sent once when two tabs send at the same time', async () => {
    const { outbox, server } = world()
    const [one, two] = [outbox(), outbox()]
    await one.setUser('ada')
    server.up = false
    for (const n of [1, 2, 3]) await one.perform(setTotal, total(n))
    server.up = true
    await two.setUser('ada')
    await Promise.all([one.flush(), two.flush(), one.flush()])
    expect(server.seen).toEqual([1, 2, 3])
  })

  test('is never sent in another person’s session, even if this tab does not know of it', async () => {
    const { box, server } = await adasBox()
    server.up = false
    await box.perform(setTotal, total(1))
    server.up = true
    server.user = 'ben'
    await box.flush()
    await box.setUser('ben')
    await box.flush()
    expect(server.seen).toEqual([])
    expect(box.state().waiting).toEqual([])
    server.user = 'ada'
    await box.setUser('ada')
    await box.flush()
    expect(server.seen).toEqual([1])
  })

  test('and neither is a new mutation', async () => {
    const { box, server } = await adasBox()
    server.user = 'ben'
    await expect(box.perform(setTotal, total(1))).rejects.toMatchObject({ error: 'other_person' })
    await expect(box.perform(transfer, total(2))).rejects.toMatchObject({ error: 'other_person' })
    expect(server.seen).toEqual([])
  })

  test('is not blocked by an entry the server refuses, which is set aside and shown', async () => {
    const { box, server } = await adasBox()
    server.up = false
    for (const n of [1, 2, 3]) await box.perform(setTotal, total(n))
    server.up = true
    server.refuse.set(2, 404)
    await box.flush()
    expect(server.seen).toEqual([1, 3])
    expect(box.state().waiting).toEqual([])
    const [poison] = box.state().setAside
    expect(poison).toMatchObject({ input: { body: 2 }, problem: 'refused with 404' })
    server.refuse.clear()
    await box.retry(poison!.seq)
    expect(server.seen).toEqual([1, 3, 2])
    expect(box.state().setAside).toEqual([])
  })

  test.each([401, 429, 500, 503])('waits on when the server answers %i', async (status) => {
    const { box, server } = await adasBox()
    server.up = false
    for (const n of [1, 2]) await box.perform(setTotal, total(n))
    server.up = true
    server.refuse.set(1, status)
    await box.flush()
    expect(server.seen).toEqual([])
    expect(box.state().waiting).toHaveLength(2)
    expect(box.state().setAside).toEqual([])
  })

  test('can be discarded', async () => {
    const { outbox, server } = world()
    const box = outbox()
    await box.setUser('ada')
    server.up = false
    await box.perform(setTotal, total(1))
    await box.discard(box.state().waiting[0]!.seq)
    server.up = true
    await box.flush()
    expect(server.seen).toEqual([])
  })
})

test('with any sequence of network failures, everything arrives exactly once and in order', async () => {
  vi.useRealTimers()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 30 }), async (weather) => {
      const { outbox, server } = world()
      const box = outbox()
      await box.setUser('ada')
      for (const [n, up] of weather.entries()) {
        server.up = up
        await box.perform(setTotal, total(n))
        if (n % 3 === 0) await box.flush()
      }
      server.up = true
      await box.flush()
      expect(server.seen).toEqual(weather.map((_, n) => n))
      await box.setUser(undefined)
    }),
    { numRuns: 50 },
  )
})
