import type { FastifyReply } from 'fastify'
import { describe, expect, test } from 'vitest'
import { shared } from '#testing/shared.ts'
import { FAKE_AI_KEY } from '#testing/fake-ai.ts'
import { makeUser } from '#testing/make-user.ts'
import type { TestClient } from '#testing/test-client.ts'
import { ownServer, testServer } from '#testing/test-server.ts'
import { uuidv7 } from '../core/ids.ts'
import type { AiOutcome } from './ai.ts'
import { answerRun } from './event-stream.ts'
import { readyAnswer } from './whole-answer.ts'
import { ask, aiTestBed, askingServer, stopAsking } from './ai-test-bed.fixture.ts'

const bed = shared(aiTestBed)

type Event = { run?: string; text?: string; done?: boolean; finish?: string; usage?: AiOutcome['usage']; error?: string; message?: string }

/** Events of an answer as they arrive. */
async function* eventsOf(response: Response): AsyncGenerator<Event> {
  let rest = ''
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + part).split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks) if (block.startsWith('data: ')) yield JSON.parse(block.slice(6)) as Event
  }
}

const post = (client: TestClient, words: string, signal?: AbortSignal) =>
  client.fetch(ask.path, {
    method: 'POST',
    body: JSON.stringify({ words }),
    headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip, br' },
    ...(signal ? { signal } : {}),
  })

describe('an answer over HTTP', () => {
  test('arrives while it is being written', async () => {
    const client = await bed.agreed()
    const held = Promise.withResolvers<void>()
    bed.fake.reply({ pieces: ['Good ', held.promise, 'morning'], usage: { input: 11, output: 7 } })
    const response = await post(client, 'Hi')
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('no-store')
    const events: Event[] = []
    for await (const event of eventsOf(response)) {
      events.push(event)
      // Only now does the model go on: the piece that arrived cannot have waited for the end of the answer.
      if (event.text === 'Good ') held.resolve()
    }
    expect(events).toEqual([
      { run: expect.any(String) as string },
      { text: 'Good ' },
      { text: 'morning' },
      { done: true, finish: 'complete', usage: { inputTokens: 11, outputTokens: 7, estimated: false } },
    ])
  })

  test('that breaks off keeps the text so far and ends with an error', async () => {
    const client = await bed.agreed()
    bed.fake.reply({ pieces: ['Half a ', 'thought'], cut: 'line' })
    const events = await Array.fromAsync(eventsOf(await post(client, 'Hi')))
    expect(events.slice(1, 3)).toEqual([{ text: 'Half a ' }, { text: 'thought' }])
    expect(events.at(-1)).toEqual({
      error: 'unavailable',
      message: 'The answer was cut off. The part that arrived is still here.',
      reason: 'model.cut',
      params: {},
    })
  })

  test('that never begins ends with the same kind of error', async () => {
    const client = await bed.agreed()
    bed.fake.reply({ status: 401 })
    expect((await Array.fromAsync(eventsOf(await post(client, 'Hi')))).at(-1)).toMatchObject({
      error: 'unavailable',
      message: expect.stringContaining('key') as string,
    })
  })

  test('ends at its source when the person closes the page', async () => {
    const client = await bed.agreed()
    bed.fake.reply({ pieces: ['One', new Promise(() => {})] })
    const page = new AbortController()
    const response = await post(client, 'Hi', page.signal)
    for await (const event of eventsOf(response)) if (event.text) break
    page.abort()
    expect(await bed.fake.requests.at(-1)!.left).toBe(true)
    await expect.poll(() => bed.runsOf(client.user.id), { timeout: 20_000 }).toEqual([])
  })

  test('is stopped at once when the person left before it began', () => {
    let stops = 0
    const run = readyAnswer({})
    const reply = { raw: { destroyed: true } } as FastifyReply
    expect(() => answerRun(reply, { ...run, stop: () => void stops++ })).toThrow(/gone|left/)
    expect(stops).toBe(1)
  })

  test('is stopped by its owner, and by nobody else', async () => {
    const [owner, other] = [await bed.agreed(), await bed.agreed()]
    bed.fake.reply({ pieces: ['One', new Promise(() => {})] })
    const response = await post(owner, 'Hi')
    const events: Event[] = []
    for await (const event of eventsOf(response)) {
      events.push(event)
      if (event.text !== 'One') continue
      const params = { id: events[0]!.run! }
      expect(await other.fail(stopAsking, { params, body: {} })).toMatchObject({ status: 404 })
      expect(await owner.fail(stopAsking, { params: { id: uuidv7() }, body: {} })).toMatchObject({ status: 404 })
      expect(await owner.fail(stopAsking, { params: { id: 'none' }, body: {} })).toMatchObject({ status: 404 })
      expect(await bed.runsOf(owner.user.id)).toHaveLength(1)
      await owner.call(stopAsking, { params, body: {} })
    }
    expect(await bed.fake.requests.at(-1)!.left).toBe(true)
    expect(events.at(-1)).toMatchObject({ done: true, finish: 'stopped', usage: { estimated: true } })
    expect(await owner.fail(stopAsking, { params: { id: events[0]!.run! }, body: {} })).toMatchObject({ status: 404 })
  })

  test('is stopped from another process of the same installation', async () => {
    const owner = await bed.agreed()
    const other = await makeUser(bed.server.app)
    const beside = await ownServer([askingServer], { beside: bed.server, config: { ai: bed.fake.config() } })
    bed.fake.reply({ pieces: ['One', new Promise(() => {})] })
    const run = await bed.stream(owner.user.id)
    for await (const piece of run) {
      expect(piece).toBe('One')
      await expect.poll(() => bed.server.app.broadcast.connected, { timeout: 20_000 }).toBe(true)
      await expect(beside.app.ai.stop(other.id, run.id)).rejects.toMatchObject({ code: 'not_found' })
      await beside.app.ai.stop(owner.user.id, run.id)
    }
    expect((await run.outcome).finish).toBe('stopped')
  })

  test('ends with an explanation when the app is stopped', async () => {
    const stopping = await testServer([askingServer], { config: { ai: bed.fake.config() } })
    const client = await bed.agreed(stopping)
    bed.fake.reply({ pieces: ['One', new Promise(() => {})] })
    const events: Event[] = []
    let closed: Promise<void> | undefined
    for await (const event of eventsOf(await post(client, 'Hi'))) {
      events.push(event)
      if (event.text) closed = stopping.close()
    }
    await closed
    expect(events.at(-1)).toMatchObject({ error: 'unavailable', message: expect.stringContaining('restarted') as string })
  })
})

test('neither question nor answer nor key is ever in the log', async () => {
  const client = await bed.agreed()
  bed.fake.reply(
    { pieces: ['canary-answer'] },
    { status: 400 },
    { pieces: ['canary-half'], errorEvent: true },
    { raw: 'data: {"canary-raw' },
    { pieces: ['canary-cut'], cut: 'line' },
  )
  for (let i = 0; i < 5; i++) await Array.fromAsync(eventsOf(await post(client, 'canary-question')))
  expect(bed.fake.requests.some(({ body }) => JSON.stringify(body).includes('canary-question'))).toBe(true)
  const log = bed.server.logged()
  expect(log).toContain('a language model failed')
  expect(log).not.toContain('canary')
  expect(log).not.toContain(FAKE_AI_KEY)
  expect(log).not.toContain('Be kind.')
})
