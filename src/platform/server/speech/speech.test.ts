import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { embeddedSpeech } from './embedded-driver.ts'
import { openAiSpeech } from './openai-driver.ts'
import { resample } from './resample.ts'
import { splitSentences } from './sentences.ts'
import { createSpeaker } from './speaker.ts'
import { checkSentence, SpeechError, type SpeechDriver } from './speech-driver.ts'
import { warmVoice } from './warm-voice.ts'
import { decodeWav, encodeWav } from './wav.ts'

function tone(hz: number, seconds: number, sampleRate: number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hz * i) / sampleRate))
}

function level(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, v) => sum + v * v, 0) / samples.length)
}

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function service(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function memory() {
  const stored = new Map<string, Uint8Array>()
  return {
    stored,
    get: async (key: string) => stored.get(key),
    put: async (key: string, bytes: Uint8Array) => void stored.set(key, bytes),
  }
}

function counting(id: string, samples = tone(200, 0.2, 16_000)): SpeechDriver & { calls: number } {
  return {
    id,
    calls: 0,
    async synthesise() {
      this.calls++
      return { samples, sampleRate: 16_000 }
    },
    close: async () => {},
  }
}

describe('the embedded voice', () => {
  const voice = embeddedSpeech()
  afterAll(() => voice.close())

  test('speaks a sentence, unhurried, the same way each time', async () => {
    const sentence = 'Let the breath come and go as it likes.'
    const first = await voice.synthesise(sentence, { voice: 'low' })
    const second = await voice.synthesise(sentence, { voice: 'low' })
    expect(first.sampleRate).toBe(16_000)
    expect(first.samples.length / first.sampleRate).toBeGreaterThan(2)
    expect(first.samples.length / first.sampleRate).toBeLessThan(6)
    expect(level(first.samples)).toBeGreaterThan(0.02)
    expect(second.samples).toEqual(first.samples)
  })

  test('speaks under `node --watch`, where its thread reports its modules first', async () => {
    vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
    onTestFinished(() => void vi.unstubAllEnvs())
    const watched = embeddedSpeech()
    onTestFinished(() => watched.close())
    const { samples } = await watched.synthesise('Let the breath come.', { voice: 'low' })
    expect(samples.length).toBeGreaterThan(8000)
  })

  test('does not read text as an option of the synthesiser', async () => {
    const { samples } = await voice.synthesise('-o /somewhere and --help', { voice: 'soft' })
    expect(samples.length).toBeGreaterThan(8000)
  })

  test('drops a cancelled sentence and speaks the next', async () => {
    const cancel = new AbortController()
    const unwanted = voice.synthesise('This will not be heard by anyone at all.', { voice: 'low', signal: cancel.signal })
    cancel.abort(new Error('changed my mind'))
    await expect(unwanted).rejects.toThrow('changed my mind')
    await expect(voice.synthesise('But this will.', { voice: 'low' })).resolves.toMatchObject({ sampleRate: 16_000 })
  })

  test('is warm once dressed: no DC, quiet ends, little edge', async () => {
    const warm = warmVoice(await voice.synthesise('Rest here for a while.', { voice: 'soft' }), 48_000)
    expect(Math.abs(warm.reduce((a, b) => a + b, 0) / warm.length)).toBeLessThan(1e-3)
    expect(Math.abs(warm[0] as number) + Math.abs(warm.at(-1) as number)).toBeLessThan(1e-3)
  })
})

describe('a speech service', () => {
  test('gets a request in its own format, with its key, and returns a WAV', async () => {
    let asked: unknown
    const url = await service((request, response) => {
      let body = ''
      request.on('data', (part) => (body += part))
      request.on('end', () => {
        asked = { path: request.url, key: request.headers.authorization, ...JSON.parse(body) }
        response.setHeader('content-type', 'audio/wav')
        response.end(encodeWav({ samples: tone(300, 0.3, 24_000), sampleRate: 24_000 }))
      })
    })
    const pcm = await openAiSpeech({ url, apiKey: 'k', voices: { low: 'onyx' } }).synthesise('Hello.', { voice: 'low' })
    expect(asked).toMatchObject({ path: '/v1/audio/speech', key: 'Bearer k', input: 'Hello.', voice: 'onyx', response_format: 'wav' })
    expect(pcm.sampleRate).toBe(24_000)
    expect(level(pcm.samples)).toBeCloseTo(0.354, 2)
  })

  test('may answer raw PCM', async () => {
    const url = await service((_, response) => response.setHeader('content-type', 'audio/pcm').end(Buffer.alloc(24_000)))
    await expect(openAiSpeech({ url }).synthesise('Hello.', { voice: 'low' })).resolves.toMatchObject({ sampleRate: 24_000 })
  })

  test.each([
    ['an error', 500, { 'content-type': 'text/plain' }, 'oh no', 'answered 500'],
    ['something else than sound', 200, { 'content-type': 'text/html' }, '<p>hello</p>'.repeat(20), 'neither WAV nor PCM'],
    ['a redirect', 302, { location: 'http://127.0.0.1:1/' }, '', 'could not be reached'],
    ['far too much', 200, { 'content-type': 'audio/pcm' }, 'x'.repeat(200_000), 'more than 100000 bytes'],
  ])('that answers %s is a clear failure', async (_name, status, headers, body, message) => {
    const url = await service((_, response) => response.writeHead(status, headers).end(body))
    await expect(openAiSpeech({ url, maxBytes: 100_000 }).synthesise('Secret words.', { voice: 'low' })).rejects.toThrow(message)
  })

  test('that does not answer in time is a clear failure', async () => {
    const url = await service(() => {})
    await expect(openAiSpeech({ url, timeoutMs: 60 }).synthesise('Hello.', { voice: 'low' })).rejects.toThrow('longer than 60 ms')
  })
})

describe('a speaker', () => {
  test('asks the driver once for the same sentence and voice', async () => {
    const driver = counting('a')
    const speaker = createSpeaker({ driver, cache: memory() })
    const first = await speaker.speak('Hello  there.', { voice: 'low' })
    const again = await speaker.speak('Hello there.', { voice: 'low' })
    expect(again.samples).toEqual(first.samples)
    expect(driver.calls).toBe(1)
    await speaker.speak('Hello there.', { voice: 'soft' })
    expect(driver.calls).toBe(2)
  })

  test('uses the embedded voice when the service fails, logs that without the text, and tries the service again later', async () => {
    let failing = true
    const service = {
      ...counting('service'),
      synthesise: async () =>
        failing ? Promise.reject(new SpeechError('The speech service answered 503.')) : counting('x').synthesise('', { voice: 'low' }),
    }
    const fallback = counting('embedded')
    const lines: unknown[] = []
    const speaker = createSpeaker({ driver: service, fallback, log: (line) => lines.push(line), retryAfterMs: 30_000 })
    await speaker.speak('My secret.', { voice: 'low' })
    await speaker.speak('Another secret.', { voice: 'low' })
    expect(fallback.calls).toBe(2)
    expect(lines).toEqual([
      { message: 'Speech service failed; the embedded voice speaks instead.', reason: 'The speech service answered 503.' },
    ])
    failing = false
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_001 })
    onTestFinished(() => void vi.useRealTimers())
    await speaker.speak('A third.', { voice: 'low' })
    expect(fallback.calls).toBe(2)
  })

  test('returns the stored bytes, so that two processes agree', async () => {
    const cache = memory()
    const other = encodeWav({ samples: tone(500, 0.1, 16_000), sampleRate: 16_000 })
    const speaker = createSpeaker({
      driver: counting('a'),
      cache: { get: cache.get, put: async (key) => void cache.stored.set(key, other) },
    })
    expect((await speaker.speak('Hello.', { voice: 'low' })).samples.length).toBe(1600)
  })

  test('speaks although its store is broken', async () => {
    const broken = { get: async () => Promise.reject(new Error('disk')), put: async () => Promise.reject(new Error('disk')) }
    const lines: unknown[] = []
    const speaker = createSpeaker({ driver: counting('a'), cache: broken, log: (line) => lines.push(line) })
    await expect(speaker.speak('Hello.', { voice: 'low' })).resolves.toMatchObject({ sampleRate: 16_000 })
    expect(lines.length).toBeGreaterThan(0)
  })

  test('rejects empty and overlong text', () => {
    expect(() => checkSentence(' … ')).toThrow(SpeechError)
    expect(() => checkSentence('a'.repeat(601))).toThrow('at most 600')
  })
})

describe('sound', () => {
  test('is encoded as WAV and decoded again', () => {
    fc.assert(
      fc.property(fc.array(fc.float({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 200 }), (values) => {
        const { samples, sampleRate } = decodeWav(encodeWav({ samples: Float32Array.from(values), sampleRate: 22_050 }))
        expect(sampleRate).toBe(22_050)
        for (const [i, v] of values.entries()) expect(Math.abs((samples[i] as number) - v)).toBeLessThan(1e-4)
      }),
    )
  })

  test('bytes that are no WAV are refused, never misread', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(() => decodeWav(bytes)).toThrow(SpeechError)
      }),
    )
  })

  test('keeps its tone and loses nothing audible when its rate rises from 16 to 48 kHz', () => {
    const up = resample({ samples: tone(1000, 0.5, 16_000), sampleRate: 16_000 }, 48_000)
    const expected = tone(1000, 0.5, 48_000)
    let worst = 0
    for (let i = 2000; i < up.length - 2000; i++) worst = Math.max(worst, Math.abs((up[i] as number) - (expected[i] as number)))
    expect(worst).toBeLessThan(0.001)
  })

  test('removes frequencies above the new limit instead of aliasing them when its rate falls', () => {
    const down = resample({ samples: tone(15_000, 0.5, 48_000), sampleRate: 48_000 }, 16_000)
    expect(level(down.subarray(500, -500))).toBeLessThan(0.0002)
  })
})

describe('sentences', () => {
  test('end where a speaker would breathe', () => {
    expect(splitSentences('Sit down. “Really?” Yes! Dr. Fern waits… and A. Moss too.')).toEqual([
      'Sit down.',
      '“Really?”',
      'Yes!',
      'Dr. Fern waits…',
      'and A. Moss too.',
    ])
  })

  test('keep every word, in order, within the limit', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('moss', 'fern,', 'rain.', 'Mr.', 'stone!', 'A.', 'wind;'), { maxLength: 80 }), (words) => {
        const pieces = splitSentences(words.join(' '), 40)
        expect(pieces.join(' ').split(' ').filter(Boolean)).toEqual(words)
        for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(40)
      }),
    )
  })
})
