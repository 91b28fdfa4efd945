import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { wordsOf } from './web/local/refused-choices.ts'
import { when, world } from './offline-sync.fixture.ts'
import type { Journal } from './web/local/journal.ts'
import { memoryDb } from './web/local/memory-db.ts'

// Sending waits for a pause in typing; with fake timers a test triggers it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const bodyOf = async (journal: Journal, id: string) => (await journal.entry(id))?.data.body

describe('writing without a network', () => {
  test('an entry appears at once, and counts as saved once it is sent', async () => {
    const { server, device } = world()
    server.up = false
    const phone = device('phone')
    const journal = phone.tab()
    const id = uuidv7()
    await journal.change('entry', id, { when: when(), body: 'Rain all day.' })
    expect(journal.heads()).toMatchObject([{ id, preview: 'Rain all day.', unsent: true, words: 3 }])
    expect(journal.saveState(id)).toBe('local')
    await journal.sync()
    expect(journal.status()).toMatchObject({ state: 'offline', waiting: 1 })
    expect(phone.waiting.count).toBe(1)
    server.up = true
    await journal.sync()
    expect(journal.saveState(id)).toBe('saved')
    expect(journal.status()).toMatchObject({ state: 'idle', waiting: 0 })
    expect(server.data(id)).toMatchObject({ body: 'Rain all day.' })
    expect(journal.heads()).toMatchObject([{ id, unsent: false }])
  })

  test('a written entry is still there after the page was closed', async () => {
    const { server, device } = world()
    server.up = false
    const phone = device('phone')
    const id = uuidv7()
    const first = phone.tab()
    await first.change('entry', id, { when: when(), body: 'Before the crash' })
    first.close()
    const again = phone.tab()
    await again.ready
    expect(await bodyOf(again, id)).toBe('Before the crash')
    expect(again.heads()).toMatchObject([{ unsent: true }])
  })

  test('an entry whose answer the closing page stored while the next one opens stays in its list, and counts as sent', async () => {
    for (const read of ['heads', 'changes', 'meta'] as const) {
      const { server, device } = world()
      server.up = false
      const db = memoryDb()
      const closing = device('phone', { db }).tab()
      const id = uuidv7()
      await closing.change('entry', id, { when: when(), body: 'Written before the reload' })
      await closing.sync()
      // Its answer is stored just after the next page's first read; no broadcast of a closing page arrives.
      const original = db[read] as () => Promise<unknown>
      let isFirst = true
      Object.assign(db, {
        [read]: async () => {
          const found = await original()
          if (isFirst) {
            isFirst = false
            server.up = true
            await closing.sync()
          }
          return found
        },
      })
      const opening = device('phone', { db }).tab()
      await opening.ready
      expect(opening.heads(), read).toMatchObject([{ id }])
      await opening.sync()
      expect(opening.heads(), read).toMatchObject([{ id, unsent: false }])
      expect(opening.status(), read).toMatchObject({ waiting: 0 })
    }
  })

  test('writing sends at once, and pulls changes of others only now and then; a person who comes back pulls at once', async () => {
    const { server, device } = world()
    const journal = device('phone').tab()
    await journal.sync()
    expect(server.pulls).toBe(1)
    const id = uuidv7()
    for (const body of ['R', 'Rain']) {
      await journal.change('entry', id, { when: when(), body })
      await vi.advanceTimersByTimeAsync(1000)
      await vi.waitFor(() => expect(server.data(id)).toMatchObject({ body }))
    }
    expect(server.pulls).toBe(1)
    server.clock += 11_000
    await journal.change('entry', id, { body: 'Rain all day' })
    await vi.advanceTimersByTimeAsync(1000)
    await vi.waitFor(() => expect(server.pulls).toBe(2))
    await journal.sync()
    expect(server.pulls).toBe(3)
  })

  test('typing becomes one change, with a new id each time its content changes', async () => {
    const { server, device } = world()
    server.up = false
    const phone = device('phone')
    const journal = phone.tab()
    const id = uuidv7()
    const ids = new Set<string>()
    for (const body of ['R', 'Ra', 'Rai', 'Rain']) {
      await journal.change('entry', id, { when: when(), body })
      const changes = await phone.db.changes()
      expect(changes).toHaveLength(1)
      ids.add(changes[0]!.change.changeId)
    }
    expect(ids.size).toBe(4)
    server.up = true
    await journal.sync()
    expect(server.taken.map(({ patch }) => patch)).toMatchObject([{ body: 'Rain' }])
  })

  test('changes of different records arrive in the order they were made', async () => {
    const { server, device } = world()
    server.up = false
    const journal = device('phone').tab()
    const [entry, activity] = [uuidv7(), uuidv7()]
    await journal.change('entry', entry, { when: when(), body: 'a' })
    await journal.change('activity', activity, { name: 'Walk' })
    await journal.change('entry', entry, { add: { activities: [activity] } })
    await journal.change('entry', entry, { starred: true })
    server.up = true
    await journal.sync()
    expect(server.taken.map(({ recordId }) => recordId)).toEqual([entry, activity, entry])
    expect(server.data(entry)).toMatchObject({ activities: [activity], starred: true })
    expect(server.versions).toEqual([])
  })

  test('a photo is sent after its entry, and its name after the photo', async () => {
    const { server, device } = world()
    server.up = false
    const journal = device('phone').tab()
    const id = uuidv7()
    await journal.change('entry', id, { when: when(), body: 'With a letter' })
    const file = await journal.attach(id, new Blob(['dear you']), 'letter.txt')
    expect(journal.status().waiting).toBe(3)
    expect(await journal.attachmentUrl(file, 'full')).toMatch(/^blob:/)
    server.up = true
    await journal.sync()
    expect(server.files.get(file)).toBe('dear you')
    expect(server.data(file)).toMatchObject({ name: 'letter.txt', entryId: id })
    expect(server.data(id)).toMatchObject({ attachments: [file] })
    expect(journal.status()).toMatchObject({ waiting: 0, refused: [] })
  })
})

describe('two devices, days apart from each other', () => {
  async function both() {
    const { server, device } = world()
    const id = uuidv7()
    const [phone, laptop] = [device('phone').tab(), device('laptop').tab()]
    await phone.change('entry', id, { when: when(), title: 'Day', body: 'Start' })
    await phone.sync()
    await laptop.sync()
    server.up = false
    return { server, id, phone, laptop }
  }

  test('edits of different fields are both in', async () => {
    const { server, id, phone, laptop } = await both()
    await phone.change('entry', id, { mood: { level: 4, moodId: null }, add: { tags: ['sea'] } })
    await laptop.change('entry', id, { body: 'Start, and more', add: { tags: ['wind'] } })
    server.up = true
    await phone.sync()
    await laptop.sync()
    await phone.sync()
    for (const journal of [phone, laptop]) {
      expect((await journal.entry(id))!.data).toMatchObject({ mood: { level: 4 }, body: 'Start, and more', conflicts: [] })
      expect((await journal.entry(id))!.data.tags.toSorted()).toEqual(['sea', 'wind'])
    }
  })

  test('edits of the same text are both saved, and reported', async () => {
    const { server, id, phone, laptop } = await both()
    await phone.change('entry', id, { body: 'From the phone' })
    await laptop.change('entry', id, { body: 'From the laptop' })
    server.up = true
    await phone.sync()
    await laptop.sync()
    await phone.sync()
    expect(server.versions.map(({ data, reason }) => [data.body, reason])).toContainEqual(['From the phone', 'conflict'])
    expect(await bodyOf(phone, id)).toBe('From the laptop')
    expect(phone.heads()[0]!.hasConflict).toBe(true)
  })

  test('a person who types while another device’s text arrives overwrites nothing silently', async () => {
    const { server, id, phone, laptop } = await both()
    const opened = (await phone.entry(id))!
    server.up = true
    await laptop.change('entry', id, { body: 'From the laptop' })
    await laptop.sync()
    // The phone fetches it while its editor still holds the old text.
    await phone.sync()
    await phone.change('entry', id, { body: 'Start on the phone' }, { base: opened.seq })
    await phone.sync()
    expect(server.versions.at(-1)).toMatchObject({ reason: 'conflict', data: { body: 'From the laptop' } })
    // Further typing with the same base reports the conflict once, not with every pause.
    await phone.change('entry', id, { body: 'Start on the phone, and on' }, { base: opened.seq })
    await phone.sync()
    expect(server.versions.filter(({ reason }) => reason === 'conflict')).toHaveLength(1)
    expect(server.data(id)).toMatchObject({ body: 'Start on the phone, and on' })
  })

  test('after any actions of two devices, in any order of their return, no text is lost', async () => {
    const step = fc.record({
      who: fc.integer({ min: 0, max: 1 }),
      what: fc.constantFrom('write', 'sync', 'star', 'tag', 'offline', 'online', 'lose'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { server, id, phone, laptop } = await both()
        const journals = [phone, laptop]
        let n = 0
        const tags = new Set<string>()
        for (const { who, what } of steps) {
          const journal = journals[who]!
          if (what === 'write')
            await journal.change('entry', id, { body: `text ${++n} of ${who}` }, { base: (await journal.entry(id))!.seq })
          if (what === 'star') await journal.change('entry', id, { starred: n % 2 === 0 })
          if (what === 'tag') {
            tags.add(`t${++n}`)
            await journal.change('entry', id, { add: { tags: [`t${n}`] } })
          }
          if (what === 'sync') await journal.sync()
          if (what === 'offline') server.up = false
          if (what === 'online') server.up = true
          if (what === 'lose') server.loseAnswers = 1
        }
        server.up = true
        server.loseAnswers = 0
        for (const journal of [...journals, ...journals]) await journal.sync()
        const [a, b] = await Promise.all(journals.map((journal) => journal.entry(id)))
        expect(a!.data).toEqual(b!.data)
        expect(a!.data).toEqual(server.data(id))
        expect(journals.map((journal) => journal.status().waiting)).toEqual([0, 0])
        expect(new Set(a!.data.tags)).toEqual(tags)
        // Each body that one device sent and the other replaced is saved as a version.
        const bodies = server.taken.flatMap((change) =>
          change.kind === 'entry' && change.patch.body !== undefined ? [{ body: change.patch.body, device: change.device }] : [],
        )
        for (const [i, { body, device }] of bodies.entries()) {
          const next = bodies[i + 1]
          if (!next || next.device === device || next.body === body) continue
          expect(server.versions.map(({ data }) => data.body)).toContain(body)
        }
        // A change that was sent twice is applied once.
        expect(new Set(server.taken.map(({ changeId }) => changeId)).size).toBe(server.taken.length)
      }),
      { numRuns: 60 },
    )
  })
})

describe('when things go wrong', () => {
  test('a crash between sending and the answer sends again, and it counts once', async () => {
    const { server, device } = world()
    const phone = device('phone')
    const first = phone.tab()
    const id = uuidv7()
    await first.change('entry', id, { when: when(), body: 'Once' })
    server.loseAnswers = 1
    await first.sync()
    first.close()
    const again = phone.tab()
    await again.ready
    // A change made meanwhile must not alter a change that may have arrived already.
    await again.change('entry', id, { body: 'Once, then more' })
    expect(await phone.db.changes()).toHaveLength(2)
    await again.sync()
    expect(server.taken.map(({ patch }) => (patch as { body: string }).body)).toEqual(['Once', 'Once, then more'])
    expect(server.versions.filter(({ reason }) => reason === 'conflict')).toEqual([])
    expect(again.status().waiting).toBe(0)
  })

  test('a refused change is set aside with the server’s reason; the others are sent', async () => {
    const { server, device } = world()
    const journal = device('phone').tab()
    const [good, bad, last] = [uuidv7(), uuidv7(), uuidv7()]
    await journal.change('entry', good, { when: when(), body: 'fine' })
    await journal.change('entry', bad, { when: when('0001-01-01'), body: 'long ago' })
    await journal.change('entry', last, { when: when(), body: 'fine too' })
    await journal.sync()
    expect(Object.keys(Object.fromEntries(server.states))).toEqual([good, last])
    const [refused] = journal.status().refused
    expect(refused).toMatchObject({ recordId: bad, problem: expect.stringContaining('The date must be between') })
    expect(wordsOf(journal.refused(refused!.changeId))).toBe('long ago')
    expect(journal.heads().map(({ id }) => id)).toContain(bad)
    await journal.discard(refused!.changeId)
    expect(journal.status()).toMatchObject({ waiting: 0, refused: [] })
    expect(journal.heads().map(({ id }) => id)).not.toContain(bad)
  })

  test('a change that does not fit the server’s shapes is found among the others by its number', async () => {
    const { server, device } = world()
    const journal = device('phone').tab()
    const ids = [uuidv7(), uuidv7(), uuidv7()]
    for (const id of ids) await journal.change('entry', id, { when: when(), body: id })
    server.refuse = (changes) => {
      const at = changes.findIndex(({ recordId }) => recordId === ids[1])
      return at < 0
        ? undefined
        : new ApiError('body: no', 400, { error: 'invalid', fields: { [`changes.${at}.patch.tags.0`]: 'Too long.' } })
    }
    await journal.sync()
    expect(server.taken.map(({ recordId }) => recordId)).toEqual([ids[0], ids[2]])
    expect(journal.status().refused).toMatchObject([{ recordId: ids[1], problem: 'Too long.' }])
    server.refuse = () => undefined
    await journal.retry(journal.status().refused[0]!.changeId)
    expect(journal.status()).toMatchObject({ waiting: 0, refused: [] })
    expect(server.data(ids[1]!)).toMatchObject({ body: ids[1] })
  })

  test('a queue too large for one push is halved until it fits', async () => {
    const { server, device } = world()
    const journal = device('phone').tab()
    for (let i = 0; i < 9; i++) await journal.change('entry', uuidv7(), { when: when(), body: `${i}` })
    server.refuse = (changes) => (changes.length > 2 ? new ApiError('too large', 413, { error: 'too_large' }) : undefined)
    await journal.sync()
    expect(server.taken.map(({ patch }) => (patch as { body: string }).body).join('')).toBe('012345678')
    expect(journal.status().refused).toEqual([])
  })

  test('five hundred changes go in pushes of at most a hundred', async () => {
    const { server, device } = world()
    const journal = device('phone').tab()
    server.up = false
    for (let i = 0; i < 250; i++) await journal.change('entry', uuidv7(), { when: when(), body: `${i}` })
    server.up = true
    await journal.sync()
    expect(server.pushes).toEqual([100, 100, 50])
  })

  test('an expired session stops the sending and loses nothing', async () => {
    const { server, device } = world()
    const phone = device('phone')
    const journal = phone.tab()
    await journal.change('entry', uuidv7(), { when: when(), body: 'mine' })
    server.user = undefined
    await journal.sync()
    expect(journal.status()).toMatchObject({ state: 'failed', waiting: 1 })
    server.user = 'grace'
    await journal.sync()
    expect(server.taken).toEqual([])
    server.user = 'ada'
    await journal.sync()
    expect(server.taken).toHaveLength(1)
  })

  test('a full device loses nothing: copies are removed, and text that does not fit stays visible', async () => {
    const { server, device } = world()
    const db = memoryDb()
    let full = 0
    const step = db.step
    db.step = async (asks, decide) => {
      if (full > 0 && full-- > 0) throw new DOMException('no room', 'QuotaExceededError')
      return step(asks, decide)
    }
    const journal = device('phone', { db }).tab()
    const [old, id] = [uuidv7(), uuidv7()]
    await journal.change('entry', old, { when: when(), body: 'old words' })
    await journal.sync()
    full = 1
    await journal.change('entry', id, { when: when(), body: 'new words' })
    expect(journal.status().storage).toBe('full')
    expect(await bodyOf(journal, id)).toBe('new words')
    // Its copy was removed to free space; the server still has it.
    expect(await bodyOf(journal, old)).toBe('old words')
    full = 3
    await expect(journal.change('entry', id, { body: 'newer words' })).rejects.toThrow('no room')
    expect(journal.saveState(id)).toBe('failed')
    full = 0
    await journal.sync()
    expect(journal.saveState(id)).toBe('saved')
    expect(server.data(id)).toMatchObject({ body: 'newer words' })
  })
})
