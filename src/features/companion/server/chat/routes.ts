import { answerRun } from '#platform/server/ai/event-stream.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import {
  agreeToChat,
  changeThread,
  chooseVersion,
  deleteThread,
  downloadThread,
  getChat,
  getThread,
  listThreads,
  PAGE_MESSAGES,
  rateAnswer,
  searchChat,
  sendMessage,
  setChat,
  stopAnswer,
  withdrawFromChat,
  type Thread,
} from '../../contract-chat.ts'
import { answerTo } from './answering.ts'
import { markdownOfThread } from './download.ts'
import { instructionsFor } from './instructions.ts'
import { CHAT_PURPOSE } from './purpose.ts'
import { searched } from './searching.ts'
import {
  chooseBranch,
  messageOf,
  noteAdult,
  pathTo,
  rateMessage,
  removeThread,
  saveSettings,
  settingsOf,
  threadOf,
  threadsOf,
  versionsOf,
  writeThread,
  type StoredThread,
} from './store.ts'

const shown = ({ id, title, createdAt, changedAt, isArchived }: StoredThread): Thread => ({ id, title, createdAt, changedAt, isArchived })

export const chatRoutes: readonly Route[] = [
  route(getChat, async ({ app, person, query: { language } }) => {
    const { ai, db, clock, vault } = app
    const [consent, allowance, key] = await Promise.all([
      ai.consentOf(person.id, CHAT_PURPOSE),
      ai.allowanceOf(person.id),
      vault.keyOf(person.id),
    ])
    const { isAdult, name, tone } = await settingsOf(db, key, person.id)
    const settings = { name, tone }
    return {
      model: ai.describe(),
      // Both are said in one breath: without the one the other does not count.
      consent: consent && { ...consent, current: consent.current && isAdult },
      allowance,
      settings,
      instructions: instructionsFor({ language, settings, now: clock.now(), zone: person.zone }),
    }
  }),

  route(agreeToChat, async ({ app, userId, body: { destination, model } }) => {
    await app.ai.giveConsent(userId, CHAT_PURPOSE, { destination, model })
    await noteAdult(app.db, await app.vault.keyOf(userId), userId, app.clock.now())
    return {}
  }),

  route(withdrawFromChat, async ({ app, userId }) => {
    await app.ai.withdrawConsent(userId, CHAT_PURPOSE)
    return {}
  }),

  route(setChat, async ({ app, userId, body }) => {
    await saveSettings(app.db, await app.vault.keyOf(userId), userId, body)
    return {}
  }),

  route(listThreads, async ({ app, userId, query: { archived, before } }) => {
    const key = await app.vault.keyOf(userId)
    const { threads, next } = await threadsOf(app.db, key, userId, { isArchived: archived === 'yes', before })
    return { threads: threads.map(shown), next }
  }),

  route(getThread, async ({ app, userId, params: { id }, query: { before } }) => {
    const key = await app.vault.keyOf(userId)
    const thread = await threadOf(app.db, key, userId, id)
    const end = before === undefined ? thread.leaf : ((await messageOf(app.db, key, userId, id, before))?.parent ?? null)
    const messages = end === null ? [] : await pathTo(app.db, key, userId, id, end, PAGE_MESSAGES)
    const versions = await versionsOf(app.db, userId, id, messages)
    return {
      thread: shown(thread),
      messages: messages.map(({ thread: _thread, ...message }) => ({ ...message, versions: versions.get(message.parent) ?? [] })),
      hasOlder: messages[0] !== undefined && messages[0].parent !== null,
      summary: thread.summary?.text ?? null,
    }
  }),

  route(changeThread, async ({ app, userId, params: { id }, body }) =>
    shown(await writeThread(app.db, await app.vault.keyOf(userId), userId, id, body)),
  ),

  route(deleteThread, async ({ app, userId, params: { id } }) => {
    await removeThread(app.db, userId, id)
    return {}
  }),

  route(chooseVersion, async ({ app, userId, params: { id }, body: { message } }) => {
    await chooseBranch(app.db, userId, id, message)
    return {}
  }),

  route(sendMessage, async ({ app, person, params: { id }, body, reply }) => answerRun(reply, await answerTo(app, person, id, body))),

  route(stopAnswer, async ({ app, userId, params: { id } }) => {
    await app.ai.stop(userId, id)
    return {}
  }),

  route(rateAnswer, async ({ app, userId, params: { id, message }, body: { rating } }) => {
    await rateMessage(app.db, await app.vault.keyOf(userId), userId, id, message, rating)
    return {}
  }),

  route(searchChat, ({ app, userId, body: { words } }) => searched(app, userId, words)),

  route(downloadThread, async ({ app, person, params: { id }, query: { language }, reply }) => {
    const text = await markdownOfThread(app, person, id, language)
    // No title in the name: it would stand in the list of downloads of whoever looks over a shoulder.
    return reply.type('text/markdown; charset=utf-8').header('content-disposition', `attachment; filename="fernwell-${id}.md"`).send(text)
  }),
]
