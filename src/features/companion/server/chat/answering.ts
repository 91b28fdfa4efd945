import { careOf } from '#platform/care/conversation.ts'
import { AppError } from '#platform/contract/errors.ts'
import { aiReasons, modelReasons } from '#platform/contract/reasons.en.ts'
import type { AiOutcome, AiRun } from '#platform/server/ai/ai.ts'
import type { HasAi, HasClock, HasCollect, HasDb, HasLog, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { MOST_ANSWER, MOST_TITLE, type ChatLanguage } from '../../contract-chat.ts'
import { NO_FACTS } from '../../contract-tools.ts'
import { companionReasons } from '../../reasons.en.ts'
import { REMEMBER } from '../memory/memory-actions.ts'
import { memoriesOf } from '../memory/store.ts'
import { memoriesForModel } from '../memory/telling.ts'
import { offerFor } from '../tools/offering.ts'
import { farewellIn, goodbyeOf, withoutHooks } from './goodbye.ts'
import { historyOf, MOST_LOOKED_AT } from './history.ts'
import { instructionsFor } from './instructions.ts'
import { CHAT_PURPOSE } from './purpose.ts'
import { addAnswer, addMessage, messageOf, pathTo, settingsOf, threadOf } from '../threads/store.ts'

type Needs = HasAi & HasClock & HasCollect & HasDb & HasLog & HasVault
export type Asked = {
  message: string
  parent: string | null
  text: string
  answer: string
  language: ChatLanguage
  /** For the conversation that this message begins: the model neither receives remembered sentences nor proposes new ones. */
  withoutMemory?: boolean | undefined
}

const ANSWER_TOKENS = 2000
const NOTHING_USED = { inputTokens: 0, outputTokens: 0, estimated: false }

/** Removes null characters, which end a string elsewhere, and repairs lone surrogates. Neither belongs to a text. */
const tidy = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/** A title from the first line of a message, cut at a blank. */
export function titleOf(text: string): string {
  const line = text.trim().split('\n')[0]!.trim().replaceAll(/\s+/g, ' ')
  if (line.length <= MOST_TITLE / 1.6) return line
  const piece = Array.from(line)
    .slice(0, MOST_TITLE / 1.6 - 2)
    .join('')
  const blank = piece.lastIndexOf(' ')
  return `${blank > piece.length / 2 ? piece.slice(0, blank) : piece} …`
}

/**
 * Stores a message and answers it. The answer is stored when it ends, for any reason, unless it is empty and has no cards. Throws
 * `not_found` (the conversation), `forbidden` (no consent, not of age), `conflict`, `limit` or `unavailable`; the message stays stored
 * then, unless it was itself refused.
 */
export async function answerTo(app: Needs, person: Person, threadId: string, asked: Asked): Promise<AiRun> {
  const { id: userId } = person
  const { message, answer, language } = asked
  const key = await app.vault.keyOf(userId)
  const { isAdult, areas, mayPropose, isMemoryPaused, ...settings } = await settingsOf(app.db, key, userId)
  if (asked.parent !== null) await threadOf(app.db, key, userId, threadId)
  const known = await messageOf(app.db, key, userId, threadId, answer)
  if (known?.parent === message) return runOf(known.text, known.finish ?? 'complete')
  const model = app.ai.describe()
  if (!model) throw new AppError('conflict', aiReasons.none())
  if (!isAdult) throw new AppError('forbidden', companionReasons.not_adult())
  const text = tidy(asked.text)
  const now = app.clock.now()
  const own = { role: 'person', text, finish: null, model: null, rating: 0 } as const
  const started = { thread: threadId, title: titleOf(text), usesMemory: !asked.withoutMemory }
  await addMessage(app.db, key, userId, { id: message, parent: asked.parent, at: now, ...started, ...own })
  const thread = await threadOf(app.db, key, userId, threadId)
  const path = await pathTo(app.db, key, userId, threadId, message, MOST_LOOKED_AT)
  const care = careOf(path.flatMap(({ role, text: spoken }) => (role === 'person' ? spoken : []))).state
  // In danger, a goodbye is a warning sign and is not answered with a short farewell.
  const farewell = care === 'open' ? undefined : farewellIn(text)
  // In danger, and at a goodbye, the model gets no tools.
  const cardsSoFar = path.flatMap(({ cards }) => cards)
  const mayRemember = thread.usesMemory && !isMemoryPaused
  const allowed = { areas, mayPropose, without: mayRemember ? [] : [REMEMBER] }
  const offer = care === 'open' || farewell ? undefined : offerFor(app, person, allowed, language, cardsSoFar)
  const remembered = mayRemember ? memoriesForModel(await memoriesOf(app.db, key, userId)).shared : []
  const save = async (words: string, finish: AiOutcome['finish'], by: string | null, withoutTools?: AiOutcome['withoutTools']) => {
    const facts = { ...NO_FACTS, ...offer?.facts(), withoutTools: withoutTools ?? null }
    if (words === '' && facts.cards.length === 0) return
    const content = { role: 'model', text: words, finish, model: by, rating: 0, ...facts } as const
    await addAnswer(app.db, key, userId, { id: answer, thread: threadId, parent: message, at: app.clock.now(), ...content })
  }
  if (farewell === 'only') {
    const words = goodbyeOf(language, message)
    await save(words, 'complete', null)
    return runOf(words, 'complete')
  }
  const { messages, before } = await historyOf(app, key, userId, thread, path, language)
  const about = { language, settings, now, zone: person.zone, remembered }
  const system = instructionsFor({ ...about, care, isFarewell: farewell !== undefined, before })
  const run = await app.ai.stream({ userId, purpose: CHAT_PURPOSE, system, messages, maxOutputTokens: ANSWER_TOKENS, tools: offer?.tools })
  const outcome = run.outcome.then(async (ended): Promise<AiOutcome> => {
    const end = offer && offer.facts().cards.length > 0 ? withCardsAlone(ended) : ended
    const words = tidy(end.text).trim().slice(0, MOST_ANSWER)
    const stored = farewell && words !== '' ? withoutHooks(words, language, message) : words
    try {
      await save(stored, end.finish, model.model, end.withoutTools)
    } catch (error) {
      // The account was deleted meanwhile, or the database failed; the person has read the answer all the same.
      app.log.warn({ code: (error as { code?: unknown }).code }, 'an answer could not be stored')
    }
    return { ...end, text: stored }
  })
  return {
    id: run.id,
    outcome,
    stop: () => run.stop(),
    ...(offer && { steps: offer.steps }),
    // An answer to a goodbye is held until it is complete, because sentences that hold the person back are removed from it.
    [Symbol.asyncIterator]: () => (farewell ? held(run, outcome) : tidied(run)),
  }
}

/** An answer that consists only of cards is complete, although its text is empty. */
function withCardsAlone({ error, ...end }: AiOutcome): AiOutcome {
  if (error?.reason.id === modelReasons.empty().id) return { ...end, finish: 'complete' }
  return error ? { ...end, error } : end
}

async function* tidied(run: AiRun): AsyncGenerator<string> {
  for await (const piece of run) {
    const words = piece.replaceAll('\0', '')
    if (words !== '') yield words
  }
}

async function* held(run: AiRun, outcome: Promise<AiOutcome>): AsyncGenerator<string> {
  for await (const _piece of run);
  const { text } = await outcome
  if (text !== '') yield text
}

/** An existing text as a finished answer. */
function runOf(text: string, finish: AiOutcome['finish']): AiRun {
  return {
    id: uuidv7(),
    outcome: Promise.resolve({ finish: finish === 'failed' ? 'stopped' : finish, text, usage: NOTHING_USED }),
    stop: () => {},
    async *[Symbol.asyncIterator]() {
      yield text
    },
  }
}
