import { describe, expect, onTestFinished, test } from 'vitest'
import { FAKE_AI_MODEL, fakeAi } from './fake-ai.ts'

async function service() {
  const fake = await fakeAi()
  onTestFinished(() => fake.close())
  const post = (path: string, body: object) =>
    fetch(fake.url + path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
  return { fake, post }
}

const lines = (text: string) => text.split('\n').filter((line) => line !== '')

type Chunk = { choices: { delta: { content?: string } }[] }

describe('the fake model', () => {
  test('speaks chat completions: chunks, a reason to end, the usage when it is asked for, and a last word', async () => {
    const { fake, post } = await service()
    fake.reply({ pieces: ['Hel', 'lo'], usage: { input: 5, output: 2 } }, { pieces: ['Hello'] })
    const body = {
      model: FAKE_AI_MODEL,
      stream: true,
      stream_options: { include_usage: true },
      messages: [{ role: 'user', content: 'Hi' }],
    }
    const streamed = lines(await (await post('/v1/chat/completions', body)).text())
    expect(streamed.at(-1)).toBe('data: [DONE]')
    const chunks = streamed.slice(0, -1).map((line) => JSON.parse(line.replace(/^data: /, '')) as Chunk)
    expect(chunks.map((chunk) => chunk.choices[0]?.delta.content ?? '').join('')).toBe('Hello')
    expect(chunks.at(-2)).toMatchObject({ choices: [{ finish_reason: 'stop' }] })
    expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { prompt_tokens: 5, completion_tokens: 2, total_tokens: 7 } })
    const { stream_options: _, ...uncounted } = body
    expect(await (await post('/v1/chat/completions', uncounted)).text()).not.toContain('usage')
    expect(fake.requests.map(({ path }) => path)).toEqual(['/v1/chat/completions', '/v1/chat/completions'])
    expect(await fake.requests[0]!.left).toBe(false)
  })

  test('speaks messages: named events from start to stop', async () => {
    const { fake, post } = await service()
    fake.reply({ pieces: ['Hello'], finish: 'length', usage: { input: 5, output: 2 } })
    const text = await (await post('/v1/messages', { model: FAKE_AI_MODEL, stream: true, max_tokens: 5, messages: [] })).text()
    const names = lines(text).filter((line) => line.startsWith('event: '))
    expect(names.map((line) => line.slice(7))).toEqual([
      'message_start',
      'ping',
      'content_block_start',
      'content_block_delta',
      'content_block_stop',
      'message_delta',
      'message_stop',
    ])
    expect(text).toContain('"stop_reason":"max_tokens"')
    expect(text).toContain('"output_tokens":2')
  })

  test('answers in one piece when nobody asks for a stream', async () => {
    const { fake, post } = await service()
    fake.reply({ pieces: ['Hel', 'lo'] }, { pieces: ['Hel', 'lo'] })
    const messages = [{ role: 'user', content: 'Hi' }]
    expect(await (await post('/v1/chat/completions', { messages })).json()).toMatchObject({
      choices: [{ message: { role: 'assistant', content: 'Hello' }, finish_reason: 'stop' }],
      usage: { total_tokens: 15 },
    })
    expect(await (await post('/v1/messages', { messages })).json()).toMatchObject({
      content: [{ type: 'text', text: 'Hello' }],
      stop_reason: 'end_turn',
      usage: { input_tokens: 12, output_tokens: 3 },
    })
  })

  test('refuses as services do: it quotes the request in the error', async () => {
    const { fake, post } = await service()
    fake.reply({ status: 429 })
    const answer = await post('/v1/messages', { messages: [{ role: 'user', content: 'private words' }] })
    expect(answer.status).toBe(429)
    expect(await answer.text()).toContain('private words')
    expect((await post('/v2/else', {})).status).toBe(404)
  })
})
