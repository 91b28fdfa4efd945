import { expect, test } from 'vitest'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { JournalRecord } from './contract/records.ts'
import { when, world } from './offline-sync.fixture.ts'
import { covered, entryPages } from './web/local/entry-pages.ts'

const PAGE = 3

/** A person with entries on seven days, and a device that stores no entries; `ask` pages as the server does. */
async function someone() {
  const { server, device } = world()
  const other = device('Phone').tab()
  const ids: string[] = []
  for (let day = 1; day <= 7; day++) {
    const id = uuidv7()
    ids.unshift(id)
    await other.change('entry', id, { when: when(`2026-04-0${day}`), title: `Day ${day}` })
  }
  await other.sync()
  const journal = device('Library', { keeps: false }).tab()
  await journal.ready
  await journal.setKeepsEverything(false)
  const recordOf = (id: string) => {
    const { kind, seq, updatedAt, envelope } = server.states.get(id)!
    return { kind, id, seq, updatedAt: updatedAt.toISOString(), data: envelope?.data ?? null } as unknown as JournalRecord
  }
  const ask = async (_list: 'entries' | 'trash', cursor: string | undefined) => {
    if (!server.up) throw new NetworkError('gone')
    const stored = ids.filter((id) => server.data(id)?.trashedAt === null)
    const from = cursor === undefined ? 0 : stored.indexOf(cursor) + 1
    const page = stored.slice(from, from + PAGE)
    return { entries: page.map(recordOf), next: from + PAGE < stored.length ? page.at(-1)! : null }
  }
  const pages = entryPages(journal, 'entries', null, ask)
  const titles = () => covered(journal.heads(), pages.state()).map(({ title }) => title)
  return { server, other, journal, pages, titles, ids, recordOf }
}

test('a device that stores no entries loads its list page by page, to the end', async () => {
  const { pages, titles } = await someone()
  expect(titles()).toEqual([])
  await pages.renew()
  expect(titles()).toEqual(['Day 7', 'Day 6', 'Day 5'])
  await pages.more()
  await pages.more()
  expect(titles()).toHaveLength(7)
  expect(pages.state()).toMatchObject({ state: 'idle', hasMore: false })
})

test('an older entry from a search is not in the list before its page; an entry that waits here is', async () => {
  const { journal, pages, titles, ids, recordOf } = await someone()
  await journal.mergeFromServer([recordOf(ids.at(-1)!)])
  expect(titles()).toEqual([])
  await pages.renew()
  expect(titles()).toEqual(['Day 7', 'Day 6', 'Day 5'])
  await journal.change('entry', uuidv7(), { when: when('2026-03-01'), title: 'Here alone' })
  expect(titles()).toEqual(['Day 7', 'Day 6', 'Day 5', 'Here alone'])
})

test('an entry deleted on another device leaves the list when its page is loaded', async () => {
  const { other, pages, titles, ids } = await someone()
  await other.change('entry', ids[3]!, { trashed: true })
  await other.sync()
  await pages.renew()
  await pages.more()
  expect(titles()).toEqual(['Day 7', 'Day 6', 'Day 5', 'Day 3', 'Day 2', 'Day 1'])
})

test('without a network the list reports that, and continues later at the same place', async () => {
  const { server, pages, titles } = await someone()
  await pages.renew()
  server.up = false
  await pages.more()
  expect(pages.state()).toMatchObject({ state: 'offline', hasMore: true })
  expect(titles()).toHaveLength(3)
  server.up = true
  await pages.more()
  expect(titles()).toHaveLength(6)
})

test('an id created here is not requested from the server until the entry has text', async () => {
  const { journal, server } = await someone()
  const id = uuidv7()
  journal.begin(id)
  server.up = false
  expect(await journal.entry(id)).toBeUndefined()
  await journal.change('entry', id, { when: when(), title: 'First' })
  expect((await journal.entry(id))?.data.title).toBe('First')
})
