import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { SETTINGS_ID } from './contract/records.ts'
import { when, world } from './offline-sync.fixture.ts'
import type { Journal } from './web/local/journal.ts'

// Sending waits for a pause in typing; with fake timers a test triggers it.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const bodyOf = async (journal: Journal, id: string) => (await journal.entry(id))?.data.body

describe('tabs and devices', () => {
  test('two tabs see each other’s writing and send each change once', async () => {
    const { server, device } = world()
    const phone = device('phone')
    const [one, two] = [phone.tab(), phone.tab()]
    await Promise.all([one.ready, two.ready])
    const [a, b] = [uuidv7(), uuidv7()]
    await one.change('entry', a, { when: when(), body: 'from one' })
    await two.change('entry', b, { when: when(), body: 'from two' })
    await vi.waitFor(() => expect(one.heads()).toHaveLength(2))
    expect(await bodyOf(two, a)).toBe('from one')
    await Promise.all([one.sync(), two.sync()])
    expect(server.taken).toHaveLength(2)
    await vi.waitFor(() => expect([one.status().waiting, two.status().waiting]).toEqual([0, 0]))
  })

  test('tabs share names, settings and files, too', async () => {
    const { server, device } = world()
    const phone = device('phone')
    const [one, two] = [phone.tab(), phone.tab()]
    await Promise.all([one.ready, two.ready])
    server.up = false
    const [walk, id] = [uuidv7(), uuidv7()]
    await one.change('activity', walk, { name: 'Walk' })
    await vi.waitFor(() => expect(two.all('activity')).toMatchObject([{ id: walk, unsent: true, data: { name: 'Walk' } }]))
    await two.change('entry', id, { when: when(), add: { activities: [walk] } })
    const file = await two.attach(id, new Blob(['note']), 'note.txt')
    server.up = true
    await one.sync()
    await vi.waitFor(() => expect(two.status().waiting).toBe(0))
    expect(server.files.get(file)).toBe('note')
    expect(two.all('attachment')).toMatchObject([{ id: file, unsent: false, data: { name: 'note.txt' } }])
  })

  test('a file that the server refuses can be discarded, together with its name', async () => {
    const { device } = world()
    const phone = device('phone')
    const journal = phone.tab()
    const id = uuidv7()
    await journal.change('entry', id, { when: when(), body: 'with a file' })
    const file = await journal.attach(id, new Blob(['refuse me']), 'bad.bin')
    await journal.sync()
    expect(journal.status()).toMatchObject({ waiting: 1, refused: [{ changeId: file, recordId: id, problem: 'This is no picture.' }] })
    await journal.discard(file)
    await journal.sync()
    expect(journal.status()).toMatchObject({ waiting: 0, refused: [] })
    expect((await journal.entry(id))!.data.attachments).toEqual([])
    expect(await phone.db.files()).toEqual([])
  })

  test('a file too large for the server is refused at once', async () => {
    const { device } = world()
    const journal = device('phone').tab()
    const large = { size: 61 * 1024 * 1024 } as Blob
    await expect(journal.attach(uuidv7(), large, 'film.mov')).rejects.toThrow('too_large')
    expect(journal.status().waiting).toBe(0)
  })

  test('a new device fetches everything, page by page, and reports its progress', async () => {
    const { device } = world()
    const phone = device('phone').tab()
    for (let i = 0; i < 1200; i++) await phone.change('entry', uuidv7(), { when: when(), body: `entry ${i}` })
    await phone.sync()
    const laptop = device('laptop').tab()
    const seen = new Set<number | null>()
    laptop.subscribe(() => seen.add(laptop.status().loading))
    await laptop.sync()
    expect(laptop.heads()).toHaveLength(1200)
    expect([...seen]).toEqual(expect.arrayContaining([0, 500, 1000, 1200]))
    expect(laptop.status().loading).toBeNull()
  })

  test('a server restored from an older backup gets its lost records back', async () => {
    const { server, device, backup } = world()
    const [phone, laptop] = [device('phone').tab(), device('laptop').tab()]
    const [old, fresh, walk] = [uuidv7(), uuidv7(), uuidv7()]
    await phone.change('entry', old, { when: when(), body: 'at the time of the backup', add: { tags: ['sea'] } })
    await phone.sync()
    const restore = backup()
    await phone.change('entry', old, { body: 'written on since' })
    await phone.change('entry', fresh, { when: when(), body: 'made since', starred: true })
    await phone.change('activity', walk, { name: 'Walk' })
    await phone.sync()
    restore()
    await phone.sync()
    expect(server.data(old)).toMatchObject({ body: 'written on since', tags: ['sea'] })
    expect(server.data(fresh)).toMatchObject({ body: 'made since', starred: true })
    await laptop.sync()
    expect(laptop.heads()).toHaveLength(2)
    expect(laptop.all('activity')).toMatchObject([{ data: { name: 'Walk' } }])
    // Later changes are synced as usual.
    await phone.change('entry', old, { body: 'and on' })
    await phone.sync()
    expect(await bodyOf(phone, old)).toBe('and on')
    expect(phone.status()).toMatchObject({ waiting: 0, refused: [] })
    expect(server.data(old)).toMatchObject({ body: 'and on' })
  })

  test('the same lists are given until something changes', async () => {
    const { device } = world()
    const journal = device('phone').tab()
    await journal.change('activity', uuidv7(), { name: 'Walk' })
    const [heads, walks, status] = [journal.heads(), journal.all('activity'), journal.status()]
    expect(journal.heads()).toBe(heads)
    expect(journal.all('activity')).toBe(walks)
    expect(journal.status()).toBe(status)
    await journal.change('entry', uuidv7(), { when: when() })
    expect(journal.heads()).not.toBe(heads)
    expect(journal.all('activity')).toBe(walks)
  })

  test('a device that stores no entries holds only unsent changes, and requests the rest', async () => {
    const { server, device } = world()
    const phone = device('phone').tab()
    const id = uuidv7()
    await phone.change('entry', id, { when: when(), title: 'Kept by the server', body: 'words' })
    await phone.change('activity', uuidv7(), { name: 'Walk' })
    await phone.sync()
    const library = device('library')
    const journal = library.tab()
    await journal.ready
    await journal.setKeepsEverything(false)
    await journal.sync()
    expect(journal.heads()).toEqual([])
    expect(journal.all('activity')).toHaveLength(1)
    expect(await bodyOf(journal, id)).toBe('words')
    expect(await library.db.rows([id])).toEqual([])
    server.up = false
    await journal.change('entry', id, { body: 'other words' })
    // After a reload without a network, pending changes are still complete.
    journal.close()
    const again = library.tab()
    await again.ready
    expect((await again.entry(id))!.data).toMatchObject({ title: 'Kept by the server', body: 'other words' })
    server.up = true
    await again.sync()
    expect(server.data(id)).toMatchObject({ body: 'other words' })
    expect(await library.db.rows([id])).toEqual([])
    expect(await library.db.changes()).toEqual([])
  })

  test('settings have their defaults, and change by adding and taking out', async () => {
    const { device } = world()
    const journal = device('phone').tab()
    await journal.change('settings', SETTINGS_ID, { add: { hardTags: ['clinic'] } })
    await journal.sync()
    expect(journal.all('settings')[0]!.data).toMatchObject({ hardTags: ['clinic'], memories: true })
  })

  test('signing out leaves nothing behind, and nothing is sent afterwards', async () => {
    const { server, device } = world()
    const phone = device('phone')
    const [one, two] = [phone.tab(), phone.tab()]
    await one.change('entry', uuidv7(), { when: when(), body: 'private' })
    await one.sync()
    server.up = false
    await one.change('entry', uuidv7(), { when: when(), body: 'unsent' })
    server.up = true
    await one.erase()
    expect(await phone.db.heads()).toEqual([])
    expect(await phone.db.changes()).toEqual([])
    await two.sync()
    expect(server.taken).toHaveLength(1)
  })

  test('erasing from the trash removes an entry on every device; if it was changed elsewhere, it stays', async () => {
    const { server, device } = world()
    const [phone, laptop] = [device('phone').tab(), device('laptop').tab()]
    const [removed, stored] = [uuidv7(), uuidv7()]
    for (const id of [removed, stored]) await phone.change('entry', id, { when: when(), body: 'x' })
    for (const id of [removed, stored]) await phone.change('entry', id, { trashed: true })
    await phone.sync()
    await laptop.sync()
    expect(laptop.trash()).toHaveLength(2)
    server.clock += 60_000
    await laptop.change('entry', stored, { body: 'still needed' })
    await laptop.sync()
    for (const id of [removed, stored]) await phone.change('entry', id, {}, { erase: true })
    expect(phone.trash()).toEqual([])
    await phone.sync()
    await laptop.sync()
    expect(laptop.trash().map(({ id }) => id)).toEqual([stored])
    expect(phone.status().refused).toMatchObject([{ recordId: stored }])
    expect(await phone.entry(stored)).toBeDefined()
  })
})
