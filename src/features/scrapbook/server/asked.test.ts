import { afterEach, describe, expect, test, vi } from 'vitest'
import { getImageStatus, steerWork } from '#features/image-status/contract.ts'
import { imageStatusServer } from '#features/image-status/server/feature.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { fakeImages } from '#testing/fake-images.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { shared } from '#testing/shared.ts'
import { testServer } from '#testing/test-server.ts'
import { listScrapbookPictures } from '../contract.ts'
import { agreeToPictures, askForPicture, forgetAsked, getAsked, withdrawFromPictures } from '../contract-asked.ts'
import { scrapbookServer } from './feature.ts'

const images = shared(fakeImages)
const server = shared(() => testServer([scrapbookServer, imageStatusServer], { config: { images: images.config({ perDay: 3 }) } }))
afterEach(() => void images.requests.splice(0))

async function agreed(): Promise<SignedIn> {
  const me = await signedIn(server)
  const { model } = await me.call(getAsked)
  await me.call(agreeToPictures, { body: { destination: model!.destination, model: model!.model } })
  return me
}
const WORDS = { words: 'A heron in the rain, as a woodcut', shape: 'upright' } as const
const ask = async (me: SignedIn, id: string = uuidv7()) => {
  await me.call(askForPicture, { body: { id, ...WORDS } })
  return id
}
const states = async (me: SignedIn) => (await me.call(getAsked)).asked.map(({ state, failure }) => [state, failure])
const used = async (me: SignedIn) => (await me.call(getAsked)).allowance!.requests.used

describe('a picture of words', () => {
  test('is made by the service that the person agreed to, from the words alone, and its words are deleted then', async () => {
    const me = await agreed()
    const id = await ask(me)
    await ask(me, id)
    await vi.waitFor(async () => expect(await me.call(listScrapbookPictures)).toEqual([{ id, width: 256, height: 384 }]), {
      timeout: 20_000,
    })
    expect(await states(me)).toEqual([])
    expect(images.requests).toHaveLength(1)
    const [{ body, headers }] = images.requests as [(typeof images.requests)[number]]
    expect(body).toEqual({ model: 'paint-1', prompt: WORDS.words, n: 1, size: '1024x1536', response_format: 'b64_json' })
    expect(headers.authorization).toBe('Bearer sk-fake-images')
    expect(await used(me)).toBe(1)
    expect(server.logged()).not.toContain('heron')
    const { rows } = await server.app.database.pool.query<{ data: object }>("select data from jobs.job where name = 'scrapbook-picture'")
    expect(JSON.stringify(rows)).not.toContain('heron')
  })

  test('is requested only after the person agrees, and only from the service they agreed to', async () => {
    const me = await signedIn(server)
    expect(await me.fail(askForPicture, { body: { id: uuidv7(), ...WORDS } })).toMatchObject({
      status: 403,
      reason: 'scrapbook.images_not_agreed',
    })
    const grave = { words: 'I want to kill myself', shape: 'square' } as const
    expect(await (await agreed()).fail(askForPicture, { body: { id: uuidv7(), ...grave } })).toMatchObject({
      reason: 'scrapbook.words_for_people',
    })
    expect(await me.fail(agreeToPictures, { body: { destination: 'elsewhere.example', model: 'paint-1' } })).toMatchObject({ status: 409 })
    const without = await testServer([scrapbookServer], { beside: server, worker: false })
    const there = without.client()
    for (const [name, value] of me.cookies) there.cookies.set(name, value)
    expect(await there.call(getAsked)).toMatchObject({ model: null, allowance: null })
    expect(await there.fail(askForPicture, { body: { id: uuidv7(), ...WORDS } })).toMatchObject({ reason: 'scrapbook.no_image_model' })
    await without.close()
    expect(images.requests).toEqual([])
  })

  test.each([
    ['is away', { status: 500 }, 'away', 0],
    ['is busy', { status: 429 }, 'busy', 0],
    ['does not make it', { status: 400 }, 'refused', 1],
    ['sends no picture', { body: { data: [{ b64_json: 'bm8gcGljdHVyZQ==' }] } }, 'nonsense', 0],
    ['names an address', { body: { data: [{ url: 'http://127.0.0.1:1/secret' }] } }, 'nonsense', 1],
  ])('says why when the service %s, and can be tried again', async (_, reply, failure, counted) => {
    const me = await agreed()
    images.reply(reply)
    const id = await ask(me)
    await vi.waitFor(async () => expect(await states(me)).toEqual([['failed', failure]]), { timeout: 20_000 })
    expect(await used(me)).toBe(counted)
    const [work] = (await me.call(getImageStatus)).works
    expect(work).toMatchObject({ kind: 'picture', title: WORDS.words, state: 'failed', failure, canRetry: true })
    await me.call(steerWork, { params: { kind: 'picture', wish: 'retry' }, body: { id } })
    await vi.waitFor(async () => expect(await me.call(listScrapbookPictures)).toMatchObject([{ id }]), { timeout: 20_000 })
  })

  test('can be cancelled in progress: the request to the service is aborted, and no picture results', async () => {
    const me = await agreed()
    const answered = Promise.withResolvers<void>()
    images.reply({ before: answered.promise })
    const id = await ask(me)
    await vi.waitFor(() => expect(images.requests).toHaveLength(1), { timeout: 20_000 })
    await me.call(steerWork, { params: { kind: 'picture', wish: 'cancel' }, body: { id } })
    expect(await images.requests[0]!.left).toBe(true)
    answered.resolve()
    expect(await states(me)).toEqual([['cancelled', null]])
    await vi.waitFor(async () => expect(await used(me)).toBe(0))
    await me.call(forgetAsked, { params: { id } })
    expect(await me.call(listScrapbookPictures)).toEqual([])
    expect(await me.fail(steerWork, { params: { kind: 'picture', wish: 'retry' }, body: { id } })).toMatchObject({ status: 404 })
  })

  test('ends when consent is taken back, and the day has an end', async () => {
    const me = await agreed()
    const answered = Promise.withResolvers<void>()
    images.reply({ before: answered.promise })
    await ask(me)
    await vi.waitFor(() => expect(images.requests).toHaveLength(1), { timeout: 20_000 })
    await me.call(withdrawFromPictures)
    expect(await images.requests[0]!.left).toBe(true)
    answered.resolve()
    expect(await states(me)).toEqual([['cancelled', null]])

    const eager = await agreed()
    for (let n = 1; n <= 3; n++) {
      await ask(eager)
      await vi.waitFor(async () => expect(await eager.call(listScrapbookPictures)).toHaveLength(n), { timeout: 20_000 })
    }
    const refused = await eager.fail(askForPicture, { body: { id: uuidv7(), ...WORDS } })
    expect(refused).toMatchObject({ status: 429, reason: 'scrapbook.images_spent', used: 3, limit: 3 })
  })

  test('is its owner’s: another person neither sees nor steers it', async () => {
    const [me, other] = [await agreed(), await agreed()]
    images.reply({ status: 400 })
    const id = await ask(me)
    await vi.waitFor(async () => expect(await states(me)).toMatchObject([['failed', expect.any(String)]]), { timeout: 20_000 })
    expect(await states(other)).toEqual([])
    expect(await other.fail(steerWork, { params: { kind: 'picture', wish: 'retry' }, body: { id } })).toMatchObject({ status: 404 })
    expect(await other.fail(forgetAsked, { params: { id } })).toMatchObject({ status: 404 })
    expect(await states(me)).toHaveLength(1)
  })
})
