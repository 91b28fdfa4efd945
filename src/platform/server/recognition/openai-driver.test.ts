import { describe, expect, test } from 'vitest'
import { shared } from '#testing/shared.ts'
import { FAKE_VOICE_KEY, fakeVoice } from '#testing/fake-voice.ts'
import { openAiRecognition } from './openai-driver.ts'
import { RecognitionError } from './recognition-driver.ts'

const fake = shared(fakeVoice)

const second = () => {
  const samples = new Int16Array(16_000).map((_, at) => Math.round(8000 * Math.sin(at / 10)))
  return { pcm: new Uint8Array(samples.buffer), sampleRate: 16_000 }
}
const driver = (change: object = {}) => openAiRecognition({ url: fake.url, apiKey: FAKE_VOICE_KEY, model: 'whisper-1', ...change })
const troubleOf = async (asked: Promise<string>) => {
  const error: unknown = await asked.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  expect(error).toBeInstanceOf(RecognitionError)
  return error as RecognitionError
}

describe('a recognition service', () => {
  test('gets the sound as a WAV file with its key, its model and the language, and its words come back trimmed', async () => {
    fake.hear({ text: 'Good morning. ' })
    expect(await driver().transcribe(second(), { language: 'de' })).toBe('Good morning.')
    const { peak, ...request } = fake.heard.at(-1)!
    expect(request).toMatchObject({
      key: FAKE_VOICE_KEY,
      model: 'whisper-1',
      language: 'de',
      format: 'json',
      seconds: 1,
      sampleRate: 16_000,
    })
    expect(peak).toBeCloseTo(8000 / 32_768, 2)
  })

  test('may stand below a path of its own', async () => {
    expect(await driver({ url: `${fake.url}/speaches` }).transcribe(second(), { language: 'en' })).toBe('Hello there.')
  })

  test('has invalid characters removed from its text', async () => {
    fake.hear({ raw: JSON.stringify({ text: 'a\0b \ud800' }) })
    expect(await driver().transcribe(second(), { language: 'en' })).toBe('ab \ufffd')
  })

  test.each([
    [{ status: 401 }, 'refused'],
    [{ status: 404 }, 'refused'],
    [{ status: 429 }, 'busy'],
    [{ status: 503 }, 'busy'],
    [{ status: 500 }, 'away'],
    [{ status: 302, location: 'http://127.0.0.1:1/elsewhere' }, 'away'],
    [{ raw: '<html>' }, 'nonsense'],
    [{ raw: 'null' }, 'nonsense'],
    [{ raw: '{"text":7}' }, 'nonsense'],
    [{ raw: JSON.stringify({ text: 'x'.repeat(300_000) }) }, 'nonsense'],
  ])('that answers %o is %s, and nothing it said is in the error', async (reply, trouble) => {
    fake.hear(reply)
    const error = await troubleOf(driver().transcribe(second(), { language: 'en' }))
    expect(error.trouble).toBe(trouble)
    expect(error.message).not.toContain('canary')
  })

  test('that does not answer counts as away', async () => {
    const error = await troubleOf(driver({ url: 'http://127.0.0.1:1' }).transcribe(second(), { language: 'en' }))
    expect(error.trouble).toBe('away')
  })

  test('that takes too long is cancelled', async () => {
    fake.hear({ before: new Promise(() => {}) })
    const error = await troubleOf(driver({ timeoutMs: 1000 }).transcribe(second(), { language: 'en' }))
    expect(error.trouble).toBe('slow')
    expect(await fake.heard.at(-1)!.left).toBe(true)
  })

  test('is cancelled with the caller’s signal', async () => {
    const caller = new AbortController()
    fake.hear({ before: new Promise(() => {}) })
    const before = fake.heard.length
    const asked = driver().transcribe(second(), { language: 'en', signal: caller.signal })
    await expect.poll(() => fake.heard.length).toBe(before + 1)
    caller.abort(new Error('gone'))
    await expect(asked).rejects.toThrow('gone')
    expect(await fake.heard.at(-1)!.left).toBe(true)
  })
})
