import { describe, expect, test } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import { dayTotals, standingOf } from '#platform/server/activity/activity.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { hubCardsOf, personOf } from '#testing/hub-cards.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { getDays, getDaySheet } from '../../contract/days.ts'
import { putAttachment } from '../../contract/attachments.ts'
import { getEntry, listEntries } from '../../contract/sync.ts'
import { clean } from '../cleaning.ts'
import { journalServer } from '../feature.ts'
import { at, change, entriesOf, newEntry, pullAll, push, pushEntry } from './device.fixture.ts'

const server = sharedServer([journalServer], { worker: false })

const TODAY = '2026-05-04'
const person = () => signedIn(server)
const DAY_MS = 86_400_000
/** kind → [acts, points] of a day, kinds without acts left out. */
async function actsOn(userId: string, day: string) {
  const totals = await dayTotals(server.app.db, userId, day, day)
  return Object.fromEntries(totals.filter(({ acts }) => acts > 0).map(({ kind, acts, points }) => [kind, [acts, points]]))
}

describe('points', () => {
  test('are given for text and for a mood, revoked in the trash and given again on restore', async () => {
    const me = await person()
    const { id, seq } = await pushEntry(me, newEntry({ mood: { level: 4, moodId: null } }))
    expect(await actsOn(me.user.id, TODAY)).toEqual({ mood: [1, 1] })
    const set = (patch: object) => pushEntry(me, change('entry', { recordId: id, base: seq, patch }))
    await set({ body: 'words' })
    await set({ body: 'words and words' })
    expect(await actsOn(me.user.id, TODAY)).toEqual({ entry: [1, 5], mood: [1, 1] })
    for (let n = 0; n < 3; n++) {
      await set({ trashed: true })
      expect(await actsOn(me.user.id, TODAY)).toEqual({})
      await set({ trashed: false })
      expect(await actsOn(me.user.id, TODAY)).toEqual({ entry: [1, 5], mood: [1, 1] })
    }
    await set({ body: ' ', mood: null })
    expect(await actsOn(me.user.id, TODAY)).toEqual({})
    expect((await standingOf(server.app.db, me.user.id, TODAY)).points).toBe(0)
  })

  test('move with the day, and are revoked when the entry is erased', async () => {
    const me = await person()
    const { id, seq } = await pushEntry(me, newEntry({ body: 'words' }))
    await pushEntry(me, change('entry', { recordId: id, base: seq, patch: { when: at('2026-05-02') } }))
    expect([await actsOn(me.user.id, TODAY), await actsOn(me.user.id, '2026-05-02')]).toEqual([{}, { entry: [1, 5] }])
    await push(me, change('entry', { recordId: id, patch: { trashed: true } }), change('entry', { recordId: id, patch: {}, erase: true }))
    expect(await actsOn(me.user.id, '2026-05-02')).toEqual({})
  })

  test('are for three entries and five moods a day; more count as acts', async () => {
    const me = await person()
    const many = Array.from({ length: 8 }, () => newEntry({ body: 'words', mood: { level: 3, moodId: null } }))
    await push(me, ...many)
    expect(await actsOn(me.user.id, TODAY)).toEqual({ entry: [8, 15], mood: [8, 5] })
  })

  test('are not given for days long ago, and a future day is no act yet', async () => {
    const me = await person()
    const old = addDays(TODAY, -40)
    await push(me, newEntry({ body: 'then', when: at(old) }), newEntry({ body: 'some day', when: at('2100-01-01') }))
    expect([await actsOn(me.user.id, old), await actsOn(me.user.id, '2100-01-01')]).toEqual([{ entry: [1, 0] }, {}])
  })
})

describe('the trash', () => {
  test('holds an entry for thirty days and then erases it with its versions, leaving only the erased record', async () => {
    const me = await person()
    const { id, seq } = await pushEntry(me, newEntry({ body: 'to be thrown away' }))
    server.clock.advance(6 * 60_000)
    await pushEntry(me, change('entry', { recordId: id, base: seq, patch: { body: 'rewritten' } }))
    const stored = await pushEntry(me, newEntry({ body: 'to be kept' }))
    await pushEntry(me, change('entry', { recordId: id, base: seq, patch: { trashed: true } }))
    const list = async (trash: '0' | '1') => (await me.call(listEntries, { query: { trash } })).entries.map((one) => one.id)
    expect([await list('0'), await list('1')]).toEqual([[stored.id], [id]])

    server.clock.advance(30 * DAY_MS - 60_000)
    await clean(server.app)
    expect(await list('1')).toEqual([id])
    const last = (await pullAll(me)).at(-1)!.seq
    server.clock.advance(120_000)
    await clean(server.app)
    expect(await list('1')).toEqual([])
    expect((await me.fail(getEntry, { params: { id } })).status).toBe(404)
    expect(await pullAll(me, last)).toEqual([expect.objectContaining({ id, data: null })])
    const { rows } = await server.app.database.pool.query('select * from journal_versions where entry_id = $1', [id])
    expect(rows).toEqual([])
    expect([...(await entriesOf(me)).keys()].toSorted()).toEqual([id, stored.id].toSorted())
    expect((await push(me, change('entry', { recordId: id, base: last, patch: { body: 'late' } })))[0]).toMatchObject({
      status: 'refused',
      problem: expect.stringContaining('deleted for good'),
    })
    // A repeated erase has no further effect.
    expect((await push(me, change('entry', { recordId: id, base: last, patch: {}, erase: true })))[0]!.status).toBe('applied')
  })

  test('is emptied only of entries that nobody changed since', async () => {
    const me = await person()
    const other = Object.assign(server.client(), { user: me.user })
    other.cookies.set('fernwell_session', (await server.app.sessions.create(server.app.db, me.user.id, 'Other')).token)
    const { id, seq } = await pushEntry(me, newEntry({ body: 'x' }))
    expect((await push(me, change('entry', { recordId: id, base: seq, patch: {}, erase: true })))[0]!.status).toBe('refused')
    const trashed = await pushEntry(me, change('entry', { recordId: id, base: seq, patch: { trashed: true } }))
    await pushEntry(other, change('entry', { recordId: id, base: trashed.seq, patch: { starred: true } }))
    expect((await push(me, change('entry', { recordId: id, base: trashed.seq, patch: {}, erase: true })))[0]!.status).toBe('refused')
  })

  test('erases attachments and their files too, and informs other devices', async () => {
    const me = await person()
    const attachment = uuidv7()
    const { id, seq } = await pushEntry(me, newEntry({ add: { attachments: [attachment] } }))
    await me.call(putAttachment, { params: { id: attachment }, query: { entryId: id }, body: new Blob(['a plain note']) })
    const files = () => Array.fromAsync(server.app.storage.list(`journal/${me.user.id}`))
    expect([(await files()).length, (await me.call(getEntry, { params: { id } })).attachments.length]).toEqual([1, 1])
    expect(await actsOn(me.user.id, TODAY)).toEqual({ entry: [1, 5] })
    const since = (await pullAll(me)).at(-1)!.seq
    await push(
      me,
      change('entry', { recordId: id, base: seq, patch: { trashed: true } }),
      change('entry', { recordId: id, base: seq, patch: {}, erase: true }),
    )
    expect(await files()).toEqual([])
    const removed = await pullAll(me, since)
    expect(new Map(removed.map((record) => [record.id, record.data]))).toEqual(
      new Map([
        [id, null],
        [attachment, null],
      ]),
    )
  })

  test('deletes change ids after 400 days, and not earlier', async () => {
    const me = await person()
    await pushEntry(me, newEntry({ body: 'x' }))
    const count = async () =>
      (await server.app.database.pool.query('select from journal_changes where user_id = $1', [me.user.id])).rowCount
    server.clock.advance(399 * DAY_MS)
    await clean(server.app)
    expect(await count()).toBe(1)
    server.clock.advance(2 * DAY_MS)
    await clean(server.app)
    expect(await count()).toBe(0)
    server.clock.set('2026-05-04T10:00:00Z')
  })
})

describe('lists and days', () => {
  test('are sorted by newest day, paged, and limited to the requested days', async () => {
    const me = await person()
    const days = ['1900-01-01', '2024-02-29', '2026-05-01', '2026-05-03', '2100-06-01']
    const made = await push(
      me,
      ...days.flatMap((day) => [newEntry({ body: day, when: at(day, '08:00') }), newEntry({ body: day, when: at(day, '20:00') })]),
    )
    const expected = made.map(({ record }) => record!.id).toReversed()
    const seen: string[] = []
    let cursor: string | null | undefined
    while (cursor !== null) {
      const page = await me.call(listEntries, { query: { limit: 3, ...(cursor ? { cursor } : {}) } })
      seen.push(...page.entries.map(({ id }) => id))
      cursor = page.next
    }
    expect(seen).toEqual(expected)
    const some = await me.call(listEntries, { query: { from: '2024-01-01', to: '2026-05-01' } })
    expect(some.entries.map(({ id }) => id)).toEqual(expected.slice(4, 8))
    expect((await me.fail(listEntries, { query: { from: '0000-01-01' } })).status).toBe(400)
    for (const bad of ['x', Buffer.from('0000-01-01|2026-01-01T00:00:00.000Z|no').toString('base64url')])
      expect((await me.fail(listEntries, { query: { cursor: bad } })).status).toBe(400)
  })

  test('are cut where they would be too long for one answer', async () => {
    const me = await person()
    for (let n = 0; n < 6; n++) await pushEntry(me, newEntry({ body: 'z'.repeat(900_000) }))
    const first = await me.call(listEntries, { query: { limit: 10 } })
    expect(first.entries).toHaveLength(4)
    const second = await me.call(listEntries, { query: { limit: 10, cursor: first.next! } })
    expect([second.entries.length, second.next]).toEqual([2, null])
    expect((await pullAll(me)).filter(({ kind }) => kind === 'entry')).toHaveLength(6)
  })

  test('contain moods, entries and stars of each day, and all data of a single day', async () => {
    const me = await person()
    await push(
      me,
      newEntry({ mood: { level: 2, moodId: null }, when: at(TODAY, '09:00') }),
      newEntry({ mood: { level: 5, moodId: null }, when: at(TODAY, '19:00'), body: 'better', starred: true }),
      newEntry({ body: 'no mood', when: at('2026-05-01') }),
    )
    const { days } = await me.call(getDays, { query: { from: '2026-04-01', to: '2026-05-31' } })
    expect(days).toEqual([
      { day: '2026-05-01', mood: null, moods: [], entries: 1, photos: 0, starred: false },
      { day: TODAY, mood: 3.5, moods: [2, 5], entries: 2, photos: 0, starred: true },
    ])
    const sheet = await me.call(getDaySheet, { params: { day: TODAY }, query: {} })
    expect(sheet.entries).toHaveLength(2)
    expect(sheet.acts.map(({ kind, acts }) => [kind, acts])).toEqual([
      ['entry', 1],
      ['mood', 2],
    ])
    expect(sheet.acts.map(({ subjects }) => subjects)).toEqual([[expect.any(String)], [expect.any(String), expect.any(String)]])
    expect((await me.fail(getDays, { query: { from: '1900-01-01', to: '2026-01-01' } })).status).toBe(400)
    expect((await me.fail(getDays, { query: { from: '0000-01-01', to: '0000-02-01' } })).status).toBe(400)
  })
})

test('the hub shows today’s moods with the person’s words for them, and the entry edited last today', async () => {
  const me = await person()
  const calm = change('mood', { recordId: uuidv7(), patch: { level: 4, name: 'Quietly fine' } })
  await push(
    me,
    calm,
    newEntry({ mood: { level: 4, moodId: calm.recordId }, when: at(TODAY, '08:00') }),
    newEntry({ body: 'yesterday', when: at('2026-05-03') }),
  )
  const cards = async () => {
    const found = await hubCardsOf(server.app, await personOf(server.app, me))
    return new Map(found.map(({ card, data }) => [card, data]))
  }
  const before = await cards()
  expect(before.get('mood')).toMatchObject({
    day: TODAY,
    moods: [{ level: 4, moodId: calm.recordId }],
    vocabulary: [{ id: calm.recordId, level: 4, name: 'Quietly fine' }],
  })
  expect([before.has('draft'), before.has('memory')]).toEqual([false, false])
  const { id } = await pushEntry(me, newEntry({ body: '## Tea\n\n- [x] **kettle** [on](https://example.org)' }))
  expect((await cards()).get('draft')).toMatchObject({ entryId: id, preview: 'Tea kettle on' })
})
