import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { rounds } from '#testing/depth.ts'
import { xoshiro128 } from '#platform/contract/random.ts'
import { onEmbeddedDatabase, sharedServer } from '#testing/test-server.ts'
import { frameBytes, trackBytes } from './render/render.ts'
import { openRenderedAudio, type RenderedAudio, type RenderedSound } from './rendered-audio.ts'
import { TrackRecipe } from './render/core/recipe.ts'

/** Renders that are moved to storage; each is requested REQUESTS times around that moment. */
const ROUNDS = rounds(12, 250)
const REQUESTS = 40

const server = sharedServer([], { worker: false })

const recipe = TrackRecipe.parse({ seed: 'hand-over', durationSeconds: 2, layers: [{ kind: 'noise', colour: 'pink' }] })
// A second of sound is enough: the test is about the moment of the move.
const short: RenderedSound = { id: 'short', recipe: { ...recipe, durationSeconds: 1 } }
const size = trackBytes(short.recipe)
const whole = Buffer.from(Uint8Array.from({ length: size }, (_, at) => (at * 7 + (at >> 8)) % 251))

/** Asks as a request would, and returns the response body and its caching header. */
async function answerTo(audio: RenderedAudio, sound: RenderedSound, range: string): Promise<{ body: Readable; caching: unknown }> {
  const sent: { body?: Readable } = {}
  const headers: Record<string, unknown> = {}
  const reply: Record<string, unknown> = {
    headers: (all: object) => Object.assign(headers, all) && reply,
    header: (name: string, value: unknown) => Object.assign(headers, { [name]: value }) && reply,
    code: () => reply,
  }
  reply.send = (body: Readable) => Object.assign(sent, { body }) && reply
  const request = { headers: { range: `bytes=${range}` } }
  await audio.send(sound, request as unknown as FastifyRequest, reply as unknown as FastifyReply)
  return { body: sent.body!, caching: headers['cache-control'] }
}

async function ask(audio: RenderedAudio, id: string, start: number, end: number): Promise<Buffer> {
  return buffer((await answerTo(audio, { ...short, id }, `${start}-${end}`)).body)
}

// Of files: one database is enough.
test.runIf(onEmbeddedDatabase())(
  'a request at the moment a finished track moves to storage gets the right bytes from either place',
  async () => {
    const random = xoshiro128('hand-over')
    for (let round = 0; round < ROUNDS; round++) {
      const finish = Promise.withResolvers<void>()
      const render = async function* () {
        yield whole.subarray(0, size >> 1)
        await finish.promise
        yield whole.subarray(size >> 1)
      }
      const audio = openRenderedAudio(server.app, 'soul/tracks', { render })
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
        // Between one turn of the loop and several: in these, rendering ends, storage takes the file, and its temporary name is deleted.
        for (let turns = random.below(4); turns > 0; turns--) await new Promise(setImmediate)
      }
      await Promise.all(asked)
    }
    const { dataDir } = server.config
    await expect.poll(() => readdir(path.join(dataDir, 'cache', 'renders'))).toEqual([])
    expect(await readdir(path.join(dataDir, 'storage', 'cache', 'soul', 'tracks'))).toHaveLength(ROUNDS)
  },
)

test.runIf(onEmbeddedDatabase())(
  'a listener far ahead of the render gets a render of their own from there, which ends when they leave',
  async () => {
    const long = { id: 'long', recipe: { ...recipe, durationSeconds: 600 } }
    const bytes = trackBytes(long.recipe)
    const stuck = Promise.withResolvers<void>()
    const left: (() => boolean)[] = []
    type Options = { signal?: AbortSignal | undefined; fromFrame?: number | undefined }
    const render = async function* (_recipe: TrackRecipe, { signal, fromFrame }: Options = {}) {
      if (fromFrame === undefined) {
        yield new Uint8Array(100_000)
        await stuck.promise
        yield new Uint8Array(bytes - 100_000)
        return
      }
      left.push(() => signal!.aborted)
      // Each frame says its number.
      for (let frame = fromFrame; frame * frameBytes < bytes; frame++) yield Buffer.alloc(frameBytes, frame % 251)
    }
    const audio = openRenderedAudio(server.app, 'soul/tracks', { render })
    const start = answerTo(audio, long, '0-999')
    expect((await buffer((await start).body)).length).toBe(1000)

    const from = 5_000_000
    const middle = await answerTo(audio, long, `${from}-${from + 9999}`)
    expect(middle.caching).toBe('no-store')
    const expected = Buffer.from(Uint8Array.from({ length: 10_000 }, (_, at) => Math.floor((from + at) / frameBytes) % 251))
    expect((await buffer(middle.body)).equals(expected)).toBe(true)
    await expect.poll(() => left.map((isOver) => isOver())).toEqual([true])

    // The listeners that stay use up all places; one more waits for the whole.
    const staying = await Promise.all(Array.from({ length: 6 }, () => answerTo(audio, long, `${from}-`)))
    for (const { body } of staying) await new Promise((resolve) => body.once('readable', resolve))
    const seventh = await answerTo(audio, long, `${from}-${from + 99}`)
    expect([seventh.caching, left.length]).toEqual(['private, max-age=31536000, immutable', 7])
    stuck.resolve()
    expect((await buffer(seventh.body)).equals(Buffer.alloc(100))).toBe(true)
    for (const { body } of staying) body.destroy()
    await expect.poll(() => left.every((isOver) => isOver())).toBe(true)
  },
)

test.runIf(onEmbeddedDatabase())('a folder with a limit keeps recently requested sounds and deletes the others', async () => {
  const render = async function* () {
    yield whole
  }
  const audio = openRenderedAudio(server.app, 'few', { most: 3, render })
  for (let n = 0; n < 8; n++) {
    expect((await ask(audio, `few-${n}`, 0, 99)).length).toBe(100)
    await expect.poll(() => readdir(path.join(server.config.dataDir, 'cache', 'renders'))).toEqual([])
  }
  const stored: string[] = []
  for await (const key of server.app.storage.list('cache/few/')) stored.push(key)
  expect(stored.length).toBeLessThanOrEqual(6)
  expect(stored.some((key) => key.includes('few-7-'))).toBe(true)
})
