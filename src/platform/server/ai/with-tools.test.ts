import { describe, expect, onTestFinished, test } from 'vitest'
import { fakeAi, type FakeReply } from '#testing/fake-ai.ts'
import type { AiTool } from './ai.ts'
import { ModelError, type ModelDriver, type ModelPart } from './model-driver.ts'
import { remoteDriver } from './remote-driver.ts'
import { MOST_CALLS, MOST_OUTPUT, MOST_ROUNDS, withTools } from './with-tools.ts'

const lookUp = (run: AiTool['run'] = async () => 'Plums on Monday.'): AiTool & { inputs: unknown[] } => {
  const inputs: unknown[] = []
  return {
    name: 'look_up',
    description: 'Looks things up.',
    parameters: { type: 'object', properties: { words: { type: 'string' } }, additionalProperties: false },
    inputs,
    run: async (input, signal) => {
      inputs.push(input)
      return run(input, signal)
    },
  }
}

async function service(provider: 'openai' | 'anthropic', ...replies: FakeReply[]) {
  const fake = await fakeAi()
  onTestFinished(() => fake.close())
  fake.reply(...replies)
  const { model } = fake.config({ provider })
  if (model.kind === 'file') throw new Error('a service was meant')
  return { fake, driver: remoteDriver(model, { mostBytes: 1_000_000 }) }
}

async function ask(driver: ModelDriver, tool: AiTool, signal = new AbortController().signal) {
  const tooled = withTools(driver, { guide: 'You may look things up.', all: [tool] })
  const parts: ModelPart[] = []
  let error: unknown
  let answers = 0
  try {
    const request = { system: 'Be brief.', messages: [{ role: 'user' as const, content: 'What did I eat?' }], maxOutputTokens: 50 }
    for await (const part of tooled.driver.open({ ...request, signal, onAnswer: () => answers++ })) parts.push(part)
  } catch (thrown) {
    error = thrown
  }
  return { text: parts.map((part) => (part.type === 'text' ? part.text : '')).join(''), end: parts.at(-1), error, answers, tooled }
}

const call = (args: object | string = { words: 'plums' }, id = 'same'): FakeReply => ({ pieces: [{ call: 'look_up', args, id }] })
/** The messages that reported tool results to the model, in the wire format of either kind. */
const reported = (body: { messages?: { role: string; content: unknown; tool_calls?: unknown }[] } | undefined) =>
  JSON.stringify(body?.messages)

describe.each(['openai', 'anthropic'] as const)('a service of the %s kind', (provider) => {
  test('calls a tool, gets the result, and answers; text and usage are those of both rounds', async () => {
    const { fake, driver } = await service(
      provider,
      { pieces: ['Let me look.', { call: 'look_up', args: { words: 'plums' } }], usage: { input: 10, output: 5 } },
      { pieces: ['Plums, ', 'on Monday.'], usage: { input: 30, output: 7 } },
    )
    const tool = lookUp()
    const { text, end, error, answers } = await ask(driver, tool)
    expect(error).toBeUndefined()
    expect(text).toBe('Let me look.\n\nPlums, on Monday.')
    expect(end).toEqual({ type: 'end', finish: 'complete', usage: { inputTokens: 40, outputTokens: 12 } })
    expect(tool.inputs).toEqual([{ words: 'plums' }])
    expect(answers).toBe(1)
    const [first, second] = fake.requests.map(({ body }) => body)
    expect(JSON.stringify(first!.tools)).toContain('look_up')
    expect(JSON.stringify(first)).toContain('You may look things up.')
    expect(reported(second)).toContain('Plums on Monday.')
    const roles = second!.messages!.map(({ role }) => role)
    expect(roles).toEqual(provider === 'openai' ? ['system', 'user', 'assistant', 'tool'] : ['user', 'assistant', 'user'])
    if (provider === 'openai') {
      const [asked, answer] = second!.messages!.slice(2)
      expect(asked).toMatchObject({ tool_calls: [{ type: 'function', function: { name: 'look_up', arguments: '{"words":"plums"}' } }] })
      expect(answer!.tool_call_id).toBe((asked!.tool_calls as { id: string }[])[0]!.id)
    }
  })

  test.each([
    ['what is no JSON', { call: 'look_up', args: '{"words":' }, 'no valid JSON'],
    ['no object', { call: 'look_up', args: '"plums"' }, 'no valid JSON'],
    ['a tool that is not there', { call: 'drop_tables', args: {} }, 'no such tool'],
    ['a tool of no name', { call: 'look up; rm', args: {} }, 'no such tool'],
  ])('that calls %s is told so, and answers', async (_, broken, words) => {
    const { fake, driver } = await service(provider, { pieces: [broken] }, { pieces: ['Sorry.'] })
    const tool = lookUp()
    const { text, error } = await ask(driver, tool)
    expect(error).toBeUndefined()
    expect(text).toBe('Sorry.')
    expect(tool.inputs).toEqual([])
    expect(reported(fake.requests[1]!.body)).toContain(words)
  })

  test('that asks twice for the same gets it once, in one round and in two, under one id or several', async () => {
    const twice = { pieces: [call().pieces![0]!, call().pieces![0]!] }
    const { fake, driver } = await service(provider, twice, call(undefined, 'another'), { pieces: ['Plums.'] })
    const tool = lookUp()
    const { text } = await ask(driver, tool)
    expect(text).toBe('Plums.')
    expect(tool.inputs).toHaveLength(1)
    expect(reported(fake.requests[2]!.body).match(/called before/g)).toHaveLength(2)
  })

  test('that never ends calling has to answer in the last round, and is asked no more', async () => {
    const { fake, driver } = await service(provider)
    let n = 0
    fake.behave(() => ({ pieces: [{ call: 'look_up', args: { words: `more ${n++}` } }] }))
    const tool = lookUp()
    const { end, text, error } = await ask(driver, tool)
    expect(error).toBeUndefined()
    expect(fake.requests).toHaveLength(MOST_ROUNDS)
    expect(tool.inputs).toHaveLength(MOST_ROUNDS - 1)
    expect(text).toBe('')
    expect(end).toMatchObject({ type: 'end' })
  })

  test('runs no call of an answer that is cut', async () => {
    for (const cut of ['line', 'silently'] as const) {
      const { fake, driver } = await service(provider, { pieces: ['Wait, ', { call: 'look_up', args: {} }], cut })
      const tool = lookUp()
      const { text, error } = await ask(driver, tool)
      expect(text).toBe('Wait, ')
      expect(error).toMatchObject({ trouble: 'cut' })
      expect(tool.inputs).toEqual([])
      expect(fake.requests).toHaveLength(1)
    }
  })

  test('does not run a call that the length limit cut off', async () => {
    const { driver } = await service(provider, { pieces: [{ call: 'look_up', args: {} }], finish: 'length' })
    const tool = lookUp()
    const { end } = await ask(driver, tool)
    expect(tool.inputs).toEqual([])
    expect(end).toMatchObject({ finish: 'length' })
  })
})

test('a service that refuses tools is asked once more without, and the outcome says so', async () => {
  const { fake, driver } = await service('openai', { status: 400 }, { pieces: ['Without.'] })
  const { text, error, tooled } = await ask(driver, lookUp())
  expect(error).toBeUndefined()
  expect(text).toBe('Without.')
  expect(tooled.without()).toBe('refused')
  expect(fake.requests[1]!.body.tools).toBeUndefined()
  expect(JSON.stringify(fake.requests[1]!.body)).not.toContain('You may look things up.')
})

test('a service that refuses both is asked twice and no more', async () => {
  const { fake, driver } = await service('openai', { status: 400 }, { status: 400 })
  const { error } = await ask(driver, lookUp())
  expect(error).toMatchObject({ trouble: 'refused' })
  expect(fake.requests).toHaveLength(2)
})

test('results of tools are limited: per call, per round and in total', async () => {
  const { fake, driver } = await service('openai')
  let n = 0
  fake.behave(({ messages }) =>
    JSON.stringify(messages).includes('Nothing more can be looked up')
      ? { pieces: ['Enough.'] }
      : { pieces: Array.from({ length: 20 }, () => ({ call: 'look_up', args: { words: `${n++}` } })) },
  )
  const tool = lookUp(async () => 'x'.repeat(50_000))
  const { text } = await ask(driver, tool)
  expect(text).toBe('Enough.')
  expect(tool.inputs.length).toBeLessThanOrEqual(MOST_CALLS)
  const read = fake.requests.at(-1)!.body.messages!.filter(({ role }) => role === 'tool')
  expect(read).toHaveLength(MOST_CALLS)
  expect(read.map(({ content }) => String(content).replaceAll(/[^x]/g, '').length).reduce((a, b) => a + b)).toBeLessThanOrEqual(MOST_OUTPUT)
})

test('the model learns that a tool threw, without the error message', async () => {
  const { fake, driver } = await service('openai', call(), { pieces: ['It did not work.'] })
  const failing = lookUp(() => Promise.reject(new Error('canary in the cellar')))
  expect((await ask(driver, failing)).text).toBe('It did not work.')
  expect(reported(fake.requests[1]!.body)).toContain('did not work')
  expect(reported(fake.requests[1]!.body)).not.toContain('canary')
})

test('a stop while a tool runs ends the answer at once, though the tool does not listen', async () => {
  const { fake, driver } = await service('openai', call())
  const control = new AbortController()
  const started = Promise.withResolvers<void>()
  const deaf = lookUp(() => {
    started.resolve()
    return new Promise(() => {})
  })
  const asked = ask(driver, deaf, control.signal)
  await started.promise
  control.abort(new ModelError('closing'))
  expect((await asked).error).toMatchObject({ trouble: 'closing' })
  expect(fake.requests).toHaveLength(1)
})
