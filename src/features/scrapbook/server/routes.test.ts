import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { rounds } from '#testing/depth.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { stamped, type Stamped, type Value } from '../core/merge.ts'
import { META } from '../core/kinds.ts'
import { itemsOf } from '../core/page.ts'
import { stampAt } from '../core/stamp.ts'
import * as api from '../contract.ts'
import * as shares from '../contract-shares.ts'
import { scrapbookServer } from './feature.ts'
import { pictures } from './pictures.ts'
import { purgeDeleted } from './store.ts'

/** A large camera's picture: most are of 12 to 25, some of 100. */
const MEGAPIXELS = rounds(25, 100)

const server = sharedServer([scrapbookServer], { worker: false })

let time = Date.UTC(2026, 4, 3)
const write = (id: string, fields: Record<string, Value>, device = 'device0a', at = ++time) => stamped(id, fields, stampAt(at, 0, device))
const put = (me: SignedIn, page: string, records: Stamped[]) =>
  me.call(api.putScrapbookPage, { params: { id: page }, body: { change: uuidv7(), records } })
const read = async (me: SignedIn, page: string) =>
  new Map((await me.call(api.getScrapbookPage, { params: { id: page } })).map((one) => [one.id, one]))
const BOX = { x: 1, y: 2, w: 3, h: 4, order: 'a0' }

async function withBook(title = 'Summer') {
  const me = await signedIn(server)
  const [book, page] = [uuidv7(), uuidv7()]
  await me.call(api.putScrapbook, { params: { id: book }, body: { record: write(book, { title }) } })
  await put(me, page, [write(META, { book, order: 'a0', title: 'One' })])
  return { me, book, page }
}
const jpeg = async (hue: number, width = 900) =>
  new Uint8Array(
    await sharp({ create: { width, height: 600, channels: 3, background: { r: hue, g: 120, b: 90 } } })
      .jpeg()
      .withExif({ IFD0: { Make: 'Fernwell Camera' } })
      .toBuffer(),
  )

describe('a page', () => {
  test('merges the drawings of two devices, in any order of arrival, also when sent repeatedly', async () => {
    const { me, page } = await withBook()
    const [a, b] = [uuidv7(), uuidv7()]
    const first = write(a, { ...BOX, kind: 'stroke', points: [0, 0, 1] })
    const second = write(b, { ...BOX, kind: 'text', text: 'Sea' }, 'device0b')
    const moved = write(a, { x: 90 }, 'device0b')
    const named = write(a, { alt: 'A wave' })
    await Promise.all([put(me, page, [named, first]), put(me, page, [moved]), put(me, page, [second])])
    await put(me, page, [first, named])
    expect(itemsOf(await read(me, page))).toMatchObject([
      { id: a, x: 90, alt: 'A wave', points: [0, 0, 1] },
      { id: b, text: 'Sea' },
    ])
  })

  test('is in its book with its objects, and counted until it is deleted', async () => {
    const { me, book, page } = await withBook()
    await put(me, page, [write(uuidv7(), { ...BOX, kind: 'tape' })])
    const [only] = await me.call(api.listScrapbookPages, { params: { id: book } })
    expect(only).toMatchObject({ id: page, isCut: false })
    expect(only!.records).toHaveLength(2)
    expect(await me.call(api.listScrapbooks)).toMatchObject([{ id: book, pages: 1, record: { fields: { title: 'Summer' } } }])
    await put(me, page, [write(META, { deleted: true })])
    expect(await me.call(api.listScrapbooks)).toMatchObject([{ pages: 0 }])
    await put(me, page, [write(META, { deleted: false })])
    expect(await me.call(api.listScrapbooks)).toMatchObject([{ pages: 1 }])
  })

  test('and its words are not readable in the database', async () => {
    const { me, page } = await withBook('Nobody reads this title')
    await put(me, page, [write(uuidv7(), { ...BOX, kind: 'text', text: 'Nobody reads this text' })])
    const { rows } = await server.app.database.pool.query<{ sealed: Buffer }>(
      'select sealed from scrapbook_pages where user_id = $1 union all select sealed from scrapbook_books where user_id = $1',
      [me.user.id],
    )
    expect(rows).toHaveLength(2)
    for (const { sealed } of rows) expect(sealed.toString('latin1')).not.toContain('Nobody')
  })

  test('refuses invalid fields, and leaves the stored page unchanged', async () => {
    const { me, page } = await withBook()
    const bad = (record: unknown) =>
      me.fail(api.putScrapbookPage, { params: { id: page }, body: { change: uuidv7(), records: [record as Stamped] } })
    for (const record of [
      write(uuidv7(), { kind: 'script' }),
      write(uuidv7(), { kind: 'text', text: 'x'.repeat(4001) }),
      write(uuidv7(), { kind: 'stroke', points: Array.from({ length: 3001 }, () => 1) }),
      write(uuidv7(), { colour: 'url(evil)' }),
      { ...write(uuidv7(), { x: 1 }), at: 'yesterday' },
    ])
      expect(await bad(record)).toMatchObject({ status: 400, error: 'invalid' })
    const id = uuidv7()
    await put(me, page, [write(id, { ...BOX, kind: 'tape', onclick: 'alert(1)' })])
    expect((await read(me, page)).get(id)!.fields).toEqual({ ...BOX, kind: 'tape' })
  })

  test('has room for two devices’ 2,000 objects each, and refuses more without losing one', { timeout: 60_000 }, async () => {
    const { me, page } = await withBook()
    const many = (count: number, device: string) =>
      Array.from({ length: count }, () => write(uuidv7(), { ...BOX, kind: 'sticker', species: 'fern' }, device))
    const send = async (records: Stamped[]) => {
      for (let at = 0; at < records.length; at += api.MAX_CHANGES) await put(me, page, records.slice(at, at + api.MAX_CHANGES))
    }
    await send(many(2000, 'device0a'))
    await send(many(2000, 'device0b'))
    expect(itemsOf(await read(me, page))).toHaveLength(4000)
    await send(many(1999, 'device0c'))
    const refused = await me.fail(api.putScrapbookPage, { params: { id: page }, body: { change: uuidv7(), records: many(2, 'device0d') } })
    expect(refused).toMatchObject({ status: 429, reason: 'scrapbook.page_full' })
    expect(itemsOf(await read(me, page))).toHaveLength(5999)
  })

  test('that was deleted is here for a month, and then deleted for good with its book', async () => {
    const { me, book, page } = await withBook()
    await me.call(api.putScrapbook, { params: { id: book }, body: { record: write(book, { deleted: true }) } })
    const now = server.app.clock.now().getTime()
    await purgeDeleted(server.app.db, new Date(now - 86_400_000))
    expect((await read(me, page)).size).toBe(1)
    await purgeDeleted(server.app.db, new Date(now + 86_400_000))
    expect(await me.fail(api.getScrapbookPage, { params: { id: page } })).toMatchObject({ status: 404 })
    expect(await me.call(api.listScrapbooks)).toEqual([])
  })
})

describe('other people', () => {
  test('see nothing of it, and the same ids of theirs are other things', async () => {
    const { me, book, page } = await withBook()
    const other = await signedIn(server)
    expect(await other.call(api.listScrapbookPages, { params: { id: book } })).toEqual([])
    expect(await other.fail(api.getScrapbookPage, { params: { id: page } })).toMatchObject({ status: 404 })
    await put(other, page, [write(META, { title: 'Theirs' })])
    expect((await read(me, page)).get(META)!.fields.title).toBe('One')
    expect(await server.client().fail(api.listScrapbooks)).toMatchObject({ status: 401 })
  })
})

describe('a picture', () => {
  const keep = (me: SignedIn, id: string, body: Uint8Array<ArrayBuffer>) => me.call(api.putScrapbookPicture, { params: { id }, body })

  test('is stored encrypted and without metadata, and deleted with all its bytes', async () => {
    const me = await signedIn(server)
    const id = uuidv7()
    const original = await jpeg(200)
    expect(await Promise.all([keep(me, id, original), keep(me, id, original)])).toEqual([1, 2].map(() => ({ id, width: 900, height: 600 })))
    const objects = await Array.fromAsync(server.app.storage.list(`scrapbook/${me.user.id}/`))
    expect(objects).toHaveLength(2)
    for (const object of objects) expect(Buffer.from((await server.app.storage.readAll(object))!).includes('WEBP')).toBe(false)
    const full = await me.call(api.getScrapbookPicture, { params: { id, size: 'full' } })
    expect(full.headers.get('cache-control')).toBe('private, no-store')
    expect((await sharp(Buffer.from(await full.arrayBuffer())).metadata()).exif).toBeUndefined()
    expect(await me.call(api.listScrapbookPictures)).toMatchObject([{ id }])
    await me.call(api.deleteScrapbookPicture, { params: { id } })
    expect(await Array.fromAsync(server.app.storage.list(`scrapbook/${me.user.id}/`))).toEqual([])
    expect(await me.fail(api.getScrapbookPicture, { params: { id, size: 'full' } })).toMatchObject({ status: 404 })
  })

  test.each([
    [
      'a drawing with a script',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>1</script></svg>'),
    ],
    ['a phone’s HEIC', new Uint8Array([0, 0, 0, 24, ...new TextEncoder().encode('ftypheic\0\0\0\0mif1heic'), ...new Uint8Array(200)])],
    ['nothing', new Uint8Array()],
  ])('that is %s is refused with words, and nothing of it stays', async (_, body) => {
    const me = await signedIn(server)
    expect(await me.fail(api.putScrapbookPicture, { params: { id: uuidv7() }, body })).toMatchObject({
      status: 415,
      reason: 'scrapbook.picture_unreadable',
    })
    expect(await Array.fromAsync(server.app.storage.list(`scrapbook/${me.user.id}/`))).toEqual([])
  })

  test(`of ${MEGAPIXELS} million pixels is made small`, { timeout: 60_000 }, async () => {
    const me = await signedIn(server)
    const id = uuidv7()
    const huge = await sharp({ create: { width: 12_500, height: MEGAPIXELS * 80, channels: 3, background: 'teal' } })
      .jpeg({ quality: 30 })
      .toBuffer()
    expect(await keep(me, id, new Uint8Array(huge))).toEqual({ id, width: 2560, height: Math.round((2560 * MEGAPIXELS * 80) / 12_500) })
  })

  test('leaves nothing behind in storage for longer than a day', async () => {
    const me = await signedIn(server)
    await keep(me, uuidv7(), await jpeg(60))
    const folder = `scrapbook/${me.user.id}/pictures`
    await server.app.storage.put(`${folder}/019a0000-0000-7000-8000-000000000001`, new Uint8Array([1]))
    await pictures.sweep(server.app)
    expect(await Array.fromAsync(server.app.storage.list(`${folder}/`))).toHaveLength(2)
  })
})

describe('a link', () => {
  const soon = (hours = 24) => new Date(server.clock.now().getTime() + hours * 3_600_000).toISOString()

  test('shows the book and its pictures to any visitor, and nothing else, until it is ended', async () => {
    const { me, book, page } = await withBook()
    const [shown, hidden] = [uuidv7(), uuidv7()]
    for (const id of [shown, hidden]) await me.call(api.putScrapbookPicture, { params: { id }, body: await jpeg(90, 300) })
    const deleted = uuidv7()
    await put(me, page, [
      write(uuidv7(), { ...BOX, kind: 'photo', picture: shown }),
      write(deleted, { ...BOX, kind: 'photo', picture: hidden }),
    ])
    await put(me, page, [write(deleted, { deleted: true })])
    const id = uuidv7()
    const { token } = await me.call(shares.addBookLink, { params: { id }, body: { book, expiresAt: soon() } })
    const stranger = server.client()
    const linked = await stranger.call(shares.getLinkedBook, { params: { token } })
    expect(linked).toMatchObject({ title: 'Summer', pages: [{ id: page }] })
    expect(linked.pages[0]!.records).toHaveLength(2)
    expect((await stranger.call(shares.getLinkedPicture, { params: { token, id: shown } })).headers.get('content-type')).toBe('image/webp')
    expect(await stranger.fail(shares.getLinkedPicture, { params: { token, id: hidden } })).toMatchObject({ status: 404 })
    await me.call(shares.endBookLink, { params: { id } })
    for (const refused of [
      await stranger.fail(shares.getLinkedBook, { params: { token } }),
      await stranger.fail(shares.getLinkedPicture, { params: { token, id: shown } }),
    ])
      expect(refused).toMatchObject({ status: 404, reason: 'scrapbook.link_not_here' })
    expect(await me.call(shares.listBookLinks)).toMatchObject([{ id, isOpen: false }])
  })

  test('expires by itself, and needs an end that is not past and not far', async () => {
    const { me, book } = await withBook()
    const make = (expiresAt: string) => me.fail(shares.addBookLink, { params: { id: uuidv7() }, body: { book, expiresAt } })
    expect(await make(soon(-1))).toMatchObject({ status: 400, fields: { expiresAt: expect.any(String) } })
    expect(await make(soon(24 * 500))).toMatchObject({ status: 400 })
    expect(await me.fail(shares.addBookLink, { params: { id: uuidv7() }, body: { book: uuidv7(), expiresAt: soon() } })).toMatchObject({
      status: 404,
    })
    const { token } = await me.call(shares.addBookLink, { params: { id: uuidv7() }, body: { book, expiresAt: soon(0.001) } })
    server.clock.advance(60_000)
    expect(await server.client().fail(shares.getLinkedBook, { params: { token } })).toMatchObject({ status: 404 })
  })
})
