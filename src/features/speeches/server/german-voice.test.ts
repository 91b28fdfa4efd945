import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseBuffer } from 'music-metadata'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { encodeWav } from '#platform/server/speech/wav.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import { testServer, type TestServer } from '#testing/test-server.ts'
import { thoroughTest } from '#testing/depth.ts'
import { deleteOwnSpeech, listSpeeches, putOwnSpeech, speechAudio } from '../contract.ts'
import { speechesServer } from './feature.ts'

/** Texts that the service received; it answers with a tone, or with a failure. */
const spoken: string[] = []
let isAway = false
const tone = Float32Array.from({ length: 16_000 }, (_, i) => 0.4 * Math.sin((2 * Math.PI * 180 * i) / 16_000))
const service = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    spoken.push((JSON.parse(body) as { input: string }).input)
    if (isAway) response.writeHead(500).end()
    else response.writeHead(200, { 'content-type': 'audio/wav' }).end(encodeWav({ samples: tone, sampleRate: 16_000 }))
  })
})

let server: TestServer
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const speech = { url, apiKey: undefined, model: undefined, voice: undefined }
  server = await testServer([speechesServer], { worker: false, config: { speech } })
})
afterAll(async () => {
  await server.close()
  service.close()
})

const words = { title: 'Am Hafen', tone: 'calming', language: 'de', content: 'Das Boot wartet. Du bist früh.', themes: [] } as const
const put = (content: string = words.content) => ({ ...words, content, themes: [] })

test('a configured service speaks German pieces of the library', async () => {
  const me = await signedIn(server)
  const german = (await me.call(listSpeeches)).speeches.find(({ id }) => id === 'eine-gute-sache')!
  const bytes = Buffer.from(await (await me.fetch(german.audioUrl!)).arrayBuffer())
  expect(Math.abs((await parseBuffer(bytes, { mimeType: 'audio/mpeg' })).format.duration! - german.duration)).toBeLessThan(0.1)
  expect(spoken).toContain('Sieh sie einen ganzen Atemzug lang an.')
})

test('a person’s own texts are not sent to the service: English is spoken locally, German is for reading', async () => {
  const me = await signedIn(server)
  spoken.length = 0
  const german = await me.call(putOwnSpeech, { params: { id: uuidv7() }, body: put() })
  expect(german.audioUrl).toBeNull()
  expect(await me.fail(speechAudio, { params: { id: german.id }, query: {} })).toMatchObject({ status: 503, reason: 'speeches.no_voice' })
  const english = await me.call(putOwnSpeech, {
    params: { id: uuidv7() },
    body: { ...put('The boat is waiting. You are early.'), language: 'en' },
  })
  expect((await me.fetch(english.audioUrl!)).status).toBe(200)
  expect(spoken).toEqual([])
})

thoroughTest('a service that is away ends the sound, and the next press asks again', async () => {
  const me = await signedIn(server)
  const german = (await me.call(listSpeeches)).speeches.find(({ id, language }) => language === 'de' && id !== 'eine-gute-sache')!
  isAway = true
  const failed = await me.fetch(german.audioUrl!).then(
    (answer) => answer.arrayBuffer().then(({ byteLength }) => byteLength),
    () => 0,
  )
  isAway = false
  const again = await me.fetch(german.audioUrl!)
  expect(again.status).toBe(200)
  expect((await again.arrayBuffer()).byteLength).toBeGreaterThan(failed)
})

test('a speech that is deleted while it is being spoken leaves no files behind', async () => {
  const me = await signedIn(server)
  const params = { id: uuidv7() }
  await me.call(putOwnSpeech, { params, body: { ...put('The boat is waiting. You are early. '.repeat(20)), language: 'en' } })
  const listening = me.fetch(`/api/speeches/${params.id}/audio`).catch(() => undefined)
  await me.call(deleteOwnSpeech, { params })
  await listening
  for await (const key of server.app.storage.list(`cache/own-speeches/${me.user.id}/`)) throw new Error(`${key} stayed`)
})

thoroughTest('a speech that is deleted between being found and being spoken leaves nothing behind', async () => {
  const me = await signedIn(server)
  const params = { id: uuidv7() }
  await me.call(putOwnSpeech, { params, body: { ...put('The boat is waiting.'), language: 'en' } })
  const { storage } = server.app
  const looked = vi.spyOn(storage, 'stat').mockImplementationOnce(async () => {
    await me.call(deleteOwnSpeech, { params })
    return undefined
  })
  expect((await me.fetch(`/api/speeches/${params.id}/audio`)).status).toBe(404)
  looked.mockRestore()
  for await (const key of storage.list(`cache/own-speeches/${me.user.id}/`)) throw new Error(`${key} stayed`)
})
