import { describe, expect, onTestFinished, test } from 'vitest'
import { FAKE_AI_KEY, FAKE_AI_MODEL, fakeAi, picturesSent, type FakeReply } from '#testing/fake-ai.ts'
import { ModelError, type ModelPart, type ModelTurn } from './model-driver.ts'
import { remoteDriver } from './remote-driver.ts'

const request = {
  system: 'Be brief.',
  messages: [
    { role: 'user' as const, content: 'canary question' },
    { role: 'assistant' as const, content: 'Yes?' },
    { role: 'user' as const, content: 'And now?' },
  ],
  maxOutputTokens: 50,
}

async function service(...replies: FakeReply[]) {
  const fake = await fakeAi()
  onTestFinished(() => fake.close())
  fake.reply(...replies)
  return fake
}

async function ask(
  provider: 'openai' | 'anthropic',
  fake: Awaited<ReturnType<typeof fakeAi>>,
  {
    mostBytes = 1_000_000,
    signal = new AbortController().signal,
    messages = request.messages,
  }: { mostBytes?: number; signal?: AbortSignal; messages?: readonly ModelTurn[] } = {},
) {
  const { model } = fake.config({ provider })
  if (model.kind === 'file') throw new Error('a service was meant')
  const parts: ModelPart[] = []
  let answered = 0
  let error: unknown
  try {
    for await (const part of remoteDriver(model, { mostBytes }).open({ ...request, messages, signal, onAnswer: () => answered++ }))
      parts.push(part)
  } catch (thrown) {
    error = thrown
  }
  return { parts, answered, error, text: parts.map((part) => (part.type === 'text' ? part.text : '')).join('') }
}

describe.each(['openai', 'anthropic'] as const)('a service of the %s kind', (provider) => {
  test('is asked in its own words, and its text, thoughts and usage arrive piece by piece', async () => {
    const fake = await service({ pieces: [{ thought: 'Hm.' }, 'Good ', 'morning', ' 🌿'], usage: { input: 21, output: 9 } })
    const { parts, answered, error } = await ask(provider, fake)
    expect(error).toBeUndefined()
    expect(answered).toBe(1)
    expect(parts).toEqual([
      { type: 'thinking' },
      { type: 'text', text: 'Good ' },
      { type: 'text', text: 'morning' },
      { type: 'text', text: ' 🌿' },
      { type: 'end', finish: 'complete', usage: { inputTokens: 21, outputTokens: 9 } },
    ])
    const [sent] = fake.requests
    expect(sent!.body).toMatchObject({ model: FAKE_AI_MODEL, stream: true, max_tokens: 50 })
    const stated = JSON.stringify(sent!.body)
    for (const words of ['Be brief.', 'canary question', 'Yes?', 'And now?']) expect(stated).toContain(words)
    if (provider === 'openai') {
      expect(sent).toMatchObject({ path: '/v1/chat/completions', headers: { authorization: `Bearer ${FAKE_AI_KEY}` } })
      expect(sent!.body.stream_options).toEqual({ include_usage: true })
      expect(sent!.body.messages!.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    } else {
      expect(sent).toMatchObject({ path: '/v1/messages', headers: { 'x-api-key': FAKE_AI_KEY } })
      expect(sent!.body.messages!.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
    }
  })

  test('is shown a picture beside the words, as it is', async () => {
    const bytes = Uint8Array.from({ length: 3000 }, (_, at) => at % 251)
    const fake = await service({ pieces: ['A plate.'] })
    const { text } = await ask(provider, fake, {
      messages: [...request.messages, { role: 'user', content: 'What is this?', pictures: [{ type: 'image/jpeg', bytes }] }],
    })
    expect(text).toBe('A plate.')
    const { body } = fake.requests[0]!
    expect(picturesSent(body)).toEqual([{ type: 'image/jpeg', bytes: Buffer.from(bytes) }])
    expect(JSON.stringify(body.messages!.at(-1))).toContain('What is this?')
  })

  test.each([
    [400, 'blind'],
    [404, 'blind'],
    [415, 'blind'],
    [401, 'credentials'],
    [429, 'busy'],
    [500, 'broken'],
  ] as const)('that answers a picture with %i is %s', async (status, trouble) => {
    const pictures = [{ type: 'image/jpeg' as const, bytes: Uint8Array.of(1, 2, 3) }]
    const { error } = await ask(provider, await service({ status }), { messages: [{ role: 'user', content: 'What is this?', pictures }] })
    expect(error).toMatchObject({ trouble, status })
  })

  test.each([
    ['length', 'length'],
    ['content_filter', 'filtered'],
  ] as const)('says when an answer ended by %s', async (finish, expected) => {
    const { parts } = await ask(provider, await service({ pieces: ['Half a'], finish }))
    expect(parts.at(-1)).toMatchObject({ type: 'end', finish: expected })
  })

  test.each([
    [400, 'refused'],
    [401, 'credentials'],
    [403, 'credentials'],
    [404, 'unknown_model'],
    [429, 'busy'],
    [500, 'broken'],
    [503, 'busy'],
  ] as const)('that answers %i is told by kind; what it said is not even read, and it is asked once', async (status, trouble) => {
    const fake = await service({ status })
    const { error } = await ask(provider, fake)
    expect(error).toBeInstanceOf(ModelError)
    expect(error).toMatchObject({ trouble, status })
    expect(JSON.stringify({ error, text: String(error) })).not.toContain('canary')
    expect(fake.requests).toHaveLength(1)
  })

  test.each(['line', 'silently'] as const)('gives the text so far and reports the cut when its answer is cut (%s)', async (cut) => {
    const { text, error } = await ask(provider, await service({ pieces: ['So far ', 'so good'], cut }))
    expect(text).toBe('So far so good')
    expect(error).toMatchObject({ name: 'ModelError', trouble: 'cut' })
  })

  test('that fails in the middle of its answer is reported without its error text', async () => {
    const { text, error } = await ask(provider, await service({ pieces: ['Begun'], errorEvent: true }))
    expect(text).toBe('Begun')
    expect(error).toMatchObject({ name: 'ModelError', trouble: 'cut' })
    expect(String(error)).not.toContain('canary')
  })

  test.each(['data: {"canary":\n\n', '<html>canary</html>', 'data: "canary"\n\n', ''])(
    'that sends %j instead of an answer is told apart',
    async (raw) => {
      const { text, error } = await ask(provider, await service({ raw }))
      expect(text).toBe('')
      expect(error).toMatchObject({ name: 'ModelError', trouble: 'garbled' })
      expect(String(error)).not.toContain('canary')
    },
  )

  test('cannot lead the request elsewhere', async () => {
    const other = await service()
    const fake = await service({ location: `${other.url}/v1/chat/completions` }, { location: '/v1/elsewhere', status: 308 })
    expect((await ask(provider, fake)).error).toMatchObject({ trouble: 'redirected' })
    expect((await ask(provider, fake)).error).toMatchObject({ trouble: 'redirected' })
    expect(other.requests).toHaveLength(0)
    expect(fake.requests).toHaveLength(2)
  })

  test('learns at once that nobody waits any more', async () => {
    const held = Promise.withResolvers<void>()
    const fake = await service({ pieces: ['One', held.promise, 'Two'] })
    const stop = new AbortController()
    const { model } = fake.config({ provider })
    if (model.kind === 'file') throw new Error('a service was meant')
    const parts = remoteDriver(model, { mostBytes: 1e6 })
      .open({ ...request, signal: stop.signal, onAnswer() {} })
      [Symbol.asyncIterator]()
    expect((await parts.next()).value).toEqual({ type: 'text', text: 'One' })
    stop.abort()
    expect(await fake.requests[0]!.left).toBe(true)
    await parts.return!()
    held.resolve()
  })

  test('cannot send more than is taken', async () => {
    const { error } = await ask(provider, await service({ pieces: Array.from({ length: 100 }, () => 'x'.repeat(500)) }), {
      mostBytes: 20_000,
    })
    expect(error).toMatchObject({ trouble: 'too_long' })
  })

  test('that is not there is unreachable', async () => {
    const fake = await fakeAi()
    await fake.close()
    expect((await ask(provider, fake)).error).toMatchObject({ trouble: 'unreachable' })
  })
})

test('a service that does not count leaves the usage open', async () => {
  const { parts } = await ask('openai', await service({ pieces: ['Hi'], usage: undefined }))
  expect(parts.at(-1)).toEqual({ type: 'end', finish: 'complete', usage: undefined })
})
