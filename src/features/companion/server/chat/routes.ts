import { modelStateOf } from '#platform/server/ai/agreed.ts'
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
import { changeCard, NO_TOOLS, setChatTools } from '../../contract-tools.ts'
import { changeOwnCard } from '../tools/card-store.ts'
import { guideFor } from '../tools/guide.ts'
import { memoriesOf } from '../memory/store.ts'
import { memoriesForModel } from '../memory/telling.ts'
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
} from '../threads/store.ts'

const shown = ({ id, title, createdAt, changedAt, isArchived, usesMemory }: StoredThread): Thread => ({
  id,
  title,
  createdAt,
  changedAt,
  isArchived,
  usesMemory,
})

export const chatRoutes: readonly Route[] = [
  route(getChat, async ({ app, person, query: { language } }) => {
    const { ai, db, clock, vault } = app
    const [{ model, consent, allowance }, key] = await Promise.all([modelStateOf(ai, person.id, CHAT_PURPOSE), vault.keyOf(person.id)])
    const [{ isAdult, name, tone, areas, mayPropose, isMemoryPaused }, memories] = await Promise.all([
      settingsOf(db, key, person.id),
      memoriesOf(db, key, person.id),
    ])
    const remembered = isMemoryPaused ? [] : memoriesForModel(memories).shared
    const settings = { name, tone }
    const tools = ai.takesTools() ? { areas, mayPropose } : null
    const guide = tools && (areas.length > 0 || mayPropose) ? [guideFor(language, tools)] : []
    return {
      model,
      // One press gives the consent and confirms the age, so the consent does not count without the age.
      consent: consent && { ...consent, current: consent.current && isAdult },
      allowance,
      settings,
      tools,
      memory: { shared: remembered.length, isPaused: isMemoryPaused },
      instructions: [instructionsFor({ language, settings, now: clock.now(), zone: person.zone, remembered }), ...guide].join('\n\n'),
    }
  }),

  route(agreeToChat, async ({ app, userId, body: { destination, model } }) => {
    const key = await app.vault.keyOf(userId)
    // The text shown before agreeing says that nothing else is sent. The destination may differ from the one for which areas were allowed
    // and which received remembered sentences, so both are switched off.
    const isMemoryPaused = (await memoriesOf(app.db, key, userId)).length > 0
    await saveSettings(app.db, key, userId, { ...NO_TOOLS, ...(isMemoryPaused && { isMemoryPaused }) })
    await app.ai.giveConsent(userId, CHAT_PURPOSE, { destination, model })
    await noteAdult(app.db, key, userId, app.clock.now())
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

  route(setChatTools, async ({ app, userId, body: { areas, mayPropose } }) => {
    await saveSettings(app.db, await app.vault.keyOf(userId), userId, { areas: [...new Set(areas)], mayPropose })
    return {}
  }),

  route(changeCard, ({ app, userId, params, body }) => changeOwnCard(app, userId, { params, body })),

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
    // No title in the file name: other people may see the list of downloads.
    return reply.type('text/markdown; charset=utf-8').header('content-disposition', `attachment; filename="fernwell-${id}.md"`).send(text)
  }),
]
