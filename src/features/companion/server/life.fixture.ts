import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Life } from '#testing/life.ts'
import type { TestServer } from '#testing/test-server.ts'
import { askLife } from '../contract.ts'
import { agreeToChat, changeThread, deleteThread, getChat, rateAnswer, sendMessage, setChat } from '../contract-chat.ts'
import { CHAT_PURPOSE } from './chat/purpose.ts'

/** It is asked by rules; and, where there is a model, two conversations: one with an answer in two versions, and one that is gone. */
export const life: Life = async ({ server, me }) => {
  await me.call(askLife, { body: { ask: 'yearAgo' } })
  const { model } = await me.call(getChat, { query: { language: 'en' } })
  if (!model) return { says: [], things: {} }
  await me.call(agreeToChat, { body: { destination: model.destination, model: model.model, isAdult: true } })
  await me.call(setChat, { body: { name: 'Wrenfield', tone: 'plain' } })
  const [thread, spare, message, answer, second, doomed] = Array.from({ length: 6 }, () => uuidv7()) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const say = async (id: string, body: { message: string; parent: string | null; text: string; answer: string }) => {
    await (await me.call(sendMessage, { params: { id }, body: { ...body, language: 'en' } })).text()
  }
  const first = { message, parent: null, text: 'My allotment floods every October.' }
  await say(thread, { ...first, answer })
  await say(thread, { ...first, answer: second })
  await me.call(rateAnswer, { params: { id: thread, message: second }, body: { rating: 1 } })
  await me.call(changeThread, { params: { id: thread }, body: { title: 'Muddy parsnips', isArchived: false } })
  await say(spare, { message: uuidv7(), parent: null, text: 'A lantern for the shed.', answer: uuidv7() })
  await say(doomed, { message: uuidv7(), parent: null, text: 'Never mind.', answer: uuidv7() })
  await me.call(deleteThread, { params: { id: doomed } })
  const params = { id: thread }
  return {
    says: [
      thread,
      spare,
      message,
      answer,
      second,
      'My allotment floods every October.',
      'Muddy parsnips',
      'Wrenfield',
      'A lantern for the shed.',
    ],
    things: {
      'GET /api/companion/chat/threads/:id': { params },
      'PUT /api/companion/chat/threads/:id': { params, body: { title: 'Muddy parsnips', isArchived: false } },
      'DELETE /api/companion/chat/threads/:id': { params: { id: spare } },
      'PUT /api/companion/chat/threads/:id/version': { params, body: { message: answer } },
      'POST /api/companion/chat/threads/:id/answers': {
        params,
        body: { message: uuidv7(), parent: second, text: 'And in November?', answer: uuidv7(), language: 'en' },
      },
      'POST /api/companion/chat/answers/:id/stop': { params: { id: await runOf(server, me.user.id) } },
      'PUT /api/companion/chat/threads/:id/messages/:message/rating': { params: { id: thread, message: answer }, body: { rating: -1 } },
      'GET /api/companion/chat/threads/:id/markdown': { params, query: '?language=en' },
    },
  }
}

/** An answer that is being written. */
async function runOf(server: TestServer, userId: string): Promise<string> {
  const id = uuidv7()
  await server.app.database.pool.query('insert into ai_runs (user_id, id, purpose, started_at) values ($1, $2, $3, now())', [
    userId,
    id,
    CHAT_PURPOSE,
  ])
  return id
}
