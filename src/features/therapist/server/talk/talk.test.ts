import { describe, expect, test } from 'vitest'
import { eventsIn } from '#testing/events.ts'
import { fakeAi } from '#testing/fake-ai.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { shared } from '#testing/shared.ts'
import { testServer } from '#testing/test-server.ts'
import { agreeToGuide, getGuide, withdrawFromGuide, wordQuestion, type WordedTurn } from '../../contract-talk.ts'
import { placeIn, turnsOf, withMore } from '../../talk/talk.ts'
import { QUESTIONS } from '../../tools/questions.ts'
import { ALL_TOOLS } from '../core/forms.ts'
import { therapistServer } from '../feature.ts'
import { readTurn } from './reading.ts'

const fake = shared(fakeAi)
const server = shared(() => testServer([therapistServer], { config: { ai: fake.config() }, worker: false }))

const BODY = { situation: 'My manager walked past', thought: 'She will let me go', distortions: ['fortune'] }
const ask = (more: object = {}) => ({
  body: { tool: 'thought', field: 'feeling', wish: 'next', body: BODY, language: 'en', ...more } as never,
})

async function agreed(): Promise<SignedIn> {
  const me = await signedIn(server)
  const { model } = await me.call(getGuide)
  await me.call(agreeToGuide, { body: { destination: model!.destination, model: model!.model } })
  return me
}
async function worded(me: SignedIn, more?: object): Promise<WordedTurn | undefined> {
  const text = await (await me.call(wordQuestion, ask(more))).text()
  const pieces = eventsIn<{ text?: string }>(text).map((event) => event.text ?? '')
  return pieces.join('') === '' ? undefined : (JSON.parse(pieces.join('')) as WordedTurn)
}
const says = (mirror: string, question: string) => ({ pieces: [JSON.stringify({ mirror, question })] })

describe('A conversation asks', () => {
  test('for every field of a new record of every tool, in both languages, and for no other field', () => {
    for (const tool of Object.values(ALL_TOOLS)) {
      const asked = turnsOf(tool).map(({ field }) => field.name)
      expect(Object.keys(QUESTIONS[tool.kind]), tool.kind).toEqual(asked)
      for (const { question } of turnsOf(tool)) for (const words of Object.values(question)) expect(words).toMatch(/[?.]$/)
    }
  })

  test('next after the last answer, and adds to an answer without losing it', () => {
    const turns = turnsOf(ALL_TOOLS.thought)
    expect(placeIn(turns, {})).toBe(0)
    expect(placeIn(turns, { situation: '  ' })).toBe(0)
    expect(placeIn(turns, { situation: 'Monday', feeling: 'sad' })).toBe(3)
    expect(placeIn(turns, { ...ALL_TOOLS.thought.example.en })).toBe(turns.length)
    expect(withMore('By the door', ' at ten ', 4000)).toBe('By the door\nat ten')
    expect(withMore(undefined, 'at ten', 4000)).toBe('at ten')
  })
})

describe('A model that words the questions', () => {
  test('receives nothing before consent, and nothing after its withdrawal', async () => {
    const me = await signedIn(server)
    const before = fake.requests.length
    expect(await me.fail(wordQuestion, ask())).toMatchObject({ status: 403, reason: 'ai.no_consent' })
    const other = await agreed()
    await other.call(withdrawFromGuide)
    expect(await other.fail(wordQuestion, ask())).toMatchObject({ status: 403 })
    expect(fake.requests).toHaveLength(before)
  })

  test('receives the answers so far and the fixed next question, and nothing else about the person', async () => {
    const me = await agreed()
    fake.reply(says('You thought that she would let you go.', 'When she walked past, which feeling came up?'))
    expect(await worded(me)).toEqual({
      mirror: 'You thought that she would let you go.',
      question: 'When she walked past, which feeling came up?',
      isGrave: false,
      isUnfit: false,
    })
    const sent = JSON.stringify(fake.requests.at(-1)!.body)
    for (const word of ['She will let me go', 'Foreseeing the worst', 'What did you feel?']) expect(sent).toContain(word)
    for (const word of [me.user.username, me.user.id, '"fortune']) expect(sent).not.toContain(word)
    expect(await me.fail(wordQuestion, ask({ field: 'salary' }))).toMatchObject({ status: 400 })
  })

  test('is not asked where an answer sounds like a crisis', async () => {
    const me = await agreed()
    const before = fake.requests.length
    expect(await worded(me, { body: { situation: 'I want to kill myself' } })).toMatchObject({ isGrave: true, question: '' })
    expect(fake.requests).toHaveLength(before)
  })

  test('is not shown with a diagnosis, advice, a medicine, an address or without a question', async () => {
    const me = await agreed()
    fake.reply(says('', 'Since you have depression, what do you feel?'))
    expect(await worded(me)).toEqual({ mirror: '', question: '', isGrave: false, isUnfit: true })
    for (const question of [
      'Have you thought about taking 50 mg of sertraline?',
      'You should call her. What do you feel?',
      'Du solltest mit ihr sprechen. Was fühlst du?',
      'Könnte das eine Störung sein?',
      'What do you feel? See https://example.org?',
      'Tell me more.',
      `${'What do you feel and why '.repeat(20)}?`,
    ])
      expect(readTurn(JSON.stringify({ mirror: '', question })), question).toMatchObject({ isUnfit: true, question: '' })
    expect(readTurn(JSON.stringify({ mirror: 'That sounds like ADHD.', question: 'What do you feel?' }))).toMatchObject({
      mirror: '',
      question: 'What do you feel?',
    })
    expect(readTurn('I would rather not.')).toBeUndefined()
  })
})
