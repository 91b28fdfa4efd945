import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { getEntry, getVersion, listVersions, pullRecords, pushChanges } from '../../contract/sync.ts'
import { SETTINGS_ID, type EntryData } from '../../contract/records.ts'
import { journalServer } from '../feature.ts'
import { at, change, entriesOf, newEntry, pullAll, push, pushEntry, type Client } from './device.fixture.ts'

const server = sharedServer([journalServer], { worker: false })

const person = () => signedIn(server)
/** The same person on another device. */
async function secondDevice(client: Client): Promise<Client> {
  const other = server.client()
  const { token } = await server.app.sessions.create(server.app.db, client.user.id, 'Another device')
  other.cookies.set('fernwell_session', token)
  return Object.assign(other, { user: client.user })
}

describe('the first look', () => {
  test('creates eighteen activities in four groups once, for any number of concurrent devices', async () => {
    const me = await person()
    const devices = await Promise.all(Array.from({ length: 6 }, () => secondDevice(me)))
    await Promise.all(devices.map((device) => pullAll(device)))
    const records = await pullAll(me)
    const count = (kind: string) => records.filter((record) => record.kind === kind).length
    expect([count('activity'), count('group'), count('settings')]).toEqual([18, 4, 1])
    expect(new Set(records.map(({ seq }) => seq)).size).toBe(records.length)
  })

  test('uses the person’s language, or that of their device', async () => {
    const german = await signedIn(server, { locale: 'de' })
    expect(JSON.stringify(await pullAll(german))).toContain('Spaziergang')
    const device = await person()
    const answer = await device.fetch('/api/journal/records', { headers: { 'accept-language': 'de-AT,de;q=0.9' } })
    expect(await answer.text()).toContain('Spaziergang')
    expect(JSON.stringify(await pullAll(await person()))).toContain('Walk')
  })

  test('works after bytes that arrived before it', async () => {
    const me = await person()
    await server.app.database.pool.query('insert into journal_heads (user_id, seq) values ($1, 7)', [me.user.id])
    expect((await pullAll(me)).filter(({ kind }) => kind === 'activity')).toHaveLength(18)
  })
})

describe('a change', () => {
  test('creates an entry that is read back unchanged', async () => {
    const me = await person()
    const patch = {
      title: 'שלום 🌿 يوم جميل',
      body: '# Früh\n\nNebel über dem Fluss.',
      mood: { level: 4, moodId: null },
      add: { tags: ['Fluss', 'Herbst'], feelings: ['calm'] },
      place: 'An der Brücke',
      weather: { kind: 'fog' as const, celsius: 3.5 },
      starred: true,
    }
    const made = await pushEntry(me, newEntry(patch))
    const { entry } = await me.call(getEntry, { params: { id: made.id } })
    const { add, ...plain } = patch
    expect(entry.data).toMatchObject({
      ...plain,
      ...add,
      when: at('2026-05-04'),
      trashedAt: null,
      conflicts: [],
      createdAt: '2026-05-04T10:00:00.000Z',
    })
  })

  test('counts once, sent twice in one push, in two, or in many at once', async () => {
    const me = await person()
    const one = newEntry({ title: 'Once', body: 'only once' })
    const other = newEntry({ body: 'and this' })
    const first = await push(me, one, one, other)
    expect(first.map(({ status }) => status)).toEqual(['applied', 'applied', 'applied'])
    const before = await pullAll(me)
    const again = await Promise.all(Array.from({ length: 8 }, () => push(me, one, other)))
    for (const results of again) expect(results.map(({ record }) => record?.seq)).toEqual([first[0]!.record!.seq, first[2]!.record!.seq])
    expect(await pullAll(me)).toEqual(before)
  })

  test('gets its earlier answer when it is sent again after others', async () => {
    const me = await person()
    const other = await secondDevice(me)
    const made = await pushEntry(me, newEntry({ body: 'a' }))
    await pushEntry(other, change('entry', { recordId: made.id, base: made.seq, patch: { body: 'b' } }))
    const mine = change('entry', { recordId: made.id, base: made.seq, patch: { body: 'c' } })
    expect((await push(me, mine))[0]!.status).toBe('conflict')
    const [again] = await push(me, mine)
    expect([again!.status, (again!.record!.data as EntryData).body, (again!.record!.data as EntryData).conflicts.length]).toEqual([
      'conflict',
      'c',
      1,
    ])
  })

  test('that was refused is checked again when it is sent again', async () => {
    const me = await person()
    const early = change('activity', { recordId: uuidv7(), patch: { icon: 'sun' } })
    expect((await push(me, early))[0]).toMatchObject({ status: 'refused', record: null })
    await push(me, change('activity', { recordId: early.recordId, patch: { name: 'Sun bath' } }))
    expect((await push(me, early))[0]!.status).toBe('applied')
  })

  test('does not affect others in its push when it is refused, and gives the reason', async () => {
    const me = await person()
    const good = newEntry({ body: 'good' })
    const results = await push(
      me,
      newEntry({ body: 'x'.repeat(1_000_001) }),
      newEntry({ title: 'x'.repeat(301) }),
      newEntry({ when: { at: '0900-01-01T10:00:00Z', zone: 'UTC', localDay: '0900-01-01' } }),
      newEntry({ when: { at: '2026-01-01T10:00:00Z', zone: 'UTC', localDay: '2025-01-01' } }),
      change('hardRange', { recordId: uuidv7(), patch: { from: '2026-02-01', to: '2026-01-01' } }),
      good,
    )
    expect(results.map(({ status }) => status)).toEqual([...Array.from({ length: 5 }, () => 'refused'), 'applied'])
    expect(results.map(({ problem }) => problem ?? '')).toEqual([
      'An entry can have up to 1,000,000 characters; this one has 1,000,001. Please split it in two.',
      expect.stringContaining('300'),
      expect.stringContaining('between'),
      expect.stringContaining('does not match'),
      expect.stringContaining('first day'),
      '',
    ])
    expect([...(await entriesOf(me)).keys()]).toEqual([good.recordId])
  })

  test('takes a million characters, and no more than 200 tags in all', async () => {
    const me = await person()
    const long = 'w'.repeat(999_999) + '.'
    const made = await pushEntry(me, newEntry({ body: long, add: { tags: Array.from({ length: 200 }, (_, n) => `t${n}`) } }))
    expect(made.data.body).toBe(long)
    const [more] = await push(me, change('entry', { recordId: made.id, base: made.seq, patch: { add: { tags: ['T1', 'one more'] } } }))
    expect(more).toMatchObject({ status: 'refused', problem: 'An entry can have up to 200 tags.' })
    expect((await push(me, change('entry', { recordId: made.id, base: made.seq, patch: { add: { tags: ['T1'] } } })))[0]!.status).toBe(
      'applied',
    )
  })

  test('of 20 MB is turned away with a sentence, and one of many long texts is answered without repeating them', async () => {
    const me = await person()
    const paste = await me.fail(pushChanges, { body: { changes: [newEntry({ body: 'x'.repeat(20_000_000) })] } })
    expect([paste.status, paste.error, paste.message]).toEqual([413, 'too_large', expect.stringContaining('8 MB')])
    const id = uuidv7()
    const changes = Array.from({ length: 60 }, (_, n) => change('entry', { recordId: id, patch: { starred: n % 2 === 0 } }))
    const results = await push(me, newEntry({ body: 'y'.repeat(900_000) }, id), ...changes)
    expect(results.filter(({ record }) => record !== null)).toHaveLength(1)
    expect(results.at(-1)!.record!.id).toBe(id)
  })

  test('may be dated 1900 or 2100', async () => {
    const me = await person()
    const days = ['1900-02-28', '2100-12-31']
    for (const day of days) expect((await pushEntry(me, newEntry({ when: at(day), body: day }))).data.when.localDay).toBe(day)
  })

  test('of another person’s record is refused and changes nothing', async () => {
    const [me, other] = [await person(), await person()]
    const made = await pushEntry(me, newEntry({ body: 'mine' }))
    const [result] = await push(other, change('entry', { recordId: made.id, base: made.seq, patch: { body: 'yours' } }))
    expect(result).toMatchObject({ status: 'refused', record: null })
    const [erased] = await push(other, change('entry', { recordId: made.id, base: made.seq, patch: {}, erase: true }))
    expect(erased).toMatchObject({ status: 'refused', record: null })
    expect((await me.call(getEntry, { params: { id: made.id } })).entry.data).toEqual(made.data)
    // An id is free in every person's own journal.
    await pushEntry(other, newEntry({ body: 'another' }, made.id))
    expect((await me.call(getEntry, { params: { id: made.id } })).entry.data).toEqual(made.data)
    expect((await other.fail(getVersion, { params: { id: made.id, versionId: uuidv7() } })).status).toBe(404)
  })
})

describe('two devices', () => {
  test('that changed different fields: both changes apply', async () => {
    const phone = await person()
    const laptop = await secondDevice(phone)
    const { id, seq } = await pushEntry(phone, newEntry({ title: 'Walk', body: 'rain', add: { tags: ['a', 'b'] } }))
    await pushEntry(
      phone,
      change('entry', { recordId: id, base: seq, patch: { title: 'Long walk', add: { tags: ['c'] }, remove: { tags: ['A'] } } }),
    )
    const merged = await pushEntry(
      laptop,
      change('entry', { recordId: id, base: seq, patch: { body: 'rain, then sun', add: { tags: ['d'] } } }),
    )
    expect(merged.status).toBe('merged')
    expect(merged.data).toMatchObject({ title: 'Long walk', body: 'rain, then sun', tags: ['b', 'c', 'd'], conflicts: [] })
  })

  test('that changed the same text keep both versions, and a conflict is reported', async () => {
    const phone = await person()
    const laptop = await secondDevice(phone)
    const { id, seq } = await pushEntry(phone, newEntry({ body: 'start' }))
    await pushEntry(laptop, change('entry', { recordId: id, base: seq, device: 'Laptop', patch: { body: 'from the laptop', title: 'T' } }))
    const met = await pushEntry(phone, change('entry', { recordId: id, base: seq, device: 'Phone', patch: { body: 'from the phone' } }))
    expect(met.status).toBe('conflict')
    expect(met.data).toMatchObject({ body: 'from the phone', title: 'T', conflicts: [{ fields: ['body'], device: 'Laptop' }] })
    const { versionId } = met.data.conflicts[0]!
    const { version, data } = await phone.call(getVersion, { params: { id, versionId } })
    expect([version.reason, version.device, data.body]).toEqual(['conflict', 'Laptop', 'from the laptop'])
    // Further typing on the phone's own change is no new conflict. Then the person resolves the conflict.
    const typed = await pushEntry(phone, change('entry', { recordId: id, base: seq, patch: { body: 'from the phone, longer' } }))
    expect(typed.data.conflicts).toHaveLength(1)
    const settled = await pushEntry(phone, change('entry', { recordId: id, base: typed.seq, patch: { settle: [versionId] } }))
    expect(settled.data.conflicts).toEqual([])
    expect((await phone.call(listVersions, { params: { id } })).versions.map((v) => v.id)).toContain(versionId)
  })

  test('that wrote identical text have no conflict', async () => {
    const phone = await person()
    const laptop = await secondDevice(phone)
    const { id, seq } = await pushEntry(phone, newEntry({ body: 'start' }))
    await pushEntry(laptop, change('entry', { recordId: id, base: seq, patch: { body: 'same', starred: true } }))
    const met = await pushEntry(phone, change('entry', { recordId: id, base: seq, patch: { body: 'same', starred: true } }))
    expect([met.status, met.data.conflicts]).toEqual(['applied', []])
  })

  test('that chose different moods: the later choice wins, the other one is saved as a version', async () => {
    const phone = await person()
    const laptop = await secondDevice(phone)
    const { id, seq } = await pushEntry(phone, newEntry({ mood: { level: 3, moodId: null } }))
    const mood = (level: number, editedAt: string) =>
      change('entry', { recordId: id, base: seq, editedAt, patch: { mood: { level, moodId: null } } })
    await pushEntry(laptop, mood(5, '2026-05-04T09:50:00.000Z'))
    const earlier = await pushEntry(phone, mood(1, '2026-05-04T09:40:00.000Z'))
    expect([earlier.status, earlier.data.mood?.level]).toEqual(['conflict', 5])
    const stored = await phone.call(getVersion, { params: { id, versionId: earlier.data.conflicts[0]!.versionId } })
    expect(stored.data.mood?.level).toBe(1)
    // A clock that runs ahead gains no advantage: its time is limited to now.
    const ahead = await pushEntry(phone, mood(2, '2031-01-01T00:00:00.000Z'))
    expect(ahead.data.mood?.level).toBe(2)
  })

  test('of which one edited an entry that the other deleted: the entry returns from the trash', async () => {
    const phone = await person()
    const laptop = await secondDevice(phone)
    const { id, seq } = await pushEntry(phone, newEntry({ body: 'start' }))
    await pushEntry(laptop, change('entry', { recordId: id, base: seq, patch: { trashed: true } }))
    const written = await pushEntry(phone, change('entry', { recordId: id, base: seq, patch: { body: 'start and more' } }))
    expect([written.status, written.data.trashedAt, written.data.body]).toEqual(['merged', null, 'start and more'])
  })

  test('that changed one template keep the other text as a template of its own', async () => {
    const phone = await person()
    const laptop = await secondDevice(phone)
    const id = uuidv7()
    const [made] = await push(phone, change('template', { recordId: id, patch: { name: 'Evening', body: 'one' } }))
    await push(laptop, change('template', { recordId: id, base: made!.record!.seq, patch: { body: 'two' } }))
    await push(phone, change('template', { recordId: id, base: made!.record!.seq, patch: { body: 'three' } }))
    const templates = (await pullAll(phone)).flatMap((one) => (one.kind === 'template' && one.data ? [[one.data.name, one.data.body]] : []))
    expect(new Map(templates as [string, string][])).toEqual(
      new Map([
        ['Evening', 'three'],
        ['Evening (2)', 'two'],
      ]),
    )
  })
})

describe('versions', () => {
  test('are saved every five minutes of writing, at a large cut, and when text is restored', async () => {
    const me = await person()
    const made = await pushEntry(me, newEntry({ body: 'first words' }))
    const { id } = made
    const write = (body: string, restoredFrom?: string) =>
      pushEntry(me, change('entry', { recordId: id, base: made.seq, patch: { body, ...(restoredFrom ? { restoredFrom } : {}) } }))
    const reasons = async () => (await me.call(listVersions, { params: { id } })).versions.map(({ reason, words }) => [reason, words])
    await write('first words, more')
    expect(await reasons()).toEqual([])
    server.clock.advance(5 * 60_000)
    await write('second')
    expect(await reasons()).toEqual([['edit', 3]])
    await write('many words '.repeat(50))
    await write('all gone')
    expect(await reasons()).toEqual([
      ['edit', 100],
      ['edit', 3],
    ])
    const oldest = (await me.call(listVersions, { params: { id } })).versions.at(-1)!
    const { data } = await me.call(getVersion, { params: { id, versionId: oldest.id } })
    const restored = await write(data.body, oldest.id)
    expect(restored.data.body).toBe('first words, more')
    expect((await reasons())[0]).toEqual(['restore', 2])
  })

  test('are at most a hundred, and conflicts stay longest', async () => {
    const me = await person()
    const other = await secondDevice(me)
    const { id, seq } = await pushEntry(me, newEntry({ body: 'v0' }))
    await pushEntry(other, change('entry', { recordId: id, base: seq, patch: { body: 'from elsewhere' } }))
    await pushEntry(me, change('entry', { recordId: id, base: seq, patch: { body: 'v1' } }))
    for (let n = 2; n < 112; n++) {
      server.clock.advance(5 * 60_000)
      await pushEntry(me, change('entry', { recordId: id, base: seq, patch: { body: `v${n}` } }))
    }
    const { versions } = await me.call(listVersions, { params: { id } })
    expect(versions).toHaveLength(100)
    expect(versions.filter(({ reason }) => reason === 'conflict')).toHaveLength(1)
  })
})

describe('a pull', () => {
  test('continues where it stopped, and restarts when the counter was reset', async () => {
    const me = await person()
    for (let n = 0; n < 5; n++) await pushEntry(me, newEntry({ body: `${n}` }))
    const all = await pullAll(me, 0, 3)
    expect(all.map(({ seq }) => seq)).toEqual(all.map(({ seq }) => seq).toSorted((a, b) => a - b))
    const last = all.at(-1)!.seq
    expect(await me.call(pullRecords, { query: { since: last } })).toEqual({ records: [], next: last, more: false })
    expect((await me.call(pullRecords, { query: { since: last + 1000 } })).records).toHaveLength(all.length)
  })

  test('leaves out entries and attachments for a device that stores none', async () => {
    const me = await person()
    for (let n = 0; n < 3; n++) await pushEntry(me, newEntry({ body: `${n}` }))
    const all = await pullAll(me)
    const { records, next, more } = await me.call(pullRecords, { query: { entries: '0' } })
    expect(more).toBe(false)
    expect(next).toBe(all.at(-1)!.seq)
    await pushEntry(me, newEntry({ body: 'later' }))
    const later = await me.call(pullRecords, { query: { since: next, entries: '0' } })
    expect(later).toEqual({ records: [], next: (await pullAll(me)).at(-1)!.seq, more: false })
    expect(records.length).toBeGreaterThan(0)
    expect(records).toEqual(all.filter(({ kind }) => kind !== 'entry' && kind !== 'attachment'))
  })

  test('skips nothing while several devices write', async () => {
    const me = await person()
    await pullAll(me)
    const devices = await Promise.all(Array.from({ length: 4 }, () => secondDevice(me)))
    let isWriting = true
    const writers = devices.map(async (device) => {
      for (let n = 0; n < 12; n++) await push(device, newEntry({ body: `${n}` }), newEntry({ mood: { level: 3, moodId: null } }))
    })
    const seen = new Set<string>()
    let since = 0
    const reader = (async () => {
      for (let last = false; ; last = !isWriting) {
        const page = await me.call(pullRecords, { query: { since, limit: 7 } })
        for (const { id } of page.records) seen.add(id)
        since = page.next
        if (last && !page.more) return
      }
    })()
    await Promise.all(writers).finally(() => (isWriting = false))
    await reader
    const entries = await entriesOf(me)
    expect(entries.size).toBe(96)
    expect([...entries.keys()].filter((id) => !seen.has(id))).toEqual([])
  })
})

test('settings can be changed but not erased', async () => {
  const me = await person()
  const [changed] = await push(
    me,
    change('settings', { recordId: SETTINGS_ID, base: 999, patch: { memories: false, add: { hardTags: ['hospital'] } } }),
  )
  expect(changed!.record!.data).toMatchObject({ memories: false, hardTags: ['hospital'], prompts: true })
  expect((await push(me, change('settings', { recordId: SETTINGS_ID, base: 999, patch: {}, erase: true })))[0]!.status).toBe('refused')
})
