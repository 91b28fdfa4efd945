// `npm run bench companion`: a conversation of 10,000 messages beside one of ten, opened over HTTP; and the server's cost of a message
// without its model, which here answers at once.
import process from 'node:process'
import { FAKE_AI_KEY, FAKE_AI_MODEL, fakeAi } from '#testing/fake-ai.ts'
import { makeUser } from '#testing/make-user.ts'
import { testClient } from '#testing/test-client.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { agreeToChat, getChat, getThread, sendMessage } from '#features/companion/contract-chat.ts'
import { addAnswer, addMessage } from '#features/companion/server/threads/store.ts'
import { benchServer } from './lib/bench-server.ts'
import { median, print, ratio, timed } from './lib/figures.ts'

const RUNS = 20
const LONG = 10_000

const ai = await fakeAi()
Object.assign(process.env, { AI_URL: ai.url, AI_MODEL: FAKE_AI_MODEL, AI_API_KEY: FAKE_AI_KEY })
const server = await benchServer()
const { app } = server.running
const { id: userId } = await makeUser(app)
const { token } = await app.sessions.create(app.db, userId, 'Bench')
const client = testClient(server.url)
client.cookies.set('fernwell_session', token)
const { model } = await client.call(getChat, { query: { language: 'en' } })
await client.call(agreeToChat, { body: { destination: model!.destination, model: model!.model, isAdult: true } })

const [short, long] = [await threadOf(10), await threadOf(LONG)]
const [openShort, openLong] = [await opening(short), await opening(long)]
print('opening a conversation of ten messages', `${openShort.toFixed(1)} ms`)
print(`opening one of ${LONG}`, `${openLong.toFixed(1)} ms`, { text: '200 ms', met: openLong < 200 })
print('long to short', ratio(openLong / openShort))
print('a message and its answer, of ten', `${(await sending(short)).toFixed(1)} ms`)
print(`a message and its answer, of ${LONG}`, `${(await sending(long)).toFixed(1)} ms`)
await server.close()
await ai.close()

type Made = { thread: string; last: string }

async function threadOf(count: number): Promise<Made> {
  const key = await app.vault.keyOf(userId)
  const thread = uuidv7()
  let last: string | null = null
  for (let nth = 0; nth < count; nth += 2) {
    const [message, answer] = [uuidv7(), uuidv7()]
    const at = new Date()
    const words = { finish: null, model: null, rating: 0 } as const
    await addMessage(app.db, key, userId, {
      id: message,
      thread,
      parent: last,
      at,
      title: 'Long',
      role: 'person',
      text: `Line ${nth}`,
      ...words,
    })
    await addAnswer(app.db, key, userId, { id: answer, thread, parent: message, at, role: 'model', text: `Answer ${nth}`, ...words })
    last = answer
  }
  return { thread, last: last! }
}

async function opening({ thread }: Made): Promise<number> {
  return median(await timed(RUNS, () => client.call(getThread, { params: { id: thread }, query: {} })))
}

async function sending(made: Made): Promise<number> {
  const durations = await timed(RUNS, async () => {
    const body = { message: uuidv7(), parent: made.last, text: 'And then?', answer: uuidv7(), language: 'en' as const }
    await (await client.call(sendMessage, { params: { id: made.thread }, body })).text()
    made.last = body.answer
  })
  return median(durations)
}
