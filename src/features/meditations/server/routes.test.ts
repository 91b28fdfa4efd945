import { parseBuffer } from 'music-metadata'
import { describe, expect, test } from 'vitest'
import { encodeWav } from '#platform/server/speech/wav.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { thoroughTest } from '#testing/depth.ts'
import * as api from '../contract.ts'
import { meditationsServer } from './feature.ts'

const server = sharedServer([meditationsServer])

const words = {
  title: 'By the river',
  description: 'Five quiet breaths.',
  script: 'Sit down. Let the day go by.\n\n[pause 2s] It needs nothing from you.',
  voice: 'soft',
  language: 'en',
  categories: ['calm'],
  tags: ['river'],
} as const satisfies api.MeditationWords
const put = (me: SignedIn, id: string, change: Partial<api.MeditationWords> = {}) =>
  me.call(api.putMeditation, { params: { id }, body: { ...words, categories: [...words.categories], tags: [...words.tags], ...change } })

async function made(me: SignedIn, id: string): Promise<api.OwnMeditation> {
  await me.call(api.startRender, { params: { id } })
  await server.app.jobs.idle(['meditations-render'])
  return me.call(api.getMeditation, { params: { id } })
}

const tone = (seconds: number, level: number) =>
  encodeWav({
    samples: Float32Array.from({ length: seconds * 16_000 }, (_, i) => level * Math.sin((2 * Math.PI * 220 * i) / 16_000)),
    sampleRate: 16_000,
  })

describe('a meditation', () => {
  test('is written, rendered by a job, and heard by its author alone; its file names the synthetic voice', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    const id = uuidv7()
    const written = await put(me, id)
    expect(written).toMatchObject({ ...words, scriptAudioUrl: null, combinedAudioUrl: null, render: null, shared: null, isStale: false })
    const ready = await made(me, id)
    expect(ready).toMatchObject({ render: { state: 'done', percent: 100 }, isSynthetic: true, isStale: false, combinedAudioUrl: null })
    expect(ready.sentencesAt).toHaveLength(3)
    const response = await me.fetch(ready.scriptAudioUrl!)
    const { format, common, native } = await parseBuffer(Buffer.from(await response.arrayBuffer()), { mimeType: 'audio/mpeg' })
    expect(Math.abs(format.duration! - ready.duration * 60)).toBeLessThan(3.1)
    expect(common).toMatchObject({ title: 'By the river', artist: me.user.username })
    expect(common.comment?.[0]).toMatchObject({ text: 'Spoken by a synthetic voice.' })
    expect(native['ID3v2.3']).toContainEqual({ id: 'TXXX:SYNTHETIC_VOICE', value: 'yes' })
    expect((await other.fetch(ready.scriptAudioUrl!)).status).toBe(404)
    expect((await me.fetch(ready.scriptAudioUrl!, { headers: { range: 'bytes=100-199' } })).status).toBe(206)
  })

  thoroughTest('that was changed says that its sound is older, and speaks only the changed sentence again', async () => {
    const me = await signedIn(server)
    const id = uuidv7()
    await put(me, id)
    await made(me, id)
    const files = async () => {
      const found: string[] = []
      for await (const file of server.app.storage.list(`cache/meditations/${me.user.id}/${id}/`)) found.push(file)
      return found
    }
    const before = await files()
    expect(before).toHaveLength(3)
    const stale = await put(me, id, { script: words.script.replace('Sit down.', 'Lie down.') })
    expect(stale).toMatchObject({ isStale: true, sentencesAt: [] })
    await made(me, id)
    const after = await files()
    expect(after).toHaveLength(3)
    expect(after.filter((file) => before.includes(file))).toHaveLength(2)
    // The older sound was deleted.
    const sounds: string[] = []
    for await (const file of server.app.storage.list(`meditations/${me.user.id}/${id}/audio/`)) sounds.push(file)
    expect(sounds).toHaveLength(1)
  })

  test('with more than a voice has a combined sound', async () => {
    const me = await signedIn(server)
    const id = uuidv7()
    await put(me, id, { script: '[sound rain 0.3] Rest. [bell]' })
    const ready = await made(me, id)
    expect(ready.combinedAudioUrl).toContain(`/api/custom-meditations/${id}/audio?v=`)
    expect(ready.scriptAudioUrl).toBeNull()
  })

  test('whose script has problems is saved, and reports their positions when it is to be rendered', async () => {
    const me = await signedIn(server)
    const id = uuidv7()
    for (const [script, line, column] of [
      ['Sit.\n[pause 9999s]', 2, 1],
      ['Sit. [bell', 1, 6],
      ['[sound rain 0.1]'.repeat(500), 1, 641],
    ] as const) {
      expect((await put(me, id, { script })).script).toBe(script)
      expect(await me.fail(api.startRender, { params: { id } })).toMatchObject({
        status: 409,
        reason: 'meditations.script_problem',
        params: { line, column },
      })
    }
    const body = { ...words, categories: [], tags: [], script: 'x'.repeat(200_000) }
    expect(await me.fail(api.putMeditation, { params: { id }, body })).toMatchObject({
      status: 400,
      fieldReasons: { script: { reason: 'meditations.script_long' } },
    })
    // The earlier script is unchanged.
    expect((await me.call(api.getMeditation, { params: { id } })).script).toContain('[sound rain 0.1]')
  })

  test('in German has no voice except the person’s own', async () => {
    const me = await signedIn(server)
    const id = uuidv7()
    await put(me, id, { language: 'de', script: 'Setz dich hin. [bell]' })
    expect(await me.fail(api.startRender, { params: { id } })).toMatchObject({ status: 409, reason: 'meditations.no_voice' })
    await put(me, id, { language: 'de', voice: 'own', script: 'Setz dich hin. [bell]' })
    expect(await made(me, id)).toMatchObject({ render: { state: 'done' }, isSynthetic: false })
  })

  thoroughTest('can be stopped while it is made, and made anew', async () => {
    const me = await signedIn(server)
    const id = uuidv7()
    await put(me, id, { script: '[sound rain 0.3]' + '[pause 300s]'.repeat(8) })
    await me.call(api.startRender, { params: { id } })
    expect(await me.fail(api.startRender, { params: { id } })).toMatchObject({ status: 409, reason: 'meditations.render_running' })
    await expect.poll(async () => (await me.call(api.getMeditation, { params: { id } })).render).toMatchObject({ state: 'running' })
    expect((await me.call(api.cancelRender, { params: { id } })).render).toMatchObject({ state: 'cancelled' })
    const cancelled = performance.now()
    await server.app.jobs.idle(['meditations-render'])
    expect(performance.now() - cancelled, 'the work goes on after it was cancelled: all of it takes 20 s').toBeLessThan(10_000)
    expect(await me.call(api.getMeditation, { params: { id } })).toMatchObject({ render: { state: 'cancelled' }, combinedAudioUrl: null })
    await put(me, id, { script: 'Rest. [bell]' })
    expect((await made(me, id)).render).toMatchObject({ state: 'done' })
  })

  test('is deleted with all of its files, while it is made, too', async () => {
    const me = await signedIn(server)
    const id = uuidv7()
    await put(me, id, { script: 'Rest.' })
    await made(me, id)
    await me.call(api.startRender, { params: { id } })
    await me.call(api.deleteMeditation, { params: { id } })
    await server.app.jobs.idle(['meditations-render'])
    for (const folder of [`meditations/${me.user.id}`, `cache/meditations/${me.user.id}`])
      for await (const file of server.app.storage.list(`${folder}/`)) throw new Error(`${file} stayed`)
    expect(await me.fail(api.getMeditation, { params: { id } })).toMatchObject({ status: 404 })
  })

  test('is previewed paragraph by paragraph within two seconds', async () => {
    const me = await signedIn(server)
    const id = uuidv7()
    await put(me, id)
    const text = 'Let your shoulders come down. [pause 60s] Feel the chair under you, and the floor under your feet. [bell]'
    const started = performance.now()
    const response = await me.call(api.previewScript, { params: { id }, body: { text, voice: 'low', language: 'en' } })
    const bytes = Buffer.from(await response.arrayBuffer())
    const { format } = await parseBuffer(bytes, { mimeType: 'audio/mpeg' })
    expect(format.duration).toBeGreaterThan(15)
    expect(format.duration).toBeLessThan(40)
    expect(performance.now() - started).toBeLessThan(10_000)
    console.info(`preview of ${format.duration!.toFixed(1)} s in ${Math.round(performance.now() - started)} ms`)
    const bad = { params: { id }, body: { text: '[pause 9999s] Hm.', voice: 'low' as const, language: 'en' as const } }
    expect(await me.fail(api.previewScript, bad)).toMatchObject({ reason: 'meditations.script_problem' })
  })
})

describe('a recording', () => {
  test('is trimmed, stored, heard as the voice, and goes with a press', async () => {
    const me = await signedIn(server)
    const id = uuidv7()
    await put(me, id, { voice: 'own', script: 'Read me. [recording 1]' })
    expect(await me.fail(api.startRender, { params: { id } })).toMatchObject({ reason: 'meditations.script_problem' })
    const sound = tone(3, 0.3)
    // A second of silence before and after.
    const silence = new Uint8Array(32_000)
    const wav = encodeWav({ samples: new Float32Array(0), sampleRate: 16_000 })
    const body = Buffer.concat([wav.subarray(0, 40), Buffer.alloc(4), silence, sound.subarray(44), silence])
    const { recordings } = await me.call(api.putRecording, { params: { id, number: 1 }, body: new Uint8Array(body) })
    expect(recordings).toMatchObject([{ number: 1 }])
    expect(Math.abs(recordings[0]!.seconds - 3.3)).toBeLessThan(0.1)
    const ready = await made(me, id)
    expect(ready).toMatchObject({ isSynthetic: false, render: { state: 'done' } })
    expect((await me.fetch(`/api/custom-meditations/${id}/recordings/1`)).headers.get('content-type')).toContain('audio/wav')
    const left = await me.call(api.deleteRecording, { params: { id, number: 1 } })
    expect(left).toMatchObject({ recordings: [], isStale: true })
  })

  test('that is no sound, or silent, or too long, is refused with a reason, and the earlier recording stays', async () => {
    const me = await signedIn(server)
    const id = uuidv7()
    await put(me, id)
    const params = { id, number: 2 }
    await me.call(api.putRecording, { params, body: new Uint8Array(tone(2, 0.2)) })
    const refused = async (bytes: Uint8Array) => (await me.fail(api.putRecording, { params, body: new Uint8Array(bytes) })).reason
    expect(await refused(new TextEncoder().encode('This is a poem.'.repeat(20)))).toBe('meditations.recording_unreadable')
    expect(await refused(tone(2, 0))).toBe('meditations.recording_silent')
    const long = encodeWav({ samples: new Float32Array(4000 * 610).fill(0.2), sampleRate: 4000 })
    expect(await refused(long)).toBe('meditations.recording_long')
    expect((await me.call(api.getMeditation, { params: { id } })).recordings).toMatchObject([{ number: 2 }])
  })
})

test('a person can have so many meditations, for several that come at once, too', async () => {
  const me = await signedIn(server)
  await server.app.database.pool.query(
    `insert into own_meditations (user_id, id, sealed, day, created_at, updated_at)
     select $1, gen_random_uuid(), '\\x00', '2026-05-04', now(), now() from generate_series(1, $2)`,
    [me.user.id, api.OWN_MOST - 1],
  )
  const done = await Promise.allSettled(Array.from({ length: 4 }, () => put(me, uuidv7())))
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('no text of the person appears in the log or in a job', async () => {
  const me = await signedIn(server)
  const id = uuidv7()
  await put(me, id, { title: 'Heliotrope', script: 'A heliotrope.' })
  await made(me, id)
  const { rows } = await server.app.database.pool.query(`select data::text from jobs.job where name = 'meditations-render'`)
  expect(server.logged() + JSON.stringify(rows)).not.toMatch(/heliotrope/i)
  const stored = await server.app.database.pool.query(`select m::text from own_meditations m where user_id = $1`, [me.user.id])
  expect(JSON.stringify(stored.rows)).not.toMatch(/heliotrope/i)
})
