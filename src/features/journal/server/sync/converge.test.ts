import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rounds } from '#testing/depth.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import type { EntryData } from '../../contract/records.ts'
import { getVersion, listVersions, type Change, type EntryPatch } from '../../contract/sync.ts'
import { journalServer } from '../feature.ts'
import { change, newEntry, pullAll, push, pushEntry, type Client } from './device.fixture.ts'

const server = sharedServer([journalServer], { worker: false })

/** A device that writes offline and syncs from time to time. */
class Device {
  readonly client: Client
  readonly id: string
  known: { seq: number; data: EntryData }
  since: number
  queue: Change[] = []

  constructor(client: Client, id: string, known: { seq: number; data: EntryData }) {
    this.client = client
    this.id = id
    this.known = known
    this.since = known.seq
  }

  write(patch: EntryPatch, minute: number): void {
    const editedAt = new Date(Date.parse('2026-05-04T08:00:00Z') + minute * 60_000).toISOString()
    this.queue.push(change('entry', { recordId: this.id, base: this.known.seq, editedAt, patch }))
  }

  async meet(): Promise<void> {
    if (this.queue.length > 0) {
      const results = await push(this.client, ...this.queue)
      expect(results.map(({ problem }) => problem)).toEqual(results.map(() => undefined))
      // Half of the answers are lost, so everything is sent again.
      if (this.queue.length % 2 === 0) await push(this.client, ...this.queue)
      this.queue = []
    }
    const changed = await pullAll(this.client, this.since)
    const entry = changed.find(({ id }) => id === this.id)
    if (entry) this.known = { seq: entry.seq, data: entry.data as EntryData }
    this.since = changed.at(-1)?.seq ?? this.since
  }
}

type Step = { device: 0 | 1; what: 'title' | 'body' | 'mood' | 'tag' | 'untag' | 'star' | 'meet'; minute: number }

const step: fc.Arbitrary<Step> = fc.record({
  device: fc.constantFrom(0 as const, 1 as const),
  what: fc.constantFrom('title', 'body', 'body', 'mood', 'tag', 'untag', 'star', 'meet', 'meet'),
  minute: fc.integer({ min: 0, max: 100 }),
})

test('two devices that write and meet the server in any order end up with the same entry, and no text is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const phone = await signedIn(server)
      const other = server.client()
      other.cookies.set('fernwell_session', (await server.app.sessions.create(server.app.db, phone.user.id, 'Laptop')).token)
      const made = await pushEntry(phone, newEntry({ title: 'start', body: 'start' }))
      const clients = [phone, Object.assign(other, { user: phone.user })]
      const devices = clients.map((client) => new Device(client, made.id, made))
      /** Every text that the server got as the last text of a device before a sync. */
      const typed = { title: new Set<string>(), body: new Set<string>() }
      for (const [n, { device, what, minute }] of steps.entries()) {
        const on = devices[device]!
        const word = `${what} ${n} by ${device}`
        if (what === 'meet') {
          for (const field of ['title', 'body'] as const) {
            const last = on.queue.findLast((one) => field in one.patch)?.patch as EntryPatch | undefined
            if (last) typed[field].add(last[field]!)
          }
          await on.meet()
          // Enough time for a version between two sessions of writing.
          server.clock.advance(6 * 60_000)
        } else if (what === 'title' || what === 'body') on.write({ [what]: word }, minute)
        else if (what === 'mood') on.write({ mood: { level: (minute % 5) + 1, moodId: null } }, minute)
        else if (what === 'star') on.write({ starred: minute % 2 === 0 }, minute)
        else on.write(what === 'tag' ? { add: { tags: [`t${minute % 4}`] } } : { remove: { tags: [`T${minute % 4}`] } }, minute)
      }
      for (let round = 0; round < 2; round++) {
        for (const device of devices) {
          for (const field of ['title', 'body'] as const) {
            const last = device.queue.findLast((one) => field in one.patch)?.patch as EntryPatch | undefined
            if (last) typed[field].add(last[field]!)
          }
          await device.meet()
          server.clock.advance(6 * 60_000)
        }
      }
      expect(devices[0]!.known).toEqual(devices[1]!.known)
      const now = devices[0]!.known.data
      const { versions } = await phone.call(listVersions, { params: { id: made.id } })
      const states = [now]
      for (const { id } of versions) states.push((await phone.call(getVersion, { params: { id: made.id, versionId: id } })).data)
      for (const field of ['title', 'body'] as const) {
        const found = new Set(states.map((state) => state[field]))
        for (const text of typed[field]) expect([...found]).toContain(text)
      }
      for (const { versionId } of now.conflicts) expect(versions.map(({ id }) => id)).toContain(versionId)
    }),
    { numRuns: rounds(10, 25), seed: 20261121 },
  )
})
