import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { eventsIn } from '#testing/events.ts'
import { fakeAi, type FakePiece } from '#testing/fake-ai.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { shared } from '#testing/shared.ts'
import { testServer } from '#testing/test-server.ts'
import {
  agreeToChat,
  changeThread,
  chooseVersion,
  deleteThread,
  downloadThread,
  getChat,
  getThread,
  listThreads,
  MOST_LETTERS,
  rateAnswer,
  searchChat,
  sendMessage,
  setChat,
  stopAnswer,
  withdrawFromChat,
} from '../../contract-chat.ts'
import { companionServer } from '../feature.ts'
import { MOST_SENT } from './history.ts'

const fake = shared(fakeAi)
const server = shared(() => testServer([companionServer], { config: { ai: fake.config() }, worker: false }))

type Stated = { message?: string; parent?: string | null; text?: string; answer?: string; language?: 'en' | 'de' }
type Heard = { run?: string; text?: string; done?: boolean; finish?: string; error?: string; message?: string }

async function agreed(to = server): Promise<SignedIn> {
  const client = await signedIn(to)
  const { model } = await client.call(getChat, { query: { language: 'en' } })
  await client.call(agreeToChat, { body: { destination: model!.destination, model: model!.model, isAdult: true } })
  return client
}
const bodyOf = (spoken: Stated) => ({
  message: spoken.message ?? uuidv7(),
  parent: spoken.parent ?? null,
  text: spoken.text ?? 'Hello there.',
  answer: spoken.answer ?? uuidv7(),
  language: spoken.language ?? ('en' as const),
})
async function say(client: SignedIn, thread: string, spoken: Stated = {}) {
  const body = bodyOf(spoken)
  const events = eventsIn<Heard>(await (await client.call(sendMessage, { params: { id: thread }, body })).text())
  return { ...body, events, text: events.map(({ text }) => text ?? '').join('') }
}
const look = (client: SignedIn, id: string, before?: string) => client.call(getThread, { params: { id }, query: before ? { before } : {} })
const textsOf = async (client: SignedIn, id: string) => (await look(client, id)).messages.map(({ text }) => text)
const lastSystem = () => {
  const { messages = [] } = fake.requests.at(-1)!.body
  return String(messages.find(({ role }) => role === 'system')?.content)
}

describe('before anything is sent', () => {
  test('a person must agree to this model and confirm that they are of age', async () => {
    const client = await signedIn(server)
    const before = fake.requests.length
    const { consent, instructions } = await client.call(getChat, { query: { language: 'en' } })
    expect(consent).toBeNull()
    expect(instructions).toContain('You are a language model')
    const refused = await client.fail(sendMessage, { params: { id: uuidv7() }, body: bodyOf({}) })
    expect(refused).toMatchObject({ status: 403, error: 'forbidden' })
    expect(fake.requests).toHaveLength(before)
  })

  test('the request begins with the exact instructions that were shown', async () => {
    const client = await agreed()
    const { instructions } = await client.call(getChat, { query: { language: 'en' } })
    await say(client, uuidv7())
    expect(lastSystem()).toBe(instructions)
  })

  test('withdrawing consent ends it, and conversations stay', async () => {
    const client = await agreed()
    const thread = uuidv7()
    await say(client, thread, { text: 'Before.' })
    await client.call(withdrawFromChat)
    expect(await client.fail(sendMessage, { params: { id: thread }, body: bodyOf({ text: 'After.' }) })).toMatchObject({ status: 403 })
    expect((await textsOf(client, thread))[0]).toBeDefined()
  })
})

describe('a conversation', () => {
  test('streams an answer, stores both messages, and takes its title from the first words', async () => {
    const client = await agreed()
    const thread = uuidv7()
    fake.reply({ pieces: ['Good ', 'to ', 'hear.'] })
    const { text, events } = await say(client, thread, { text: 'The plums are ripe.\nAll of them.' })
    expect(text).toBe('Good to hear.')
    expect(events.at(-1)).toMatchObject({ done: true, finish: 'complete' })
    const { messages, thread: about, hasOlder } = await look(client, thread)
    expect(messages.map(({ role, text: words }) => [role, words])).toEqual([
      ['person', 'The plums are ripe.\nAll of them.'],
      ['model', 'Good to hear.'],
    ])
    expect(about.title).toBe('The plums are ripe.')
    expect(hasOlder).toBe(false)
  })

  test('sent twice is sent once: the same message, the same answer, and the model is asked once', async () => {
    const client = await agreed()
    const thread = uuidv7()
    const first = await say(client, thread, { text: 'Once.' })
    const before = fake.requests.length
    const again = await say(client, thread, { ...first, text: 'Once.' })
    expect(again.text).toBe((await textsOf(client, thread))[1])
    expect(fake.requests).toHaveLength(before)
    expect(await textsOf(client, thread)).toHaveLength(2)
  })

  test('a second answer and an edited message become versions of the first, and either can be viewed', async () => {
    const client = await agreed()
    const thread = uuidv7()
    fake.reply({ pieces: ['One.'] }, { pieces: ['Two.'] }, { pieces: ['Three.'] })
    const first = await say(client, thread, { text: 'A question?' })
    await say(client, thread, { ...first, answer: uuidv7(), text: 'A question?' })
    let { messages } = await look(client, thread)
    expect(messages[1]).toMatchObject({ text: 'Two.', versions: [first.answer, messages[1]!.id] })
    await say(client, thread, { text: 'Put otherwise?' })
    expect(await textsOf(client, thread)).toEqual(['Put otherwise?', 'Three.'])
    await client.call(chooseVersion, { params: { id: thread }, body: { message: first.message } })
    ;({ messages } = await look(client, thread))
    expect(messages.map(({ text }) => text)).toEqual(['A question?', 'Two.'])
    expect(messages[0]!.versions).toHaveLength(2)
  })

  test('continues from earlier messages, along the chosen branch only', async () => {
    const client = await agreed()
    const thread = uuidv7()
    fake.reply({ pieces: ['First answer.'] })
    const first = await say(client, thread, { text: 'First.' })
    await say(client, thread, { text: 'Second.', parent: first.answer })
    const sent = fake.requests
      .at(-1)!
      .body.messages!.filter(({ role }) => role !== 'system')
      .map(({ content }) => content)
    expect(sent).toEqual(['First.', 'First answer.', 'Second.'])
  })

  test('in two tabs at once loses nothing: both messages exist, as versions of one another', async () => {
    const client = await agreed()
    const thread = uuidv7()
    const first = await say(client, thread)
    const [one, two] = await Promise.allSettled([
      say(client, thread, { text: 'From the left.', parent: first.answer }),
      say(client, thread, { text: 'From the right.', parent: first.answer }),
    ])
    expect([one.status, two.status]).toContain('fulfilled')
    const { messages } = await look(client, thread)
    expect(messages[2]!.versions).toHaveLength(2)
  })

  test('that follows a missing message is refused, and one of a stranger is not found', async () => {
    const [client, stranger] = [await agreed(), await agreed()]
    const thread = uuidv7()
    const first = await say(client, thread)
    const wrong = { params: { id: thread }, body: bodyOf({ parent: uuidv7() }) }
    expect(await client.fail(sendMessage, wrong)).toMatchObject({ status: 409, fields: { parent: expect.any(String) as string } })
    const theirs = { params: { id: thread }, body: bodyOf({ parent: first.answer }) }
    expect(await stranger.fail(sendMessage, theirs)).toMatchObject({ status: 404 })
    expect(await stranger.fail(getThread, { params: { id: thread }, query: {} })).toMatchObject({ status: 404 })
    expect((await stranger.call(searchChat, { body: { words: 'Hello' } })).found).toEqual([])
  })
})

describe('an answer', () => {
  test('that is stopped stores the text so far', async () => {
    const client = await agreed()
    const thread = uuidv7()
    fake.reply({ pieces: ['Half a ', new Promise(() => {})] })
    const response = await client.call(sendMessage, { params: { id: thread }, body: bodyOf({ text: 'Long story?' }) })
    const reader = response.body!.getReader()
    let heard = ''
    while (!heard.includes('Half')) heard += new TextDecoder().decode((await reader.read()).value)
    await client.call(stopAnswer, { params: { id: eventsIn<Heard>(heard)[0]!.run! }, body: {} })
    for (let end = false; !end;) end = (await reader.read()).done
    expect((await look(client, thread)).messages[1]).toMatchObject({ text: 'Half a', finish: 'stopped' })
  })

  test('whose line breaks stores the text so far and says so; without any text, the message waits and can be sent again', async () => {
    const client = await agreed()
    const thread = uuidv7()
    fake.reply({ pieces: ['It began '], cut: 'line' })
    const { events } = await say(client, thread, { text: 'Go on.' })
    expect(events.at(-1)).toMatchObject({ error: 'unavailable' })
    expect((await look(client, thread)).messages[1]).toMatchObject({ text: 'It began', finish: 'failed' })
    const other = uuidv7()
    fake.reply({ status: 503 })
    const failed = await say(client, other, { text: 'Are you there?' })
    expect(failed.events.at(-1)).toMatchObject({ error: 'unavailable' })
    expect(await textsOf(client, other)).toEqual(['Are you there?'])
    fake.reply({ pieces: ['Now I am.'] })
    await say(client, other, { ...failed, text: 'Are you there?', answer: uuidv7() })
    expect(await textsOf(client, other)).toEqual(['Are you there?', 'Now I am.'])
  })

  test('of only null characters is not stored', async () => {
    const client = await agreed()
    const thread = uuidv7()
    fake.reply({ pieces: ['\0\0\0', '\0'] })
    await say(client, thread, { text: 'Hello\0?' })
    expect(await textsOf(client, thread)).toEqual(['Hello?'])
  })

  test('ends once the person is erased', async () => {
    const client = await agreed()
    const thread = uuidv7()
    let go = () => {}
    fake.reply({ pieces: ['Still ', new Promise<void>((resolve) => (go = resolve)), 'here.'] })
    const response = await client.call(sendMessage, { params: { id: thread }, body: bodyOf({}) })
    await companionServer.eraseUser!(server.app, client.user.id)
    await server.app.database.pool.query('delete from users where id = $1', [client.user.id])
    go()
    await response.text()
    const { rows } = await server.app.database.pool.query('select 1 from companion_messages where user_id = $1', [client.user.id])
    expect(rows).toEqual([])
  })

  test('can be rated, and the rating can be removed', async () => {
    const client = await agreed()
    const thread = uuidv7()
    const { answer, message } = await say(client, thread)
    await client.call(rateAnswer, { params: { id: thread, message: answer }, body: { rating: -1 } })
    expect((await look(client, thread)).messages[1]!.rating).toBe(-1)
    expect(await client.fail(rateAnswer, { params: { id: thread, message }, body: { rating: 1 } })).toMatchObject({ status: 404 })
  })

  test('beyond the quota of the day reports the use and the next start, and the message stays', async () => {
    const tight = await testServer([companionServer], { config: { ai: fake.config({ requestsPerDay: 1 }) }, worker: false })
    const client = await agreed(tight)
    const thread = uuidv7()
    const first = await say(client, thread)
    const body = bodyOf({ text: 'One more thing.', parent: first.answer })
    expect(await client.fail(sendMessage, { params: { id: thread }, body })).toMatchObject({
      status: 429,
      used: 1,
      limit: 1,
      resetsAt: expect.any(String) as string,
    })
    expect((await textsOf(client, thread)).at(-1)).toBe('One more thing.')
    await tight.close()
  })
})

describe('care', () => {
  test('is sent to the model with the message about a crisis, and lasts until the person is calm again', async () => {
    const client = await agreed()
    const thread = uuidv7()
    const first = await say(client, thread, { text: 'I want to kill myself.' })
    expect(lastSystem()).toContain('a card with helplines')
    await say(client, thread, { text: 'I am fine, forget it.', parent: first.answer })
    expect(lastSystem()).toContain('Stay attentive')
  })

  test('a goodbye after words about a crisis is a warning sign: the model is asked, and the instructions mention it', async () => {
    const client = await agreed()
    const thread = uuidv7()
    const first = await say(client, thread, { text: 'I do not want to live any more.' })
    const before = fake.requests.length
    await say(client, thread, { text: 'Goodbye.', parent: first.answer })
    expect(fake.requests).toHaveLength(before + 1)
    expect(lastSystem()).toContain('a card with helplines')
  })

  test('a bare goodbye is answered with a fixed text, and the model is not asked', async () => {
    const client = await agreed()
    const before = fake.requests.length
    const { text } = await say(client, uuidv7(), { text: 'Gute Nacht!', language: 'de' })
    expect(text).not.toBe('')
    expect(text).not.toContain('?')
    expect(fake.requests).toHaveLength(before)
  })

  test('an answer to a goodbye with another question loses the sentences that hold the person back', async () => {
    const client = await agreed()
    const thread = uuidv7()
    const pieces: FakePiece[] = ['Soak them overnight. ', 'But wait, before you go: ', 'will you miss me?']
    fake.reply({ pieces })
    const { text, events } = await say(client, thread, { text: 'How long do beans soak? Then I have to go to bed.' })
    expect(text).toMatch(/^Soak them overnight\./)
    expect(text).not.toMatch(/wait|miss|\?/)
    expect(events.filter((event) => event.text !== undefined)).toHaveLength(1)
    expect((await textsOf(client, thread))[1]).toBe(text)
  })
})

describe('many of them', () => {
  test('are listed by their newest message, archived, renamed, found by their words, downloaded and deleted', async () => {
    const client = await agreed()
    const [old, recent] = [uuidv7(), uuidv7()]
    await say(client, old, { text: 'About my grandmother’s orchard.' })
    await say(client, recent, { text: 'About the ferry.' })
    const list = async (archived: 'yes' | 'no') => (await client.call(listThreads, { query: { archived } })).threads.map(({ id }) => id)
    expect(await list('no')).toEqual([recent, old])
    await client.call(changeThread, { params: { id: recent }, body: { title: 'Crossing', isArchived: true } })
    expect(await list('no')).toEqual([old])
    expect(await list('yes')).toEqual([recent])
    const { found, isComplete } = await client.call(searchChat, { body: { words: 'ORCHARD grandmother' } })
    expect(found).toMatchObject([{ thread: old, role: 'person' }])
    expect(isComplete).toBe(true)
    await client.call(setChat, { body: { name: 'Sage', tone: 'coach' } })
    const markdown = await (await client.call(downloadThread, { params: { id: recent }, query: { language: 'en' } })).text()
    expect(markdown).toMatch(/^# Crossing\n/)
    expect(markdown).toContain('**Sage**')
    await client.call(deleteThread, { params: { id: old } })
    expect(await client.fail(getThread, { params: { id: old }, query: {} })).toMatchObject({ status: 404 })
  })

  test('pages of forty go back to the beginning of a conversation', async () => {
    const client = await agreed()
    const thread = uuidv7()
    let parent: string | null = null
    for (let n = 0; n < 45; n++) parent = (await say(client, thread, { text: `Line ${n}`, parent })).answer
    const texts: string[] = []
    for (let before: string | undefined; ;) {
      const { messages, hasOlder } = await look(client, thread, before)
      texts.unshift(...messages.filter(({ role }) => role === 'person').map(({ text }) => text))
      before = messages[0]!.id
      if (!hasOlder) break
    }
    expect(texts).toEqual(Array.from({ length: 45 }, (_, n) => `Line ${n}`))
  })

  test('a long one is summarised once, the summary can be read, and the model receives it with the latest messages', async () => {
    const client = await agreed()
    const thread = uuidv7()
    const long = (n: number) => `Chapter ${n}. ${'word '.repeat(1900)}`
    let parent: string | null = null
    const before = fake.requests.length
    for (let n = 0; n < 2; n++) parent = (await say(client, thread, { text: long(n), parent })).answer
    expect(fake.requests).toHaveLength(before + 2)
    fake.reply({ pieces: ['They told of two chapters.'] })
    parent = (await say(client, thread, { text: long(2), parent })).answer
    expect(fake.requests).toHaveLength(before + 4)
    expect(lastSystem()).toContain('They told of two chapters.')
    const sent = fake.requests.at(-1)!.body.messages!.filter(({ role }) => role !== 'system')
    expect(JSON.stringify(sent).length).toBeLessThan(MOST_SENT)
    expect((await look(client, thread)).summary).toBe('They told of two chapters.')
    await say(client, thread, { text: 'And now?', parent })
    expect(fake.requests).toHaveLength(before + 5)
  })

  test('a message of a hundred thousand letters is refused before anything is stored', async () => {
    const client = await agreed()
    const body = bodyOf({ text: 'x'.repeat(100_000) })
    expect(MOST_LETTERS).toBeLessThan(100_000)
    expect(await client.fail(sendMessage, { params: { id: uuidv7() }, body })).toMatchObject({ status: 400 })
  })
})
