import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Life } from '#testing/life.ts'
import type { TestServer } from '#testing/test-server.ts'
import { askLife } from '../contract.ts'
import { agreeToChat, changeThread, deleteThread, getChat, rateAnswer, sendMessage, setChat } from '../contract-chat.ts'
import { CHAT_PURPOSE } from './chat/purpose.ts'
import { forgetMemory, pauseMemory, putMemory } from '../contract-memory.ts'
import { addAnswer, addMessage } from './threads/store.ts'

/** Questions answered by rules, and two conversations with a model: one with two versions of an answer, and one that was deleted. */
export const life: Life = async ({ server, me }) => {
  await me.call(askLife, { body: { ask: 'yearAgo' } })
  const { model } = await me.call(getChat, { query: { language: 'en' } })
  if (model) await me.call(agreeToChat, { body: { destination: model.destination, model: model.model, isAdult: true } })
  await me.call(setChat, { body: { name: 'Wrenfield', tone: 'plain' } })
  const ids = Array.from({ length: 8 }, () => uuidv7()) as [string, string, string, string, string, string, string, string]
  const [thread, spare, message, answer, second, doomed, next, third] = ids
  const key = await server.app.vault.keyOf(me.user.id)
  const say = async (id: string, body: { message: string; parent: string | null; text: string; answer: string }) => {
    if (model) return void (await (await me.call(sendMessage, { params: { id }, body: { ...body, language: 'en' } })).text())
    // Without a model they date from a time when one was configured.
    const common = { thread: id, at: server.clock.now(), finish: null, model: null, rating: 0 } as const
    const own = { ...common, id: body.message, parent: body.parent, title: body.text, role: 'person', text: body.text } as const
    await addMessage(server.app.db, key, me.user.id, own)
    const spoken = { ...common, id: body.answer, parent: body.message, role: 'model', text: 'Hello.' } as const
    await addAnswer(server.app.db, key, me.user.id, spoken)
  }
  const first = { message, parent: null, text: 'My allotment floods every October.' }
  await say(thread, { ...first, answer })
  await say(thread, { ...first, answer: second })
  const further = { message: next, parent: second, text: 'And in November?', answer: third }
  await say(thread, further)
  await me.call(rateAnswer, { params: { id: thread, message: second }, body: { rating: 1 } })
  await me.call(changeThread, { params: { id: thread }, body: { title: 'Muddy parsnips', isArchived: false } })
  await say(spare, { message: uuidv7(), parent: null, text: 'A lantern for the shed.', answer: uuidv7() })
  await say(doomed, { message: uuidv7(), parent: null, text: 'Never mind.', answer: uuidv7() })
  await me.call(deleteThread, { params: { id: doomed } })
  const [memory, forgotten] = [uuidv7(), uuidv7()]
  const remembered = { sentence: 'Keeps a tortoise called Bramble.', area: 'people', source: { thread, message: second } } as const
  await me.call(putMemory, { params: { id: memory }, body: remembered })
  await me.call(putMemory, { params: { id: forgotten }, body: { sentence: 'Never mind this.', area: 'other', source: null } })
  await me.call(forgetMemory, { params: { id: forgotten } })
  await me.call(pauseMemory, { body: { isPaused: true } })
  const [offering, asked, offered, card, claim] = [uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()]
  const at = server.clock.now()
  const then = { thread: offering, at, finish: null, model: null, rating: 0 } as const
  const wish = 'Note that I pruned the quince.'
  await addMessage(server.app.db, key, me.user.id, { ...then, id: asked, parent: null, title: wish, role: 'person', text: wish })
  const proposed = {
    tool: 'journal.write',
    args: { text: 'Quince pruned.' },
    state: 'proposed',
    claim: null,
    said: null,
    to: null,
  } as const
  const cards = [{ id: card, ...proposed, at: at.toISOString() }]
  await addAnswer(server.app.db, key, me.user.id, { ...then, id: offered, parent: asked, role: 'model', text: 'Shall I?', cards })
  const params = { id: thread }
  return {
    says: [
      thread,
      next,
      'And in November?',
      spare,
      message,
      answer,
      second,
      'My allotment floods every October.',
      'Muddy parsnips',
      'Wrenfield',
      'A lantern for the shed.',
      memory,
      'Keeps a tortoise called Bramble.',
      wish,
      'Quince pruned.',
    ],
    things: {
      'GET /api/companion/chat/threads/:id': { params },
      'PUT /api/companion/chat/threads/:id': { params, body: { title: 'Muddy parsnips', isArchived: false } },
      'DELETE /api/companion/chat/threads/:id': { params: { id: spare } },
      'PUT /api/companion/chat/threads/:id/version': { params, body: { message: answer } },
      'POST /api/companion/chat/threads/:id/answers': {
        params,
        body: { ...further, language: 'en' },
      },
      'POST /api/companion/chat/answers/:id/stop': { params: { id: await runOf(server, me.user.id) } },
      'PUT /api/companion/chat/threads/:id/messages/:message/rating': { params: { id: thread, message: answer }, body: { rating: -1 } },
      'PUT /api/companion/memories/:id': { params: { id: memory }, body: remembered, strangerGets: 200 },
      'DELETE /api/companion/memories/:id': { params: { id: memory }, strangerGets: 200 },
      'PUT /api/companion/chat/threads/:id/messages/:message/heard': { params: { id: thread, message: answer }, body: { letters: 4 } },
      'PUT /api/companion/chat/threads/:id/messages/:message/cards/:card': {
        params: { id: offering, message: offered, card },
        body: { to: 'doing', claim },
      },
      'GET /api/companion/chat/threads/:id/markdown': { params, query: '?language=en' },
    },
    // The path names a service, and each person withdraws only their own consent.
    shared: ['/api/companion/voice/consent/'],
  }
}

/** An answer in progress. */
async function runOf(server: TestServer, userId: string): Promise<string> {
  const id = uuidv7()
  await server.app.database.pool.query('insert into ai_runs (user_id, id, purpose, started_at) values ($1, $2, $3, now())', [
    userId,
    id,
    CHAT_PURPOSE,
  ])
  return id
}
