import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { getDays, getDaySheet, getMemories } from '../../contract/days.ts'
import { getInsight } from '../../contract/insight.ts'
import { DEFAULT_JOURNAL_ID, MAX_JOURNALS, SETTINGS_ID, type Lock } from '../../contract/records.ts'
import { searchJournal } from '../../contract/search.ts'
import { listEntries } from '../../contract/sync.ts'
import { journalServer } from '../feature.ts'
import { journalHubCards } from '../hub-cards.ts'
import { moodByDay } from '../insight/mood-by-day.ts'
import { at, change, newEntry, pullAll, push, type Client } from './device.fixture.ts'

const server = sharedServer([journalServer], { worker: false })

const DAY = '2026-05-04'
const lock: Lock = { way: 'pin', scope: 'chosen', afterMinutes: 5, pin: { salt: 's', iterations: 100_000, hash: 'h' } }

async function journal(me: Client, name: string, more: object = {}): Promise<string> {
  const id = uuidv7()
  const [result] = await push(me, change('journal', { recordId: id, patch: { name, ...more } }))
  expect(result).toMatchObject({ status: 'applied' })
  return id
}

/** A person with a second journal beside the default one, and an entry in each. */
async function twoJournals(more: object = {}) {
  const me = await signedIn(server)
  const travels = await journal(me, 'Travels', more)
  const at_ = at(DAY)
  await push(
    me,
    newEntry({ title: 'At home', mood: { level: 4, moodId: null }, when: at_ }),
    newEntry({ title: 'On the ferry home', mood: { level: 2, moodId: null }, when: at_, journalId: travels }),
  )
  return { me, travels }
}

const titles = async (me: Client, query: { journal?: string; locked?: '1' } = {}) =>
  (await me.call(listEntries, { query })).entries.map(({ data }) => (data as { title: string }).title).toSorted()

describe('several journals', () => {
  test('are separate in lists, days, search, insight and memories, and together contain everything', async () => {
    const { me, travels } = await twoJournals()
    expect(await titles(me)).toEqual(['At home', 'On the ferry home'])
    expect(await titles(me, { journal: travels })).toEqual(['On the ferry home'])
    expect(await titles(me, { journal: DEFAULT_JOURNAL_ID })).toEqual(['At home'])
    const moods = async (query: object) => (await me.call(getDays, { query: { from: DAY, to: DAY, ...query } })).days[0]?.moods.toSorted()
    expect(await moods({})).toEqual([2, 4])
    expect(await moods({ journal: travels })).toEqual([2])
    const found = async (body: object) => (await me.call(searchJournal, { body: { query: 'home', ...body } })).total
    expect([await found({}), await found({ journal: travels }), await found({ journal: DEFAULT_JOURNAL_ID })]).toEqual([2, 1, 1])
    const insight = await me.call(getInsight, { query: { to: DAY, journal: travels } })
    expect(insight).toMatchObject({ firstDay: DAY, counts: { entries: 1, moods: 1 } })
    const sheet = await me.call(getDaySheet, { params: { day: DAY }, query: { journal: travels } })
    expect(sheet.entries).toHaveLength(1)
    const remembered = async (query: object) => (await me.call(getMemories, { query: { day: '2027-05-04', ...query } })).entries.length
    expect(await remembered({ journal: travels })).toBe(1)
  })

  test('that ask for the lock are in no answer until the device reports that it was opened', async () => {
    const { me, travels } = await twoJournals({ locked: true })
    expect(await titles(me)).toHaveLength(2)
    await push(me, change('settings', { recordId: SETTINGS_ID, patch: { lock } }))
    expect(await titles(me)).toEqual(['At home'])
    expect(await titles(me, { journal: travels })).toEqual([])
    expect(await titles(me, { journal: travels, locked: '1' })).toEqual(['On the ferry home'])
    expect((await me.call(searchJournal, { body: { query: 'ferry' } })).total).toBe(0)
    expect((await me.call(searchJournal, { body: { query: 'ferry', locked: '1' } })).total).toBe(1)
    expect((await me.call(getDays, { query: { from: DAY, to: DAY } })).days[0]!.moods).toEqual([4])
    expect((await me.call(getInsight, { query: { to: DAY } })).counts.entries).toBe(1)
    expect((await me.call(getMemories, { query: { day: '2027-05-04' } })).entries).toHaveLength(1)
    expect(await moodByDay(server.app, me.user, DAY, DAY)).toEqual([{ day: DAY, mood: 4, n: 1 }])
    const person = { ...me.user, zone: 'UTC', dayStart: 0, locale: 'en' }
    const cards = JSON.stringify(await journalHubCards(server.app, person as never, { today: DAY }))
    expect(cards).not.toContain('ferry')
    expect(cards).toContain('"level":4')
    expect(cards).not.toContain('"level":2')
    // A lock of the whole journal affects only the device, not the server's answers.
    await push(me, change('settings', { recordId: SETTINGS_ID, patch: { lock: { ...lock, scope: 'all' } } }))
    expect(await titles(me)).toHaveLength(2)
  })

  test('have their name encrypted, like all text', async () => {
    const me = await signedIn(server)
    await journal(me, 'Wrens and warblers')
    const { rows } = await server.app.database.pool.query<{ row: string }>(
      'select r::text as row from journal_records r where user_id = $1',
      [me.user.id],
    )
    const text = rows.map(({ row }) => row).join('')
    expect(text).not.toContain('warblers')
    expect(text).not.toContain(Buffer.from('warblers').toString('hex'))
  })

  test('can be deleted: the entries go on to another, also those that a device writes into it later', async () => {
    const { me, travels } = await twoJournals()
    const letters = await journal(me, 'Letters')
    const [removed] = await push(me, change('journal', { recordId: travels, patch: { into: letters, name: '' } }))
    expect(removed).toMatchObject({ status: 'applied' })
    await push(me, newEntry({ title: 'Written without a network', when: at(DAY), journalId: travels }))
    expect(await titles(me, { journal: letters })).toEqual(['On the ferry home', 'Written without a network'])
    // Even when that journal is erased too, the entries belong to the default one: no entry is without a journal.
    const record = (await pullAll(me)).find(({ id }) => id === letters)!
    await push(me, change('journal', { recordId: letters, base: record.seq, patch: {}, erase: true }))
    expect(await titles(me, { journal: DEFAULT_JOURNAL_ID })).toHaveLength(3)
  })

  test('that were deleted each into the other leave everything in the first', async () => {
    const { me, travels } = await twoJournals()
    const letters = await journal(me, 'Letters')
    await push(
      me,
      change('journal', { recordId: travels, patch: { into: letters } }),
      change('journal', { recordId: letters, patch: { into: travels } }),
    )
    expect(await titles(me, { journal: DEFAULT_JOURNAL_ID })).toHaveLength(2)
  })

  test('are at most thirty, and the default one cannot be deleted', async () => {
    const me = await signedIn(server)
    const make = Array.from({ length: MAX_JOURNALS }, (_, n) => change('journal', { recordId: uuidv7(), patch: { name: `Journal ${n}` } }))
    const results = await push(me, ...make)
    expect(results.filter(({ status }) => status === 'applied')).toHaveLength(MAX_JOURNALS - 1)
    expect(results.at(-1)).toMatchObject({ status: 'refused', reason: 'journal.journals_too_many' })
    const first = (patch: object, more: object = {}) => push(me, change('journal', { recordId: DEFAULT_JOURNAL_ID, patch, ...more }))
    expect((await first({ name: 'Everyday', colour: 'lake' }))[0]).toMatchObject({ status: 'applied' })
    for (const [refused] of [await first({ archived: true }), await first({ into: make[0]!.recordId }), await first({}, { erase: true })])
      expect(refused).toMatchObject({ status: 'refused', reason: 'journal.default_journal_stays' })
    const [nameless] = await push(me, change('journal', { recordId: uuidv7(), patch: { colour: 'lake' } }))
    expect(nameless).toMatchObject({ status: 'refused' })
    // Deleting one makes room for another.
    await push(me, change('journal', { recordId: make[0]!.recordId, patch: { into: DEFAULT_JOURNAL_ID } }))
    const [again] = await push(me, change('journal', { recordId: uuidv7(), patch: { name: 'Room again' } }))
    expect(again).toMatchObject({ status: 'applied' })
  })

  test('of two devices merge: a move here and a word there are both in', async () => {
    const { me, travels } = await twoJournals()
    const entry = (await pullAll(me)).find(({ kind, data }) => kind === 'entry' && (data as { title: string }).title === 'At home')!
    const moved = await push(me, change('entry', { recordId: entry.id, base: entry.seq, patch: { journalId: travels } }))
    const written = await push(me, change('entry', { recordId: entry.id, base: entry.seq, patch: { body: 'The kettle sang.' } }))
    expect([moved[0]!.status, written[0]!.record!.data]).toMatchObject(['applied', { journalId: travels, body: 'The kettle sang.' }])
  })
})
