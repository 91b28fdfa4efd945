import { expect, test } from 'vitest'
import { eventsIn } from '#testing/events.ts'
import { fakeAi } from '#testing/fake-ai.ts'
import { signedIn } from '#testing/make-user.ts'
import { shared } from '#testing/shared.ts'
import { testServer } from '#testing/test-server.ts'
import { agreeToScripts, draftScript, getScriptWriter, withdrawFromScripts, type ScriptDraft } from '../contract-drafts.ts'
import { checkScript } from '../core/timeline.ts'
import { readScript } from './drafts.ts'
import { meditationsServer } from './feature.ts'

const fake = shared(fakeAi)
const server = shared(() => testServer([meditationsServer], { config: { ai: fake.config() }, worker: false }))

const body = { wish: 'before an exam, with rain', minutes: 5, language: 'en' } as const
type Event = { text?: string; error?: string; reason?: string }
const eventsOf = async (response: Response) => eventsIn<Event>(await response.text())

async function agreed() {
  const me = await signedIn(server)
  const { model } = await me.call(getScriptWriter, { query: { language: 'en' } })
  await me.call(agreeToScripts, { body: { destination: model!.destination, model: model!.model } })
  return me
}

test('no script is written for a person without consent, or after consent was withdrawn', async () => {
  const me = await signedIn(server)
  const before = fake.requests.length
  expect(await me.fail(draftScript, { body })).toMatchObject({ status: 403, reason: 'ai.no_consent' })
  const other = await agreed()
  await other.call(withdrawFromScripts)
  expect(await other.fail(draftScript, { body })).toMatchObject({ status: 403 })
  expect(fake.requests).toHaveLength(before)
})

test('the wish and the instructions that were shown are sent, and a valid script is returned', async () => {
  const me = await agreed()
  const { instructions } = await me.call(getScriptWriter, { query: { language: 'en' } })
  fake.reply({
    pieces: [JSON.stringify({ title: 'Before it begins', script: '[sound rain 0.3]\nSit down. [pause 20s]\n\nYou know enough. [bell]' })],
  })
  const events = await eventsOf(await me.call(draftScript, { body }))
  const draft = JSON.parse(events.map(({ text = '' }) => text).join('')) as ScriptDraft
  expect(draft.title).toBe('Before it begins')
  expect(checkScript(draft.script, 'soft').problems).toEqual([])
  const { messages } = fake.requests.at(-1)!.body
  expect(messages).toEqual([
    { role: 'system', content: instructions },
    { role: 'user', content: 'Length: about 5 minutes. The wish:\n"before an exam, with rain"' },
  ])
  expect(JSON.stringify(fake.requests.at(-1))).not.toContain(me.user.username)
})

test('an answer without a valid script fails with a reason', async () => {
  const me = await agreed()
  fake.reply({ pieces: ['I would rather talk about trains.'] })
  expect((await eventsOf(await me.call(draftScript, { body }))).at(-1)).toMatchObject({ reason: 'meditations.draft_unreadable' })
})

test('a wish that suggests a crisis is not sent to a model', async () => {
  const me = await agreed()
  const before = fake.requests.length
  expect(await me.fail(draftScript, { body: { ...body, wish: 'I want to kill myself' } })).toMatchObject({
    status: 409,
    reason: 'meditations.draft_for_people',
  })
  expect(fake.requests).toHaveLength(before)
})

test('unknown marks of a model are removed, and so are control characters for text direction', () => {
  const draft = readScript(
    JSON.stringify({ title: ' <b>Calm</b>\n', script: 'Sit.\u202e [gong loud] [pause 9000s] Rest. https://example.org [bell' }),
  )
  expect(draft).toEqual({ title: 'Calm', script: 'Sit. Rest.' })
  expect(readScript('{"title":"x","script":"[pause 5s]"}')).toBeUndefined()
  expect(readScript('{"title":"x"}')).toBeUndefined()
})
