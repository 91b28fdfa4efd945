import { describe, expect, test } from 'vitest'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { hubCardsOf, personOf } from '#testing/hub-cards.ts'
import { FAKE_AI_MODEL, fakeAi } from '#testing/fake-ai.ts'
import { signedIn } from '#testing/make-user.ts'
import { shared } from '#testing/shared.ts'
import { ownServer, testServer } from '#testing/test-server.ts'
import {
  MAX_CHARACTERS,
  MAX_ENTRIES,
  askReflection,
  getReflectState,
  giveReflectConsent,
  previewReflection,
  stopReflection,
  withdrawReflectConsent,
  type ReflectAsk,
} from '../../contract/reflect.ts'
import { SETTINGS_ID } from '../../contract/records.ts'
import type { EntryPatch } from '../../contract/sync.ts'
import { journalServer } from '../feature.ts'
import { at, change, newEntry, push, pushEntry, type Client } from '../sync/device.fixture.ts'

const fake = shared(fakeAi)
const server = shared(() => testServer([journalServer], { config: { ai: fake.config() }, worker: false }))

const write = async (client: Client, patch: EntryPatch = {}) => (await pushEntry(client, newEntry(patch))).id
const ask = (entryIds: string[], rest: Partial<ReflectAsk> = {}): ReflectAsk => ({
  purpose: 'reflection',
  language: 'en',
  entryIds,
  ...rest,
})
const preview = (client: Client, ...given: Parameters<typeof ask>) => client.call(previewReflection, { body: ask(...given) })

async function agreed(to = server): Promise<Client> {
  const client = await signedIn(to)
  const { model } = await client.call(getReflectState)
  await client.call(giveReflectConsent, { body: { destination: model!.destination, model: model!.model } })
  return client
}

type Heard = { run?: string; text?: string; done?: boolean; finish?: string; error?: string; message?: string }

async function eventsOf(response: OutputOf<typeof askReflection>): Promise<Heard[]> {
  const blocks = (await response.text()).split('\n\n').filter((block) => block.startsWith('data: '))
  return blocks.map((block) => JSON.parse(block.slice(6)) as Heard)
}
const textOf = (events: readonly Heard[]) => events.map(({ text }) => text ?? '').join('')

/** Reads a streaming answer until it contains a given text, or to its end. */
function readerOf(response: OutputOf<typeof askReflection>) {
  const reader = response.body!.getReader()
  const decoder = new TextDecoder()
  let heard = ''
  return {
    async until(words?: string): Promise<string> {
      while (words === undefined || !heard.includes(words)) {
        const { done, value } = await reader.read()
        if (done) break
        heard += decoder.decode(value, { stream: true })
      }
      return heard
    },
  }
}

/** Requests the preview, then sends exactly that. */
async function askFor(client: Client, ...given: Parameters<typeof ask>) {
  const seen = await preview(client, ...given)
  return { seen, response: await client.call(askReflection, { body: { ...ask(...given), digest: seen.digest } }) }
}

describe('consent', () => {
  test('before it nothing reaches the model, and it is off for a new person', async () => {
    const client = await signedIn(server)
    const id = await write(client, { body: 'A walk by the river.' })
    const before = fake.requests.length
    expect(await client.call(getReflectState)).toMatchObject({ consent: null, model: { model: FAKE_AI_MODEL, local: false } })
    const { digest } = await preview(client, [id])
    expect(await client.fail(askReflection, { body: { ...ask([id]), digest } })).toMatchObject({ status: 403, error: 'forbidden' })
    expect(fake.requests).toHaveLength(before)
  })

  test('is for the model that was shown, and can be taken back', async () => {
    const client = await signedIn(server)
    const wrong = { destination: 'elsewhere.example', model: FAKE_AI_MODEL }
    expect(await client.fail(giveReflectConsent, { body: wrong })).toMatchObject({ status: 409 })
    const { model } = await client.call(getReflectState)
    await client.call(giveReflectConsent, { body: { destination: model!.destination, model: model!.model } })
    expect((await client.call(getReflectState)).consent).toMatchObject({ destination: new URL(fake.url).host, current: true })
    await client.call(withdrawReflectConsent)
    expect((await client.call(getReflectState)).consent).toBeNull()
    const id = await write(client, { body: 'Rain.' })
    const { digest } = await preview(client, [id])
    expect(await client.fail(askReflection, { body: { ...ask([id]), digest } })).toMatchObject({ status: 403 })
  })

  test('withdrawing the consent stops an answer in progress', async () => {
    const client = await agreed()
    const id = await write(client, { body: 'Rain.' })
    fake.reply({ pieces: ['Half a ', new Promise(() => {})] })
    const { response } = await askFor(client, [id])
    const reader = readerOf(response)
    await reader.until('Half a')
    const upstream = fake.requests.at(-1)!
    await client.call(withdrawReflectConsent)
    expect(await reader.until()).toContain('"finish":"stopped"')
    expect(await upstream.left).toBe(true)
  })
})

describe('the sent text', () => {
  test('is byte for byte equal to the preview, for every purpose and language', async () => {
    const client = await agreed()
    const id = await write(client, {
      title: 'Ünder trees 🌲',
      body: '## Morning\n\nWe *walked*.\n\n![](attachment:0)',
      mood: { level: 4, moodId: null },
    })
    for (const purpose of ['prompt', 'reflection', 'title'] as const)
      for (const language of ['en', 'de'] as const) {
        const { seen, response } = await askFor(client, [id], { purpose, language })
        expect(textOf(await eventsOf(response))).toBe('Hello.')
        const sent = fake.requests.at(-1)!.body.messages!
        expect(JSON.stringify(sent)).toBe(JSON.stringify([{ role: 'system', content: seen.system }, ...seen.messages]))
        expect(seen.messages[0]!.content).toContain(
          language === 'en' ? 'Monday, 4 May 2026 · mood 4 of 5' : 'Montag, 4. Mai 2026 · Stimmung 4 von 5',
        )
      }
  })

  test('has the text, the day and the mood of an entry, and neither place, tags nor addresses', async () => {
    const client = await agreed()
    const id = await write(client, {
      body: 'See [the shop](https://shop.example/?token=secret) ![us](attachment:01890000-0000-7000-8000-000000000001)',
      place: 'Canaryplace',
      add: { tags: ['canarytag'] },
    })
    const { seen, response } = await askFor(client, [id])
    await eventsOf(response)
    const sent = JSON.stringify(fake.requests.at(-1)!.body)
    expect(sent).toContain('See the shop us')
    for (const word of ['Canaryplace', 'canarytag', 'token=secret', 'attachment:', id, client.user.username, client.user.id]) {
      expect(sent).not.toContain(word)
    }
    expect(seen).toMatchObject({ entries: 1, characters: 'See the shop us'.length, shortened: 0 })
  })

  test('an entry that changed since it was looked at is not sent before it was looked at again', async () => {
    const client = await agreed()
    const { id, seq } = await pushEntry(client, newEntry({ body: 'Before.' }))
    const { digest } = await preview(client, [id])
    await push(client, change('entry', { recordId: id, base: seq, patch: { body: 'After.' } }))
    const before = fake.requests.length
    const refused = await client.fail(askReflection, { body: { ...ask([id]), digest } })
    expect(refused).toMatchObject({ status: 409, error: 'conflict', fields: { digest: expect.any(String) } })
    expect(fake.requests).toHaveLength(before)
    await eventsOf((await askFor(client, [id])).response)
    expect(JSON.stringify(fake.requests.at(-1)!.body)).toContain('After.')
  })

  test('entries marked as hard, by themselves, by a tag or by their days, are left out even if their ids are sent', async () => {
    const client = await agreed()
    const fine = await write(client, { body: 'A fine day.' })
    const itself = await write(client, { body: 'canaryitself', hard: true })
    const tagged = await write(client, { body: 'canarytagged', add: { tags: ['Grief'] } })
    const dated = await write(client, { body: 'canarydated', when: at('2025-03-02') })
    await push(
      client,
      change('settings', { recordId: SETTINGS_ID, patch: { add: { hardTags: ['grief'] } } }),
      change('hardRange', { recordId: uuidv7(), patch: { from: '2025-03-01', to: '2025-03-03', note: '' } }),
    )
    const { seen, response } = await askFor(client, [fine, itself, tagged, dated])
    await eventsOf(response)
    expect(seen).toMatchObject({ entries: 1, leftOut: { hard: 3, missing: 0, empty: 0, tooMany: 0 } })
    const sent = JSON.stringify(fake.requests.at(-1)!.body)
    expect(sent).toContain('A fine day.')
    expect(sent).not.toContain('canary')
    const refused = await client.fail(previewReflection, { body: ask([itself, tagged]) })
    expect(refused).toMatchObject({ status: 400, message: 'None of the chosen entries can be sent: 2 are marked as hard.' })
  })

  test('an entry marked as hard after the preview is not sent', async () => {
    const client = await agreed()
    const { id, seq } = await pushEntry(client, newEntry({ body: 'canarylater' }))
    const other = await write(client, { body: 'Something else.' })
    const { digest } = await preview(client, [id, other])
    await push(client, change('entry', { recordId: id, base: seq, patch: { hard: true } }))
    const before = fake.requests.length
    expect(await client.fail(askReflection, { body: { ...ask([id, other]), digest } })).toMatchObject({ status: 409 })
    expect(fake.requests).toHaveLength(before)
  })

  test('another person’s entries, and those in the trash, are not there', async () => {
    const stranger = await signedIn(server)
    const theirs = await write(stranger, { body: 'canarytheirs' })
    const client = await agreed()
    const own = await write(client, { body: 'Mine.' })
    const trashed = await pushEntry(client, newEntry({ body: 'canarytrash' }))
    await push(client, change('entry', { recordId: trashed.id, base: trashed.seq, patch: { trashed: true } }))
    const { seen, response } = await askFor(client, [own, theirs, trashed.id])
    await eventsOf(response)
    expect(seen).toMatchObject({ entries: 1, leftOut: { missing: 2 } })
    expect(JSON.stringify(fake.requests.at(-1)!.body)).not.toContain('canary')
    expect(await client.fail(previewReflection, { body: ask([theirs]) })).toMatchObject({
      status: 400,
      message: 'None of the chosen entries can be sent: 1 is not in the journal.',
    })
  })

  test('has at most thirty entries, the latest, and the number of omitted ones is reported', async () => {
    const client = await signedIn(server)
    const days = Array.from({ length: MAX_ENTRIES + 2 }, (_, i) => `2026-03-${String((i % 28) + 1).padStart(2, '0')}`).toSorted()
    const all = days.map((day, i) =>
      newEntry({ when: at(day, `0${i % 2}:00`), body: `${i === 0 ? 'canaryfirst ' : ''}${'word '.repeat(400)}end` }),
    )
    await push(client, ...all)
    const seen = await preview(
      client,
      all.map(({ recordId }) => recordId),
    )
    expect(seen).toMatchObject({ entries: MAX_ENTRIES, shortened: MAX_ENTRIES, leftOut: { tooMany: 2, hard: 0, missing: 0, empty: 0 } })
    expect(seen.characters).toBeLessThanOrEqual(MAX_CHARACTERS)
    expect(seen.characters).toBeGreaterThan(MAX_CHARACTERS - 30 * 8)
    expect(seen.messages[0]!.content).not.toContain('canaryfirst')
    expect(seen.messages[0]!.content.match(/\[…\]/g)).toHaveLength(MAX_ENTRIES)
  })

  test('a title is suggested for one entry only, and only with text', async () => {
    const client = await signedIn(server)
    const silent = await write(client, { mood: { level: 2, moodId: null } })
    const other = await write(client, { body: 'Words.' })
    expect(await client.fail(previewReflection, { body: ask([silent, other], { purpose: 'title' }) })).toMatchObject({ status: 400 })
    expect(await client.fail(previewReflection, { body: ask([silent], { purpose: 'title' }) })).toMatchObject({
      message: 'None of the chosen entries can be sent: 1 has no words.',
    })
    expect(await preview(client, [silent])).toMatchObject({ entries: 1, characters: 0 })
  })
})

describe('an answer', () => {
  test('arrives in pieces; stopping it ends the model call and retains the received text', async () => {
    const client = await agreed()
    const id = await write(client, { body: 'Rain.' })
    fake.reply({ pieces: ['Half a ', 'thought', new Promise(() => {})] })
    const { response } = await askFor(client, [id])
    const reader = readerOf(response)
    const run = /"run":"([^"]+)"/.exec(await reader.until('thought'))![1]!
    const upstream = fake.requests.at(-1)!
    const stranger = await agreed()
    expect(await stranger.fail(stopReflection, { params: { id: run }, body: {} })).toMatchObject({ status: 404 })
    await client.call(stopReflection, { params: { id: run }, body: {} })
    const heard = await reader.until()
    expect(heard).toMatch(/Half a .*thought/s)
    expect(heard).toContain('"finish":"stopped"')
    expect(await upstream.left).toBe(true)
    expect(await client.fail(stopReflection, { params: { id: run }, body: {} })).toMatchObject({ status: 404 })
  })

  test('that breaks off retains the received text, and shows a message', async () => {
    const client = await agreed()
    const id = await write(client, { body: 'Rain.' })
    for (const cut of ['line', 'silently'] as const) {
      fake.reply({ pieces: ['It sounds ', 'like'], cut })
      const events = await eventsOf((await askFor(client, [id])).response)
      expect(textOf(events)).toBe('It sounds like')
      expect(events.at(-1)).toMatchObject({ error: 'unavailable', message: expect.stringMatching(/\w+ \w+/) })
    }
  })

  test('is counted: when the day’s requests are used up, the next is refused with the time of the new ones', async () => {
    const own = await ownServer([journalServer], { config: { ai: fake.config({ requestsPerDay: 1 }) }, worker: false })
    const client = await agreed(own)
    const id = await write(client, { body: 'Rain.' })
    await eventsOf((await askFor(client, [id])).response)
    await expect.poll(async () => (await client.call(getReflectState)).allowance?.requests).toMatchObject({ used: 1, limit: 1 })
    const { digest } = await preview(client, [id])
    const refused = await client.fail(askReflection, { body: { ...ask([id]), digest } })
    expect(refused).toMatchObject({ status: 429, error: 'limit', used: 1, limit: 1, resetsAt: expect.any(String) })
  })

  test('leaves no private text in the log after any error', async () => {
    const client = await agreed()
    const id = await write(client, { title: 'canarytitle', body: 'canarybody' })
    for (const reply of [
      { pieces: ['canaryanswer'] },
      { status: 400 },
      { pieces: ['canaryanswer'], errorEvent: true },
      { raw: 'canaryraw' },
    ]) {
      fake.reply(reply)
      await eventsOf((await askFor(client, [id])).response)
    }
    await client.fail(previewReflection, { body: { ...ask([id]), purpose: 'canarypurpose' as 'title' } })
    expect(server.logged()).toContain('journal.reflections')
    for (const word of ['canarytitle', 'canarybody', 'canaryanswer', 'canaryraw']) expect(server.logged()).not.toContain(word)
  })
})

test('without a model every endpoint reports that there is none', async () => {
  const own = await ownServer([journalServer], { worker: false })
  const client = await signedIn(own)
  const id = await write(client, { body: 'Rain.' })
  expect(await client.call(getReflectState)).toEqual({ model: null, consent: null, allowance: null })
  expect(await client.fail(previewReflection, { body: ask([id]) })).toMatchObject({
    status: 409,
    message: 'No language model is set up here.',
  })
  expect(await client.fail(giveReflectConsent, { body: { destination: 'x', model: 'y' } })).toMatchObject({ status: 409 })
})

test('the hub card only states that prompts are on', async () => {
  const client = await signedIn(server)
  const cards = async () => hubCardsOf(server.app, await personOf(server.app, client))
  await write(client, { body: 'canaryhub' })
  expect((await cards()).find(({ card }) => card === 'prompt')).toEqual({
    feature: 'journal',
    card: 'prompt',
    data: {},
    region: 'main',
    rank: 80,
    lasts: [],
  })
  await push(client, change('settings', { recordId: SETTINGS_ID, patch: { prompts: false } }))
  expect((await cards()).map(({ card }) => card)).not.toContain('prompt')
})
