import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { DEFAULT_JOURNAL_ID, SETTINGS_ID, type Lock } from './contract/records.ts'
import { when, world } from './offline-sync.fixture.ts'
import type { Journal } from './web/local/journal.ts'

// Sending waits for a pause in typing; with fake timers a test triggers it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const lock: Lock = { way: 'pin', scope: 'chosen', afterMinutes: 5, pin: { salt: 's', iterations: 100_000, hash: 'h' } }
const titles = (journal: Journal) => journal.heads().map(({ title }) => title)
const homes = (journal: Journal) => journal.heads().map(({ title, journalId }) => [title, journal.view.homeOf(journalId)])

async function withTravels(journal: Journal): Promise<string> {
  const id = uuidv7()
  await journal.change('journal', id, { name: 'Travels', colour: 'lake' })
  return id
}

describe('several journals on a device', () => {
  test('a new entry goes to the last chosen journal, also while all are shown, and after a reload', async () => {
    const { device } = world()
    const phone = device('phone')
    const journal = phone.tab()
    await journal.change('entry', uuidv7(), { when: when(), title: 'before' })
    const travels = await withTravels(journal)
    journal.view.choose(travels)
    journal.view.choose(null)
    await journal.change('entry', uuidv7(), { when: when(), title: 'ferry' })
    expect(new Map(homes(journal) as [string, string][])).toEqual(
      new Map([
        ['before', DEFAULT_JOURNAL_ID],
        ['ferry', travels],
      ]),
    )
    journal.view.choose(travels)
    const again = phone.tab()
    await again.ready
    expect([again.view.chosen(), again.view.target()]).toEqual([travels, travels])
    // An archived journal is no longer shown or used for new entries.
    await again.change('journal', travels, { archived: true })
    expect([again.view.chosen(), again.view.target()]).toEqual([null, DEFAULT_JOURNAL_ID])
  })

  test('a choice is stored at once, even when the page is left while the device’s database is busy', async () => {
    const { device } = world()
    const phone = device('phone')
    const journal = phone.tab()
    const travels = await withTravels(journal)
    const { step } = phone.db
    phone.db.step = () => new Promise(() => {})
    journal.view.choose(travels)
    journal.close()
    phone.db.step = step
    const again = phone.tab()
    await again.ready
    expect([again.view.chosen(), again.view.target()]).toEqual([travels, travels])
    phone.db.step = () => new Promise(() => {})
    again.view.choose(null)
    again.close()
    phone.db.step = step
    const later = phone.tab()
    await later.ready
    expect([later.view.chosen(), later.view.target()]).toEqual([null, travels])
  })

  test('a tab retains its own choice, also when everything is read again', async () => {
    const { device } = world()
    const phone = device('phone')
    const [one, two] = [phone.tab(), phone.tab()]
    const travels = await withTravels(one)
    await vi.waitFor(() => expect(two.view.journals().size).toBe(1))
    one.view.choose(travels)
    two.view.choose(null)
    await one.setKeepsEverything(false)
    expect(one.view.chosen()).toBe(travels)
  })

  test('changing an entry’s date leaves it where it is', async () => {
    const { device } = world()
    const journal = device('phone').tab()
    const id = uuidv7()
    await journal.change('entry', id, { when: when(), title: 'here' })
    journal.view.choose(await withTravels(journal))
    await journal.change('entry', id, { when: when() })
    expect(homes(journal)).toEqual([['here', DEFAULT_JOURNAL_ID]])
  })

  test('two devices without a network: one deletes the journal, the other writes into it, and nothing is lost', async () => {
    const { server, device } = world()
    const [phone, laptop] = [device('phone').tab(), device('laptop').tab()]
    const travels = await withTravels(phone)
    const letters = uuidv7()
    await phone.change('journal', letters, { name: 'Letters' })
    await phone.sync()
    await laptop.sync()
    server.up = false
    await phone.change('journal', travels, { into: letters, name: '' })
    laptop.view.choose(travels)
    await laptop.change('entry', uuidv7(), { when: when(), title: 'from the train' })
    expect(homes(laptop)).toEqual([['from the train', travels]])
    server.up = true
    await phone.sync()
    await laptop.sync()
    await phone.sync()
    for (const one of [phone, laptop]) expect(homes(one)).toEqual([['from the train', letters]])
  })

  test('one that asks for the lock is in no list until it is opened, nor is anything new put into it', async () => {
    const { device } = world()
    const journal = device('phone').tab()
    const travels = await withTravels(journal)
    journal.view.choose(travels)
    const id = uuidv7()
    await journal.change('entry', id, { when: when(), title: 'hidden' })
    await journal.change('journal', travels, { locked: true })
    expect(titles(journal)).toEqual(['hidden'])
    await journal.change('settings', SETTINGS_ID, { lock })
    expect(titles(journal)).toEqual([])
    expect([journal.view.chosen(), journal.view.target(), journal.view.isClosed(travels)]).toEqual([null, DEFAULT_JOURNAL_ID, true])
    journal.view.setOpen(true)
    expect(titles(journal)).toEqual(['hidden'])
    expect(journal.view.chosen()).toBe(travels)
    await journal.change('entry', id, { trashed: true })
    journal.view.setOpen(false)
    expect(journal.trash()).toEqual([])
    await journal.change('settings', SETTINGS_ID, { lock: null })
    expect(journal.trash().map(({ title }) => title)).toEqual(['hidden'])
  })
})
