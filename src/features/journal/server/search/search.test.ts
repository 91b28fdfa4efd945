import { expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { searchJournal } from '../../contract/search.ts'
import type { EntryData } from '../../contract/records.ts'
import { journalServer } from '../feature.ts'
import { at, change, newEntry, push, pushEntry, type Client } from '../sync/device.fixture.ts'

const server = sharedServer([journalServer], { worker: false })

async function search(client: Client, query: string, more: { limit?: number; offset?: number } = {}) {
  for (;;) {
    const answer = await client.call(searchJournal, { body: { query, ...more } })
    if (answer.complete) return answer
  }
}
const ids = async (client: Client, query: string) => (await search(client, query)).hits.map(({ entryId }) => entryId)

test('finds entries by words, tags, moods, days and content types, with the matches marked', async () => {
  const me = await signedIn(server)
  const tea = change('activity', { recordId: uuidv7(), patch: { name: 'Tea ceremony' } })
  await push(me, tea)
  const [river, garden] = await push(
    me,
    newEntry({
      title: 'The river',
      body: 'We walked along the **quiet** water.',
      add: { tags: ['Summer'] },
      mood: { level: 5, moodId: null },
    }),
    newEntry({ body: 'Planted beans. The river is low.', when: at('2025-03-01'), add: { activities: [tea.recordId] }, starred: true }),
  ).then((results) => results.map(({ record }) => record!.id))
  expect(await ids(me, 'river')).toEqual([river, garden])
  expect(await ids(me, 'river -beans')).toEqual([river])
  expect(await ids(me, '#summer')).toEqual([river])
  expect(await ids(me, 'mood:5')).toEqual([river])
  expect(await ids(me, 'ceremony')).toEqual([garden])
  expect(await ids(me, 'is:starred before:2026-01-01')).toEqual([garden])
  const { hits, problems } = await search(me, 'quiet mood:blue')
  expect(problems).toEqual(['mood:blue'])
  const { text, marks } = hits[0]!.text
  expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['quiet'])
  expect((hits[0]!.entry.data as EntryData).title).toBe('The river')
})

test('finds new, changed, renamed, deleted and erased entries correctly at once', async () => {
  const me = await signedIn(server)
  const { id, seq } = await pushEntry(me, newEntry({ body: 'apricot' }))
  expect(await ids(me, 'apricot')).toEqual([id])
  await pushEntry(me, change('entry', { recordId: id, base: seq, patch: { body: 'blackberry' } }))
  expect([await ids(me, 'apricot'), await ids(me, 'blackberry')]).toEqual([[], [id]])
  const activity = change('activity', { recordId: uuidv7(), patch: { name: 'Juggling' } })
  await push(me, activity, change('entry', { recordId: id, patch: { add: { activities: [activity.recordId] } } }))
  expect(await ids(me, 'juggling')).toEqual([id])
  await push(me, change('activity', { recordId: activity.recordId, base: 99, patch: { name: 'Unicycle' } }))
  expect([await ids(me, 'juggling'), await ids(me, 'unicycle')]).toEqual([[], [id]])
  await push(me, change('entry', { recordId: id, patch: { trashed: true } }))
  expect([await ids(me, 'blackberry'), await ids(me, 'blackberry is:trash')]).toEqual([[], [id]])
  await push(me, change('entry', { recordId: id, patch: {}, erase: true }))
  expect(await ids(me, 'blackberry is:trash')).toEqual([])
})

test('keeps people apart, and survives any input', async () => {
  const [me, other] = [await signedIn(server), await signedIn(server)]
  await pushEntry(me, newEntry({ body: 'pomegranate' }))
  expect(await ids(other, 'pomegranate')).toEqual([])
  for (const odd of ['', '"', '-', ':', '#', 'mood:', '\u0000', '🌿', 'a'.repeat(500), '((((', '%_', 'before:nonsense'])
    expect((await search(me, odd)).total).toBeLessThanOrEqual(1)
})

test('pages through many hits without repeating one', async () => {
  const me = await signedIn(server)
  await push(
    me,
    ...Array.from({ length: 60 }, (_, n) =>
      newEntry({ body: `walnut ${n}`, when: at('2026-05-04', `${String(n % 24).padStart(2, '0')}:00`) }),
    ),
  )
  const seen = new Set<string>()
  for (let offset = 0; offset < 60; offset += 25)
    for (const { entryId } of (await search(me, 'walnut', { limit: 25, offset })).hits) seen.add(entryId)
  expect(seen.size).toBe(60)
})
