import { parseBuffer } from 'music-metadata'
import { expect, test } from 'vitest'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import * as api from '../../contract-mixer.ts'
import { MIXES_MOST, SOUND_IDS } from '../../mixer.ts'
import { soulServer } from '../feature.ts'

const server = sharedServer([soulServer])

const at = () => server.clock.now().toISOString()
const mixed = (name: string) => ({ name, levels: { rain: 60, train: 25 }, at: at() })

test('every sound has an address, and one of them has the stated length', async () => {
  const me = await signedIn(server)
  const { sounds, mixes } = await me.call(api.getMixer)
  expect(sounds.map(({ id }) => id)).toEqual(SOUND_IDS)
  expect(mixes).toEqual([])
  const brown = sounds.find(({ id }) => id === 'brown')!
  const bytes = Buffer.from(await (await me.fetch(brown.audioUrl)).arrayBuffer())
  expect(Math.abs((await parseBuffer(bytes, { mimeType: 'audio/mpeg' })).format.duration! - brown.duration)).toBeLessThan(0.1)
})

test('a mix is saved, changed by the later of two devices, and deleted; nobody else has it', async () => {
  const [me, other] = [await signedIn(server), await signedIn(server)]
  const params = { id: uuidv7() }
  const earlier = mixed('From the other phone')
  server.clock.advance(60_000)
  await me.call(api.putMix, { params, body: mixed('Night train') })
  expect(await me.call(api.putMix, { params, body: earlier })).toMatchObject({ name: 'Night train' })
  expect((await me.call(api.getMixer)).mixes).toMatchObject([{ ...params, name: 'Night train', levels: { rain: 60, train: 25 } }])
  await other.call(api.deleteMix, { params })
  expect((await other.call(api.getMixer)).mixes).toEqual([])
  expect((await me.call(api.getMixer)).mixes).toHaveLength(1)
  for (let n = 0; n < 2; n++) await me.call(api.deleteMix, { params })
  expect((await me.call(api.getMixer)).mixes).toEqual([])
})

test('a mix needs a name, one to eight sounds that there are, and levels within bounds', async () => {
  const me = await signedIn(server)
  const refused = (body: object) => me.fail(api.putMix, { params: { id: uuidv7() }, body: { ...mixed('x'), ...body } as never })
  for (const body of [
    { name: ' ' },
    { levels: {} },
    { levels: { lava: 50 } },
    { levels: { rain: 0 } },
    { levels: { rain: 101 } },
    { levels: Object.fromEntries(SOUND_IDS.slice(0, 9).map((id) => [id, 10])) },
  ])
    expect(await refused(body)).toMatchObject({ status: 400 })
})

test('the number of saved mixes is limited, for concurrent requests, too', async () => {
  const me = await signedIn(server)
  const save = () => me.call(api.putMix, { params: { id: uuidv7() }, body: mixed('One more') })
  for (let n = 1; n < MIXES_MOST; n++) await save()
  const done = await Promise.allSettled([1, 2, 3].map(save))
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await me.fail(api.putMix, { params: { id: uuidv7() }, body: mixed('One more') })).toMatchObject({
    status: 429,
    reason: 'soul.too_many_mixes',
  })
})
