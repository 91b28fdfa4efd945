// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { ApiError, NetworkError } from '../api/api-error.ts'
import { onSessionExpiry } from '../api/session-expiry.ts'
import { streamText } from './stream-text.ts'

const ask = endpoint({
  method: 'POST',
  path: '/api/asking',
  summary: 'Asks',
  body: z.object({ words: z.string() }),
  response: bytes(['text/event-stream']),
})
const input = { body: { words: 'Hi' } }
const usage = { inputTokens: 3, outputTokens: 2, estimated: false }

const fetcher = vi.fn<typeof fetch>()
let restore = () => {}
beforeEach(() => {
  vi.stubGlobal('fetch', fetcher)
  restore = onSessionExpiry(() => {})
})
afterEach(() => {
  restore()
  fetcher.mockReset()
})

/** A response whose bytes the test sends step by step. */
function line() {
  let controller!: ReadableStreamDefaultController<Uint8Array>
  const cancelled = vi.fn<() => void>()
  const body = new ReadableStream<Uint8Array>({ start: (made) => void (controller = made), cancel: () => cancelled() })
  fetcher.mockImplementationOnce(async (_, init) => {
    init!.signal!.addEventListener('abort', () => controller.error(init!.signal!.reason))
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
  return {
    cancelled,
    raw: (bytes: Uint8Array) => controller.enqueue(bytes),
    event: (event: object) => controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
    close: () => controller.close(),
    break: () => controller.error(new TypeError('network error')),
  }
}

function listen(signal?: AbortSignal) {
  const heard: string[] = []
  const runs: string[] = []
  const done = streamText(ask, input, {
    onText: (piece, soFar) => void heard.push(`${piece}/${soFar}`),
    onRun: (id) => void runs.push(id),
    signal,
  })
  done.catch(() => {})
  return { heard, runs, done }
}

describe('a stream of words', () => {
  test('is given piece by piece, with the run’s id first and its end last', async () => {
    const answer = line()
    const { heard, runs, done } = listen()
    answer.event({ run: 'r1' })
    answer.event({ text: 'Good ' })
    await vi.waitFor(() => expect(heard).toEqual(['Good /Good ']))
    expect(runs).toEqual(['r1'])
    answer.event({ text: 'day' })
    answer.event({ done: true, finish: 'complete', usage })
    expect(await done).toEqual({ text: 'Good day', finish: 'complete', usage })
    expect(fetcher.mock.calls[0]![1]).toMatchObject({ method: 'POST', body: '{"words":"Hi"}', credentials: 'include' })
  })

  test('is reassembled from chunks of any size, even when a chunk splits a multi-byte character', async () => {
    const answer = line()
    const { heard, done } = listen()
    const all = new TextEncoder().encode(
      `:\n\ndata: {"text":"Grüße 🌿"}\n\ndata: ${JSON.stringify({ done: true, finish: 'length', usage })}\n\n`,
    )
    for (const byte of all) answer.raw(Uint8Array.of(byte))
    expect(await done).toMatchObject({ text: 'Grüße 🌿', finish: 'length' })
    expect(heard).toEqual(['Grüße 🌿/Grüße 🌿'])
  })

  test('that fails half-way has given what came, and rejects with the server’s words', async () => {
    const answer = line()
    const { heard, done } = listen()
    answer.event({ text: 'Half' })
    answer.event({ error: 'unavailable', message: 'The answer was cut off.' })
    await expect(done).rejects.toMatchObject({ name: 'ApiError', status: 503, error: 'unavailable', message: 'The answer was cut off.' })
    expect(heard).toEqual(['Half/Half'])
  })

  test('whose line breaks, ends early, or brings no events is a network error', async () => {
    for (const how of ['break', 'close', 'garbage'] as const) {
      const answer = line()
      const { heard, done } = listen()
      answer.event({ text: 'Half' })
      await vi.waitFor(() => expect(heard).toHaveLength(1))
      if (how === 'garbage') answer.raw(new TextEncoder().encode('data: <html>\n\n'))
      else answer[how]()
      await expect(done).rejects.toBeInstanceOf(NetworkError)
    }
  })

  test('ends when the person leaves, and nothing is heard afterwards', async () => {
    const answer = line()
    const page = new AbortController()
    const { heard, done } = listen(page.signal)
    answer.event({ text: 'One' })
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    page.abort()
    await expect(done).rejects.toMatchObject({ name: 'AbortError' })
    expect(heard).toHaveLength(1)
  })

  test('that is refused rejects as any call does, allowance included', async () => {
    fetcher.mockResolvedValueOnce(
      new Response(JSON.stringify({ error: 'limit', message: 'That was all.', used: 5, limit: 5, resetsAt: '2026-01-02T00:00:00Z' }), {
        status: 429,
      }),
    )
    const { done } = listen()
    await expect(done).rejects.toBeInstanceOf(ApiError)
    await expect(done).rejects.toMatchObject({ status: 429, error: 'limit', used: 5, limit: 5, resetsAt: '2026-01-02T00:00:00Z' })
  })

  test('sends nothing more once its end was heard', async () => {
    const answer = line()
    const { done } = listen()
    answer.event({ done: true, finish: 'stopped', usage })
    await done
    await vi.waitFor(() => expect(answer.cancelled).toHaveBeenCalled())
  })
})
