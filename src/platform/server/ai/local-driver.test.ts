import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log/log.ts'
import { localDriver } from './local-driver.ts'
import { LLAMA_INSTALL } from './local-runtime.ts'
import type { ModelDriver, ModelPart } from './model-driver.ts'

const here = import.meta.url
const runtime = new URL('./fake-runtime.fixture.ts', here).href

function driver({ file = new URL(here).pathname, module = runtime, idleMs = 60_000 } = {}) {
  let lines = ''
  const log = createLog('debug', { write: (line) => void (lines += line) })
  const made = localDriver({ kind: 'file', file, name: 'tiny', runtime: module }, log, { idleMs })
  onTestFinished(() => made.close())
  return { made, logged: () => lines }
}

async function ask(
  made: ModelDriver,
  content: string,
  {
    signal = new AbortController().signal,
    maxOutputTokens = 50,
    onText,
  }: { signal?: AbortSignal; maxOutputTokens?: number; onText?: () => void } = {},
) {
  const parts: ModelPart[] = []
  let answered = false
  const request = {
    system: 'sys',
    messages: [{ role: 'user' as const, content }],
    maxOutputTokens,
    signal,
    onAnswer: () => void (answered = true),
  }
  for await (const part of made.open(request)) {
    parts.push(part)
    if (part.type === 'text') onText?.()
  }
  return { parts, answered, text: parts.map((part) => (part.type === 'text' ? part.text : '')).join('') }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const removed = (pid: number) => expect.poll(() => isAlive(pid), { timeout: 20_000, interval: 20 }).toBe(false)

describe('a model on this machine', () => {
  test('answers whole when something else in its process sends messages, as Node does under `node --watch`', async () => {
    expect((await ask(driver().made, 'foreign')).text).toBe('sys|foreign|')
  })

  test('answers from a child process that stays for the next question and knows nothing of our environment', async () => {
    const { made } = driver()
    const first = await ask(made, 'who')
    expect(first.answered).toBe(true)
    expect(first.parts.at(-1)).toEqual({ type: 'end', finish: 'complete', usage: { inputTokens: 10, outputTokens: 5 } })
    const [pid, runs, variables, context, threads] = first.text.split(' ').map(Number)
    expect(pid).not.toBe(process.pid)
    expect(runs).toBe(1)
    // Variables that Node itself sets for its channel, and nothing else.
    expect(variables).toBeLessThanOrEqual(2)
    expect(context).toBe(8192)
    expect(threads).toBeGreaterThan(0)
    expect((await ask(made, 'who')).text).toMatch(new RegExp(`^${pid} 2 `))
    await made.close()
    await removed(pid!)
  })

  test('hears the instructions and the words, and says when the length is full', async () => {
    const { made } = driver()
    const { text, parts } = await ask(made, 'Guten Tag 🌿', { maxOutputTokens: 4 })
    expect(text).toBe('sys|Guten Tag 🌿|')
    expect(parts.at(-1)).toMatchObject({ finish: 'length' })
  })

  test('is killed when it is stopped, even while it computes without end, and answers the next question', async () => {
    const { made } = driver()
    const pid = Number((await ask(made, 'who')).text.split(' ')[0])
    const stop = new AbortController()
    await expect(ask(made, 'hang', { signal: stop.signal, onText: () => setTimeout(() => stop.abort(), 100) })).rejects.toThrow()
    await removed(pid)
    expect((await ask(made, 'again')).text).toBe('sys|again|')
  })

  test('is not even started for a run that is stopped already', async () => {
    const { made } = driver()
    await expect(ask(made, 'who', { signal: AbortSignal.abort() })).rejects.toThrow()
    expect((await ask(made, 'who')).text).toMatch(/^\d+ 1 /)
  })

  test('that crashes takes nothing along and is there again for the next question', async () => {
    const { made } = driver()
    await expect(ask(made, 'crash')).rejects.toMatchObject({ name: 'ModelError', trouble: 'broken' })
    expect((await ask(made, 'again')).text).toBe('sys|again|')
  })

  test('logs the kind of an error of its runtime, never the message', async () => {
    const { made, logged } = driver()
    await expect(ask(made, 'throw')).rejects.toMatchObject({ trouble: 'broken' })
    expect(logged()).toContain('TypeError')
    expect(logged()).not.toContain('canary')
  })

  test('refuses a conversation that does not fit its context, instead of dropping words', async () => {
    const { made, logged } = driver()
    await expect(ask(made, 'too long')).rejects.toMatchObject({ trouble: 'refused' })
    expect(logged()).toBe('')
  })

  test('that cannot be loaded says so, and where', async () => {
    const { made, logged } = driver({ file: '/nowhere/canary.gguf' })
    await expect(ask(made, 'who')).rejects.toMatchObject({ trouble: 'not_loadable' })
    expect(logged()).toContain('ENOENT')
    expect(logged()).not.toContain('canary')
  })

  test('names the command that installs its package when the package is missing', async () => {
    const { made, logged } = driver({ module: 'node-llama-cpp-that-is-not-installed' })
    await expect(ask(made, 'who')).rejects.toMatchObject({ trouble: 'not_installed' })
    expect(logged()).toContain(LLAMA_INSTALL)
  })

  test('writes one answer at a time', async () => {
    const { made } = driver()
    const [one, two] = await Promise.allSettled([ask(made, 'a'), ask(made, 'b')])
    expect(one.status).toBe('fulfilled')
    expect(two).toMatchObject({ status: 'rejected', reason: { trouble: 'busy' } })
  })

  test('is let go when nobody asked for a while', async () => {
    const { made } = driver({ idleMs: 50 })
    const pid = Number((await ask(made, 'who')).text.split(' ')[0])
    await removed(pid)
    expect((await ask(made, 'again')).text).toBe('sys|again|')
  })
})
