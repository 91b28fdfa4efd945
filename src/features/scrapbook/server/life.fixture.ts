import sharp from 'sharp'
import { localDayOf } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Life } from '#testing/life.ts'
import { stamped, type Value } from '../core/merge.ts'
import { META } from '../core/kinds.ts'
import { stampAt } from '../core/stamp.ts'
import { deleteScrapbookPicture, putScrapbook, putScrapbookPage, putScrapbookPicture } from '../contract.ts'
import { addBookLink, getLinkedBook } from '../contract-shares.ts'
import { addAsked } from './asked-store.ts'

/** A book with a page of each kind of object, one deleted from it, a second page that was deleted, pictures that stay and one that does not, and links. */
export const life: Life = async ({ server, me }) => {
  const now = server.clock.now()
  const today = localDayOf(now, 'UTC', 240)
  let counter = 0
  const at = () => stampAt(now.getTime(), counter++, 'lifelife')
  const record = (id: string, fields: Record<string, Value>) => stamped(id, fields, at())
  const [book, other, page, second] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()]
  await me.call(putScrapbook, { params: { id: book }, body: { record: record(book, { title: 'The heron and the ferry', paper: 'grid' }) } })
  await me.call(putScrapbook, {
    params: { id: other },
    body: { record: record(other, { title: 'A book that is deleted', deleted: true }) },
  })

  const picture = async (hue: number) =>
    new Uint8Array(
      await sharp({ create: { width: 320, height: 240, channels: 3, background: { r: hue, g: 120, b: 140 } } })
        .webp()
        .toBuffer(),
    )
  const [placed, loose, removed] = [uuidv7(), uuidv7(), uuidv7()]
  const pictures = { [placed]: await picture(80), [loose]: await picture(160) }
  await me.call(putScrapbookPicture, { params: { id: placed }, body: pictures[placed]! })
  await me.call(putScrapbookPicture, { params: { id: loose }, body: pictures[loose]! })
  await me.call(putScrapbookPicture, { params: { id: removed }, body: await picture(20) })
  await me.call(deleteScrapbookPicture, { params: { id: removed } })

  const box = { x: 100, y: 120, w: 200, h: 150, rotation: 3, order: 'a0' }
  const deleted = uuidv7()
  const records = [
    record(META, { book, format: 'square', paper: 'dots', title: 'Low tide behind the boathouse', day: today, order: 'a0' }),
    record(uuidv7(), { ...box, kind: 'photo', picture: placed, frame: 'polaroid', alt: 'Two oars against a wall', crop: [0.1, 0, 0.8, 1] }),
    record(uuidv7(), {
      ...box,
      kind: 'text',
      text: 'We waited for the bell until it was dark',
      face: 'caveat',
      fontSize: 42,
      colour: '#22334a',
    }),
    record(uuidv7(), { ...box, kind: 'stroke', points: [0, 0, 0.4, 30, 12, 0.7, 61.25, 20, 0.9], pen: 'pen', width: 6, colour: '#7a2f3b' }),
    record(uuidv7(), { ...box, kind: 'tape', pattern: 'stripes', colour: '#d9c27a' }),
    record(uuidv7(), { ...box, kind: 'paper', pattern: 'lines', colour: '#fdfaf0' }),
    record(uuidv7(), { ...box, kind: 'sticker', species: 'foxglove', seed: 'the-seventh-foxglove', season: 'summer' }),
    record(uuidv7(), { ...box, kind: 'stamp', day: today, look: 'round' }),
    record(uuidv7(), { ...box, kind: 'card', card: 'mood', data: '{"days":[["2026-05-03",4]]}' }),
    record(deleted, { ...box, kind: 'text', text: 'A word that was taken back' }),
    record(deleted, { deleted: true }),
  ]
  const body = { change: uuidv7(), records }
  await me.call(putScrapbookPage, { params: { id: page }, body })
  const deletedPage = [record(META, { book, title: 'A page that is deleted', order: 'a1', deleted: true })]
  await me.call(putScrapbookPage, { params: { id: second }, body: { change: uuidv7(), records: deletedPage } })

  const refused = uuidv7()
  const row = {
    userId: me.user.id,
    id: refused,
    words: 'A lighthouse made of wool',
    shape: 'wide',
    state: 'failed',
    failure: 'refused',
    attempt: uuidv7(),
    updatedAt: now,
  } as const
  await addAsked(server.app.db, await server.app.vault.keyOf(me.user.id), row)

  const [link, ended] = [uuidv7(), uuidv7()]
  const expiresAt = new Date(now.getTime() + 86_400_000).toISOString()
  const made = await me.call(addBookLink, { params: { id: link }, body: { book, expiresAt } })
  await me.call(addBookLink, { params: { id: ended }, body: { book, expiresAt } })
  await server.client().call(getLinkedBook, { params: { token: made.token } })
  return {
    says: [
      book,
      page,
      'The heron and the ferry',
      'Low tide behind the boathouse',
      'Two oars against a wall',
      'We waited for the bell until it was dark',
      61.25,
      'the-seventh-foxglove',
      'A lighthouse made of wool',
      link,
    ],
    files: { [`scrapbook/pictures/${placed}.webp`]: pictures[placed]!, [`scrapbook/pictures/${loose}.webp`]: pictures[loose]! },
    // The token opens a book that its owner shared: it is no id of the caller.
    shared: ['/api/scrapbook/linked/'],
    pages: {
      '/my-scrapbook/books/:book': { book },
      '/my-scrapbook/pages/:page': { page },
      '/shared-scrapbook/:token': { token: made.token },
    },
    things: {
      // The same id of another person is a separate record: a stranger writes their own, or sees none.
      'PUT /api/scrapbook/books/:id': { params: { id: other }, body: { record: record(other, { title: 'Mine' }) }, strangerGets: 200 },
      'GET /api/scrapbook/books/:id/pages': { params: { id: book }, strangerGets: 200 },
      'GET /api/scrapbook/pages/:id': { params: { id: page } },
      'PUT /api/scrapbook/pages/:id': { params: { id: page }, body, strangerGets: 200 },
      'PUT /api/scrapbook/pictures/:id': { params: { id: uuidv7() }, body: pictures[placed]!, strangerGets: 200 },
      'GET /api/scrapbook/pictures/:id/:size': { params: { id: placed, size: 'thumb' } },
      'DELETE /api/scrapbook/pictures/:id': { params: { id: loose } },
      'DELETE /api/scrapbook/asked/:id': { params: { id: refused } },
      'PUT /api/scrapbook/links/:id': { params: { id: uuidv7() }, body: { book, expiresAt } },
      'DELETE /api/scrapbook/links/:id': { params: { id: ended } },
    },
  }
}
