import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { decodeWav } from '#platform/server/speech/wav.ts'
import { exportedFiles } from '#testing/exported.ts'
import { fakeAi } from '#testing/fake-ai.ts'
import { FAKE_VOICE_KEY, fakeVoice } from '#testing/fake-voice.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { shared } from '#testing/shared.ts'
import { sharedServer, testServer } from '#testing/test-server.ts'
import { agreeToChat, getChat, getThread, sendMessage } from '../../contract-chat.ts'
import { agreeToVoice, cutAnswer, getVoice, hearSpeech, MOST_SECONDS, speakWords, withdrawFromVoice } from '../../contract-voice.ts'
import { companionServer } from '../feature.ts'

const ai = shared(fakeAi)
const voice = shared(fakeVoice)
const server = shared(() => {
  const key = { apiKey: FAKE_VOICE_KEY }
  const config = {
    ai: ai.config(),
    transcription: { url: voice.url, model: 'whisper-1', ...key },
    speech: { url: voice.url, model: undefined, voice: undefined, ...key },
  }
  return testServer([companionServer], { config, worker: false })
})
const bare = sharedServer([companionServer], { worker: false })

const sound = (seconds: number) => new Uint8Array(new Int16Array(Math.round(seconds * 16_000)).fill(2000).buffer)
const host = () => new URL(voice.url).host
const query = { language: 'en' as const }

async function agreed(): Promise<SignedIn> {
  const client = await signedIn(server)
  await client.call(agreeToVoice, { body: { service: 'hearing', destination: host() } })
  await client.call(agreeToVoice, { body: { service: 'speaking', destination: host() } })
  return client
}

describe('before any audio leaves the device', () => {
  test('the destination is shown, and nothing is sent there without consent', async () => {
    const client = await signedIn(server)
    const before = voice.heard.length
    expect(await client.call(getVoice)).toEqual({
      hearing: { destination: host(), isAgreed: false },
      speaking: { service: { destination: host(), isAgreed: false }, own: ['en'] },
    })
    expect(await client.fail(hearSpeech, { query, body: sound(1) })).toMatchObject({
      status: 403,
      reason: 'companion.hearing_not_agreed',
    })
    expect(await client.fail(agreeToVoice, { body: { service: 'hearing', destination: 'elsewhere.example' } })).toMatchObject({
      status: 409,
    })
    expect(voice.heard).toHaveLength(before)
  })

  test('is used with consent and not after its withdrawal; consent covers one service and one person', async () => {
    const client = await signedIn(server)
    await client.call(agreeToVoice, { body: { service: 'hearing', destination: host() } })
    expect(await client.call(getVoice)).toMatchObject({ hearing: { isAgreed: true }, speaking: { service: { isAgreed: false } } })
    expect(await (await signedIn(server)).call(getVoice)).toMatchObject({ hearing: { isAgreed: false } })
    voice.hear({ text: 'It rains.' })
    expect(await client.call(hearSpeech, { query, body: sound(2) })).toEqual({ text: 'It rains.' })
    expect(voice.heard.at(-1)).toMatchObject({ seconds: 2, key: FAKE_VOICE_KEY, language: 'en' })
    await client.call(withdrawFromVoice, { params: { service: 'hearing' } })
    expect(await client.fail(hearSpeech, { query, body: sound(1) })).toMatchObject({ status: 403 })
  })

  test('another destination needs a new consent', async () => {
    const client = await agreed()
    const values = [client.user.id]
    await server.app.database.pool.query("update ai_consents set destination = 'old.example' where user_id = $1", values)
    expect(await client.call(getVoice)).toMatchObject({ hearing: { isAgreed: false } })
    expect(await client.fail(hearSpeech, { query, body: sound(1) })).toMatchObject({ status: 403 })
  })

  test('the export contains the consents, in a file of their own', async () => {
    const files = await exportedFiles(server.app, (await agreed()).user.id)
    const found = files.find(({ name }) => name === 'companion/voice-consents.json')
    const consents = (found && 'json' in found ? found.json : []) as { purpose: string; destination: string }[]
    expect(consents.map(({ purpose, destination }) => [purpose, destination])).toEqual([
      ['voice.hearing', host()],
      ['voice.speaking', host()],
    ])
    expect(files.some(({ name }) => name === 'language-model-consents.json')).toBe(false)
  })
})

describe('hearing', () => {
  test.each([
    ['nothing', new Uint8Array()],
    ['a click', sound(0.05)],
    ['half a sample', new Uint8Array(32_001)],
  ])('refuses %s', async (_, body) => {
    expect(await (await agreed()).fail(hearSpeech, { query, body })).toMatchObject({ status: 400 })
  })

  test('refuses more than a minute', async () => {
    const client = await agreed()
    expect(await client.fail(hearSpeech, { query, body: sound(MOST_SECONDS + 0.1) })).toMatchObject({ status: 413 })
  })

  test('that fails reports a fixed text, quotes nothing, and uses no quota', async () => {
    const client = await agreed()
    voice.hear({ status: 500 }, { status: 401 }, { status: 429 })
    expect(await client.fail(hearSpeech, { query, body: sound(1) })).toMatchObject({ status: 503, reason: 'companion.hearing_away' })
    expect(await client.fail(hearSpeech, { query, body: sound(1) })).toMatchObject({ status: 503, reason: 'companion.hearing_refused' })
    expect(await client.fail(hearSpeech, { query, body: sound(1) })).toMatchObject({ status: 503, reason: 'companion.hearing_busy' })
    const { rows } = await server.app.database.pool.query(
      "select used from quota_windows where user_id = $1 and feature = 'voice.seconds'",
      [client.user.id],
    )
    expect(rows).toEqual([{ used: 0 }])
    expect(server.logged()).not.toContain('canary')
  })

  test('ends with the quota of the day, and is counted by the second', async () => {
    const client = await agreed()
    await client.call(hearSpeech, { query, body: sound(3.2) })
    await server.app.database.pool.query(
      "update quota_windows set used = 7197 + used - 4 where user_id = $1 and feature = 'voice.seconds'",
      [client.user.id],
    )
    expect(await client.fail(hearSpeech, { query, body: sound(3.5) })).toMatchObject({ status: 429, limit: 7200 })
    await client.call(hearSpeech, { query, body: sound(2.5) })
  })

  test('of two utterances at a time runs in parallel', async () => {
    const client = await agreed()
    let go = () => {}
    const before = new Promise<void>((resolve) => (go = resolve))
    const known = voice.heard.length
    voice.hear({ before }, { before })
    const first = [client.call(hearSpeech, { query, body: sound(1) }), client.call(hearSpeech, { query, body: sound(1) })]
    await expect.poll(() => voice.heard.length).toBe(known + 2)
    expect(await client.fail(hearSpeech, { query, body: sound(1) })).toMatchObject({ status: 409, reason: 'companion.voice_at_once' })
    go()
    expect(await Promise.all(first)).toHaveLength(2)
  })

  test('stops when the page is left', async () => {
    const client = await agreed()
    const known = voice.heard.length
    voice.hear({ before: new Promise(() => {}) })
    const leaving = new AbortController()
    const asked = client.fetch('/api/companion/voice/words?language=en', {
      method: 'POST',
      body: sound(1),
      headers: { 'content-type': 'application/octet-stream' },
      signal: leaving.signal,
    })
    await expect.poll(() => voice.heard.length).toBe(known + 1)
    leaving.abort()
    await expect(asked).rejects.toThrow()
    expect(await voice.heard.at(-1)!.left).toBe(true)
  })

  test('is reported as missing where no service is configured', async () => {
    const client = await signedIn(bare)
    expect(await client.call(getVoice)).toEqual({ hearing: null, speaking: { service: null, own: ['en'] } })
    expect(await client.fail(hearSpeech, { query, body: sound(1) })).toMatchObject({ status: 409, reason: 'companion.no_hearing' })
    expect(await client.fail(agreeToVoice, { body: { service: 'hearing', destination: 'x.example' } })).toMatchObject({ status: 409 })
  })
})

describe('speaking', () => {
  const wavOf = async (client: SignedIn, text: string, language: 'en' | 'de' = 'en') =>
    decodeWav(new Uint8Array(await (await client.call(speakWords, { body: { text, language } })).arrayBuffer()))

  test('English without any service, German not', async () => {
    const client = await signedIn(bare)
    const { samples, sampleRate } = await wavOf(client, 'The rain has stopped.')
    expect(sampleRate).toBe(16_000)
    expect(samples.length / sampleRate).toBeGreaterThan(0.5)
    expect(await client.fail(speakWords, { body: { text: 'Es regnet.', language: 'de' } })).toMatchObject({
      status: 409,
      reason: 'companion.no_voice',
    })
    expect(await client.fail(speakWords, { body: { text: '…', language: 'en' } })).toMatchObject({ status: 400 })
  })

  test('uses a service only with consent; when it fails, the server’s own voice continues', async () => {
    const known = voice.spoken.length
    const stranger = await signedIn(server)
    expect((await wavOf(stranger, 'Not agreed.')).sampleRate).toBe(16_000)
    expect(voice.spoken).toHaveLength(known)
    const client = await agreed()
    expect((await wavOf(client, 'Guten Tag.', 'de')).sampleRate).toBe(24_000)
    expect(voice.spoken.at(-1)).toMatchObject({ input: 'Guten Tag.', key: FAKE_VOICE_KEY })
    voice.speak({ status: 500 })
    expect((await wavOf(client, 'Still here.')).sampleRate).toBe(16_000)
    voice.speak({ status: 500 })
    expect(await client.fail(speakWords, { body: { text: 'Noch da?', language: 'de' } })).toMatchObject({ status: 503 })
    expect(server.logged()).not.toContain('Still here')
  })

  test('stores no audio', async () => {
    const client = await signedIn(bare)
    await wavOf(client, 'Something private.')
    const stored: string[] = []
    for await (const key of bare.app.storage.list('cache/')) stored.push(key)
    expect(stored).toEqual([])
  })
})

describe('an answer that was interrupted', () => {
  const body = (text: string, parent: string | null = null) => ({
    message: uuidv7(),
    parent,
    text,
    answer: uuidv7(),
    language: 'en' as const,
  })
  async function talking(): Promise<SignedIn> {
    const client = await signedIn(server)
    const { model } = await client.call(getChat, { query })
    await client.call(agreeToChat, { body: { destination: model!.destination, model: model!.model, isAdult: true } })
    return client
  }
  test('retains only the text that was heard, and the model receives that text', async () => {
    const client = await talking()
    const thread = uuidv7()
    const first = body('Tell me of the river.')
    ai.reply({ pieces: ['It rises in the hills. ', 'It ends in the sea.'] })
    await (await client.call(sendMessage, { params: { id: thread }, body: first })).text()
    const cut = (letters: number, message = first.answer) => client.call(cutAnswer, { params: { id: thread, message }, body: { letters } })
    await cut('It rises in the hills. '.length)
    await cut(1000)
    const { messages } = await client.call(getThread, { params: { id: thread }, query: {} })
    expect(messages.at(-1)).toMatchObject({ text: 'It rises in the hills.', finish: 'stopped' })
    await (await client.call(sendMessage, { params: { id: thread }, body: body('Which hills?', first.answer) })).text()
    const sent = ai.requests.at(-1)!.body.messages!.map(({ content }) => content)
    expect(sent).toContain('It rises in the hills.')
    expect(JSON.stringify(sent)).not.toContain('the sea')
    // Interrupted before its first word was heard: it is shown as empty, and the model receives no empty answer.
    await cut(0)
    const other = body('No, the other river.', first.answer)
    await (await client.call(sendMessage, { params: { id: thread }, body: other })).text()
    const again = ai.requests.at(-1)!.body.messages!.filter(({ role }) => role !== 'system')
    expect(again).toEqual([{ role: 'user', content: 'Tell me of the river.\n\nNo, the other river.' }])
    const letters = { body: { letters: 1 } }
    expect(await client.fail(cutAnswer, { params: { id: thread, message: first.message }, ...letters })).toMatchObject({ status: 404 })
    expect(await (await talking()).fail(cutAnswer, { params: { id: thread, message: first.answer }, ...letters })).toMatchObject({
      status: 404,
    })
  })
})
