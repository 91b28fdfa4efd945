import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { AiLimits } from '../config/ai-config.ts'
import type { ModelDriver, ModelPart, ModelRequest } from './model-driver.ts'
import { startRun } from './run.ts'

const LONG = 60_000
const limits: AiLimits = {
  answerMs: LONG,
  firstTextMs: LONG,
  silenceMs: LONG,
  totalMs: LONG,
  mostCharacters: 1000,
  mostBytes: 1_000_000,
  atOnce: 8,
  atOncePerPerson: 2,
}
const request = { system: 'Be brief.', messages: [{ role: 'user' as const, content: 'Hello?' }], maxOutputTokens: 100 }
const END: ModelPart = { type: 'end', finish: 'complete', usage: { inputTokens: 4, outputTokens: 2 } }
const text = (words: string): ModelPart => ({ type: 'text', text: words })

/** A driver that gives these parts; a number is a wait in milliseconds, `never` waits for the abort (or not even for that). */
function scripted(steps: (ModelPart | number | 'answer' | 'never' | 'deaf')[]): ModelDriver & { signal?: AbortSignal } {
  const driver: ModelDriver & { signal?: AbortSignal } = {
    async *open({ signal, onAnswer }: ModelRequest) {
      driver.signal = signal
      for (const step of steps) {
        if (step === 'answer') onAnswer()
        else if (step === 'never') await wait(LONG, undefined, { signal, ref: false })
        else if (step === 'deaf') await new Promise(() => {})
        else if (typeof step === 'number') await wait(step)
        else yield step
      }
    },
    close: async () => {},
  }
  return driver
}

async function readAll(run: ReturnType<typeof startRun>) {
  let read = ''
  try {
    for await (const piece of run.read()) read += piece
    return { read, error: undefined }
  } catch (error) {
    return { read, error: error as Error }
  }
}

describe('a run', () => {
  test('gives its text piece by piece, to every reader from the beginning, and its usage', async () => {
    const run = startRun(scripted([text('Good '), 5, text('day')]), request, limits)
    const [one, two] = await Promise.all([readAll(run), run.end.then(() => readAll(run))])
    expect(one.read).toBe('Good day')
    expect(two.read).toBe('Good day')
  })

  test('ends complete, with the usage that the model reported', async () => {
    const run = startRun(scripted([text('Yes.'), END]), request, limits)
    expect(await run.end).toEqual({ finish: 'complete', text: 'Yes.', usage: { inputTokens: 4, outputTokens: 2, estimated: false } })
  })

  test('goes on without a reader', async () => {
    expect((await startRun(scripted([text('a'), 5, text('b'), END]), request, limits).end).text).toBe('ab')
  })

  test('that is stopped ends without an error, keeps the text so far, and ends the work at its source', async () => {
    const driver = scripted([text('Half'), 'never'])
    const run = startRun(driver, request, limits)
    let read = ''
    for await (const piece of run.read()) {
      read += piece
      run.stop()
    }
    expect(read).toBe('Half')
    expect(driver.signal!.aborted).toBe(true)
    expect(await run.end).toMatchObject({ finish: 'stopped', text: 'Half', usage: { estimated: true } })
  })

  test('that is stopped twice, or after its end, stays as it was', async () => {
    const run = startRun(scripted([text('Done'), END]), request, limits)
    await run.end
    run.stop()
    run.stop('closing')
    expect((await run.end).finish).toBe('complete')
    expect(await readAll(run)).toEqual({ read: 'Done', error: undefined })
  })

  test('is not held open by a driver that hears nothing', async () => {
    const run = startRun(scripted([text('Half'), 'deaf']), request, limits)
    run.stop()
    expect((await run.end).finish).toBe('stopped')
  })

  test.each([
    ['nothing answers', ['never'], { answerMs: 30 }],
    ['an answer brings no word', ['answer', 'never'], { firstTextMs: 30 }],
    ['an answer falls silent', [text('Well'), 'never'], { silenceMs: 30 }],
    ['thoughts go on for ever', Array.from({ length: 100 }, () => [{ type: 'thinking' } as const, 10]).flat(), { totalMs: 60 }],
  ] as const)('is given up when %s', async (_, steps, short) => {
    const driver = scripted([...steps])
    const run = startRun(driver, request, { ...limits, ...short })
    const { error } = await readAll(run)
    expect(error).toMatchObject({ name: 'AppError', code: 'unavailable', message: expect.stringContaining('too long') as string })
    expect(await run.end).toMatchObject({ finish: 'failed', error: { trouble: 'too_slow' } })
    expect(driver.signal!.aborted).toBe(true)
  })

  test('may take long to its first word once it is answered', async () => {
    const run = startRun(scripted(['answer', 80, text('Patience'), END]), request, { ...limits, answerMs: 40 })
    expect((await run.end).finish).toBe('complete')
  })

  test('takes no more than is allowed, and says so', async () => {
    const run = startRun(scripted([text('x'.repeat(900)), text('y'.repeat(900)), 'never']), request, limits)
    const { read, error } = await readAll(run)
    expect(read).toBe('x'.repeat(900) + 'y'.repeat(100))
    expect(error?.message).toContain('too long')
  })

  test('without an end part counts as cut; one without text counts as empty', async () => {
    expect(await startRun(scripted([text('So')]), request, limits).end).toMatchObject({
      finish: 'failed',
      text: 'So',
      error: { trouble: 'cut' },
    })
    expect(await startRun(scripted([END]), request, limits).end).toMatchObject({ finish: 'failed', error: { trouble: 'empty' } })
  })

  test('reveals no text of an unexpected error', async () => {
    const driver: ModelDriver = {
      async *open() {
        yield text('So')
        throw new Error('canary: the provider quotes you')
      },
      close: async () => {},
    }
    const { read, error } = await readAll(startRun(driver, request, limits))
    expect(read).toBe('So')
    expect(error?.message).not.toContain('canary')
  })
})
