import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomOf } from '#platform/server/statistics/random.ts'
import { onEmbeddedDatabase, testServer, type TestServer } from '#testing/test-server.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { trackBytes } from './render/render.ts'
import { openTrackAudio, type TrackAudio } from './track-audio.ts'

/** Renders that are handed over; each is asked REQUESTS times around that moment. */
const ROUNDS = process.env.LONG_TESTS === '1' ? 250 : 12
const REQUESTS = 40

let server: TestServer
beforeAll(async () => void (server = await testServer([], { worker: false })))
afterAll(() => server.close())

const [track] = catalogue.tracks.toSorted((a, b) => a.durationSeconds - b.durationSeconds)
// A second of sound is enough: what matters is the moment at which it changes hands.
const short = { ...track!, recipe: { ...track!.recipe, durationSeconds: 1 } }
const size = trackBytes(short.recipe)
const whole = Buffer.from(Uint8Array.from({ length: size }, (_, at) => (at * 7 + (at >> 8)) % 251))

/** Asks as a request would, and gives the bytes that were sent. */
async function ask(audio: TrackAudio, id: string, start: number, end: number): Promise<Buffer> {
  const sent: { body?: Readable } = {}
  const reply: Record<string, unknown> = { headers: () => reply, header: () => reply, code: () => reply }
  reply.send = (body: Readable) => Object.assign(sent, { body }) && reply
  const request = { headers: { range: `bytes=${start}-${end}` } }
  await audio.send({ ...short, id }, request as unknown as FastifyRequest, reply as unknown as FastifyReply)
  return buffer(sent.body!)
}

// Of files: one database is enough.
test.runIf(onEmbeddedDatabase())(
  'whoever asks at the moment a finished track is handed to storage gets the right bytes, whichever of the two has them',
  async () => {
    const random = randomOf('hand-over')
    for (let round = 0; round < ROUNDS; round++) {
      const finish = Promise.withResolvers<void>()
      const audio = openTrackAudio(server.app, async function* () {
        yield whole.subarray(0, size >> 1)
        await finish.promise
        yield whole.subarray(size >> 1)
      })
      const id = `hand-over-${round}`
      const asked: Promise<void>[] = []
      const one = async () => {
        const start = random.below(size)
        const end = Math.min(size - 1, start + random.below(5000))
        expect((await ask(audio, id, start, end)).equals(whole.subarray(start, end + 1))).toBe(true)
      }
      asked.push(one())
      await new Promise(setImmediate)
      finish.resolve()
      for (let n = 1; n < REQUESTS; n++) {
        asked.push(one())
        // Between one turn of the loop and several: rendering ends, storage takes it, and its name goes, all in these.
        for (let turns = random.below(4); turns > 0; turns--) await new Promise(setImmediate)
      }
      await Promise.all(asked)
    }
    const { dataDir } = server.config
    await expect.poll(() => readdir(path.join(dataDir, 'cache', 'renders'))).toEqual([])
    expect(await readdir(path.join(dataDir, 'storage', 'cache', 'soul', 'tracks'))).toHaveLength(ROUNDS)
  },
  120_000,
)
