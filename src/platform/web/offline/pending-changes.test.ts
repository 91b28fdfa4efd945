// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { NetworkError } from '../api/api-error.ts'
import type { Input } from '../api/call.ts'
import { memoryStore } from './memory-store.ts'
import { Outbox, type Sent } from './outbox.ts'
import { pendingChanges } from './pending-changes.ts'
import { runExclusive } from './app-outbox.ts'

const remove = { method: 'DELETE', path: '/api/weights/:id', offline: true } as const
const changeOf = ({ method, path, input }: Sent) =>
  method === remove.method && path === remove.path ? String(input.params?.id) : undefined

/** A device with a manual clock; `open` opens a page, `server.isUp` is the network. */
function device() {
  const store = memoryStore()
  const clock = { now: 1000 }
  const server = { isUp: true }
  const open = async (shows = (sent: Sent) => changeOf(sent) !== undefined) => {
    const outbox = new Outbox({
      store,
      async send() {
        if (!server.isUp) throw new NetworkError('gone')
        return { removed: true }
      },
      runExclusive,
      broadcast: () => {},
      now: () => clock.now,
      isShown: shows,
    })
    await outbox.setUser('ada')
    return { outbox, pending: pendingChanges(changeOf, outbox) }
  }
  return { store, clock, server, open }
}
const weight = (id: string): Input => ({ params: { id } })

test('a change that was confirmed stays over every answer from before that, also when the app is opened again', async () => {
  const { clock, open } = device()
  const answeredAt = clock.now++
  const { outbox, pending } = await open()
  await outbox.perform(remove, weight('a'))
  expect(pending.current(answeredAt)).toEqual(['a'])
  const again = await open()
  expect(again.pending.current(answeredAt)).toEqual(['a'])
  expect(again.pending.current(clock.now + 1)).toEqual([])
})

test('one that was sent from another page than the feature’s does so, too', async () => {
  const { clock, server, open } = device()
  const answeredAt = clock.now++
  const { outbox } = await open()
  server.isUp = false
  await outbox.perform(remove, weight('a'))
  server.isUp = true
  const hub = await open(() => false)
  await hub.outbox.flush()
  expect(hub.outbox.state().waiting).toEqual([])
  expect((await open()).pending.current(answeredAt)).toEqual(['a'])
})

test('a change that no feature shows is deleted once confirmed, and the log has one change per key', async () => {
  const { store, clock, open } = device()
  const { outbox } = await open()
  await outbox.perform({ method: 'PUT', path: '/api/positions/:id', offline: true }, weight('a'))
  expect(await store.confirmed('ada')).toEqual([])
  for (const id of ['a', 'a', 'b']) {
    clock.now++
    await outbox.perform(remove, weight(id), { replaces: `weight ${id}` })
  }
  expect((await store.confirmed('ada')).map(({ input }) => input.params?.id)).toEqual(['a', 'b'])
  expect(await store.confirmed('grace')).toEqual([])
})
