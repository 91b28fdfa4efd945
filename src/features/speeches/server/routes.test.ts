import { parseBuffer } from 'music-metadata'
import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { thoroughTest } from '#testing/depth.ts'
import { deleteOwnSpeech, listSpeeches, OWN_MOST, putOwnSpeech, setSpeechFavourite, speechAudio, type OwnSpeech } from '../contract.ts'
import { speechesServer } from './feature.ts'

const server = sharedServer([speechesServer], { worker: false })

const words: OwnSpeech = {
  title: 'Before the ferry',
  tone: 'calming',
  language: 'en',
  content: 'The boat waits. You are early.',
  themes: ['rest'],
}
const ownOf = async (me: SignedIn) => (await me.call(listSpeeches)).speeches.filter(({ isOwn }) => isOwn)
const idsOf = (speeches: readonly { id: string }[]) => speeches.map(({ id }) => id)
const bytesOf = async (me: SignedIn, url: string, range?: string) => {
  const response = await me.fetch(url, range ? { headers: { range } } : {})
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('the library', () => {
  test('has sound in English; in German without a voice it is for reading, and marked so', async () => {
    const me = await signedIn(server)
    const { speeches } = await me.call(listSpeeches)
    const spoken = speeches.filter(({ audioUrl }) => audioUrl !== null)
    expect(new Set(spoken.map(({ language }) => language))).toEqual(new Set(['en']))
    const german = speeches.find(({ language }) => language === 'de')!
    expect(german.audioUrl).toBeNull()
    expect(await me.fail(speechAudio, { params: { id: german.id }, query: {} })).toMatchObject({ status: 503, reason: 'speeches.no_voice' })
  })

  thoroughTest('sounds as long as it says, in any range', async () => {
    const me = await signedIn(server)
    const speech = (await me.call(listSpeeches)).speeches.find(({ id }) => id === 'shoes-on')!
    const { bytes } = await bytesOf(me, speech.audioUrl!)
    const { format } = await parseBuffer(bytes, { mimeType: 'audio/mpeg' })
    expect(Math.abs(format.duration! - speech.duration)).toBeLessThan(0.1)
    const part = await bytesOf(me, speech.audioUrl!, 'bytes=5000-5999')
    expect([part.status, part.bytes.equals(bytes.subarray(5000, 6000))]).toEqual([206, true])
  })

  test('stores favourites per person, and refuses unknown ones', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    const params = { id: 'first-brick' }
    await me.call(setSpeechFavourite, { params, body: { isFavourite: true } })
    const hearts = async (who: SignedIn) => idsOf((await who.call(listSpeeches)).speeches.filter(({ isFavourite }) => isFavourite))
    expect([await hearts(me), await hearts(other)]).toEqual([['first-brick'], []])
    await me.call(setSpeechFavourite, { params, body: { isFavourite: false } })
    expect(await hearts(me)).toEqual([])
    expect(await me.fail(setSpeechFavourite, { params: { id: 'no-such' }, body: { isFavourite: true } })).toMatchObject({ status: 404 })
  })
})

describe('a person’s own speech', () => {
  test('is spoken, gets a new sound with a new text, and is sealed on disk with every sentence', async () => {
    const me = await signedIn(server)
    const params = { id: uuidv7() }
    const first = await me.call(putOwnSpeech, { params, body: words })
    const { bytes } = await bytesOf(me, first.audioUrl!)
    expect(Math.abs((await parseBuffer(bytes, { mimeType: 'audio/mpeg' })).format.duration! - first.duration)).toBeLessThan(0.1)
    const part = await bytesOf(me, first.audioUrl!, 'bytes=384-767')
    expect(part.bytes.equals(bytes.subarray(384, 768))).toBe(true)

    const second = await me.call(putOwnSpeech, { params, body: { ...words, content: 'The boat waits. Somebody waves.' } })
    expect(second.audioUrl).not.toBe(first.audioUrl)
    await bytesOf(me, second.audioUrl!)
    const home = `cache/own-speeches/${me.user.id}`
    const stored: string[] = []
    for await (const key of server.app.storage.list(`${home}/`)) stored.push(key)
    // One sound and its two sentences: sentences that are no longer in the text were deleted.
    expect(stored.map((key) => key.split('.').at(-1)).toSorted()).toEqual(['mp3', 'wav', 'wav'])
    for (const key of stored) {
      const bytes = Buffer.from((await server.app.storage.readAll(key))!)
      expect([bytes.includes('RIFF'), bytes.includes('Info'), bytes.includes('LAME')]).toEqual([false, false, false])
    }

    await me.call(deleteOwnSpeech, { params })
    for await (const key of server.app.storage.list(`${home}/`)) throw new Error(`${key} stayed`)
    expect(await me.fail(speechAudio, { params, query: {} })).toMatchObject({ status: 404 })
  })

  test('is not readable in the database', async () => {
    const me = await signedIn(server)
    await me.call(putOwnSpeech, { params: { id: uuidv7() }, body: words })
    const { rows } = await server.app.database.pool.query<{ sealed: Buffer }>('select sealed from own_speeches where user_id = $1', [
      me.user.id,
    ])
    expect(rows).toHaveLength(1)
    expect(rows[0]!.sealed.toString('latin1')).not.toMatch(/boat|ferry|calming/)
  })

  test('is private: not listed, heard, marked or deleted by another person', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    const params = { id: uuidv7() }
    await me.call(putOwnSpeech, { params, body: words })
    expect(await ownOf(other)).toEqual([])
    expect(await other.fail(speechAudio, { params, query: {} })).toMatchObject({ status: 404, reason: 'speeches.not_here' })
    expect(await other.fail(setSpeechFavourite, { params, body: { isFavourite: true } })).toMatchObject({ status: 404 })
    expect(await other.fail(deleteOwnSpeech, { params })).toMatchObject({ status: 404 })
    await other.call(putOwnSpeech, { params, body: { ...words, title: 'Theirs' } })
    expect([(await ownOf(me))[0]!.title, (await ownOf(other))[0]!.title]).toEqual(['Before the ferry', 'Theirs'])
  })

  test('loses its favourite when it is deleted', async () => {
    const me = await signedIn(server)
    const params = { id: uuidv7() }
    await me.call(putOwnSpeech, { params, body: words })
    await me.call(setSpeechFavourite, { params, body: { isFavourite: true } })
    await me.call(deleteOwnSpeech, { params })
    const { rowCount } = await server.app.database.pool.query('select from speech_favourites where user_id = $1', [me.user.id])
    expect(rowCount).toBe(0)
  })

  test('needs a text of limited length and a known tone', async () => {
    const me = await signedIn(server)
    const put = (change: object) => me.fail(putOwnSpeech, { params: { id: uuidv7() }, body: { ...words, ...change } as OwnSpeech })
    expect(await put({ content: ' – ' })).toMatchObject({ status: 400, fieldReasons: { content: { reason: 'speeches.content_missing' } } })
    expect(await put({ content: 'word '.repeat(40_000) })).toMatchObject({
      status: 400,
      fieldReasons: { content: { reason: 'speeches.content_long' } },
    })
    expect(await put({ title: ' ' })).toMatchObject({ status: 400, fieldReasons: { title: { reason: 'speeches.title_missing' } } })
    expect(await put({ tone: 'furious' })).toMatchObject({ status: 400 })
    expect(await ownOf(me)).toEqual([])
  })

  test('has a limited number, for concurrent requests, too', async () => {
    const me = await signedIn(server)
    await server.app.database.pool.query(
      `insert into own_speeches (user_id, id, sealed, day, created_at, updated_at)
       select $1, gen_random_uuid(), '\\x00', '2026-05-04', now(), now() from generate_series(1, $2)`,
      [me.user.id, OWN_MOST - 1],
    )
    const done = await Promise.allSettled(Array.from({ length: 6 }, () => me.call(putOwnSpeech, { params: { id: uuidv7() }, body: words })))
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await me.fail(putOwnSpeech, { params: { id: uuidv7() }, body: words })).toMatchObject({
      status: 429,
      reason: 'speeches.too_many',
      params: { most: OWN_MOST },
    })
  })
})

test('nobody hears anything without signing in', async () => {
  expect(await server.client().fail(listSpeeches)).toMatchObject({ status: 401 })
  expect(await server.client().fail(speechAudio, { params: { id: 'shoes-on' }, query: {} })).toMatchObject({ status: 401 })
})
