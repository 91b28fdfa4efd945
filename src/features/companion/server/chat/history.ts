import type { HasAi, HasDb } from '#platform/server/app/app.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { AppError } from '#platform/contract/errors.ts'
import type { AiMessage } from '#platform/server/ai/ai.ts'
import type { ChatLanguage } from '../../contract-chat.ts'
import { summariserOf } from './instructions.ts'
import { CHAT_PURPOSE } from './purpose.ts'
import { writeThread, type StoredMessage, type StoredThread } from '../threads/store.ts'

/** Letters of a conversation that a model is sent; beyond them, what is older is summed up. */
export const MOST_SENT = 24_000
/** Of those, what is left as it was written when the rest is summed up: so that this happens once in many answers. */
const MESSAGES_SENT_WHOLE = 12_000
/** Messages that are looked at at all. */
export const MOST_LOOKED_AT = 400
const SUMMARY_TOKENS = 1000
const MOST_SUMMARY = 4000

export type History = {
  messages: AiMessage[]
  before: { summary: string } | 'cut' | undefined
}

const lengthOf = (messages: readonly { text: string }[]): number => messages.reduce((sum, { text }) => sum + text.length, 0)

/** What a model is sent of a conversation; `path`: its last messages, oldest first. Sums up what is older where it is long. */
export async function historyOf(
  app: HasAi & HasDb,
  key: PersonKey,
  userId: string,
  thread: StoredThread,
  path: readonly StoredMessage[],
  language: ChatLanguage,
): Promise<History> {
  const covered = thread.summary ? path.findIndex(({ id }) => id === thread.summary!.upTo) : -1
  // Of another branch: it may tell of what was never said in this one.
  const known = covered === -1 ? null : thread.summary
  const fresh = path.slice(covered + 1)
  const isAll = path[0]?.parent === null || covered !== -1
  if (lengthOf(fresh) <= MOST_SENT) return { messages: sent(fresh), before: known ? { summary: known.text } : isAll ? undefined : 'cut' }
  const retained = lastOf(fresh, MESSAGES_SENT_WHOLE)
  const older = fresh.slice(0, fresh.length - retained.length)
  const summary = await summed(app, userId, language, known?.text, older)
  if (summary === undefined) return { messages: sent(lastOf(fresh, MOST_SENT)), before: known ? { summary: known.text } : 'cut' }
  await writeThread(app.db, key, userId, thread.id, { summary: { text: summary, upTo: older.at(-1)!.id } })
  return { messages: sent(retained), before: { summary } }
}

/** The last messages that come to so many letters, one at least, the person's first. */
function lastOf(messages: readonly StoredMessage[], letters: number): StoredMessage[] {
  let from = messages.length - 1
  for (let sum = messages.at(-1)?.text.length ?? 0; from > 0; from--) {
    sum += messages[from - 1]!.text.length
    if (sum > letters) break
  }
  while (from < messages.length - 1 && messages[from]!.role === 'model') from++
  return messages.slice(from)
}

/** Models want both sides in turn: what somebody wrote twice without an answer is one message. */
function sent(messages: readonly StoredMessage[]): AiMessage[] {
  const all: AiMessage[] = []
  for (const { role, text } of messages) {
    // An answer of cards alone has no words, nor one that was interrupted before its first word was heard.
    if (text === '') continue
    const as = role === 'person' ? 'user' : 'assistant'
    const last = all.at(-1)
    if (last?.role === as) all[all.length - 1] = { role: as, content: `${last.content}\n\n${text}` }
    else if (as === 'user' || last) all.push({ role: as, content: text })
  }
  return all
}

/** undefined: the model could not, or may not now. Nothing is lost by that but what it would have known. */
async function summed(
  { ai }: HasAi,
  userId: string,
  language: ChatLanguage,
  known: string | undefined,
  messages: readonly StoredMessage[],
): Promise<string | undefined> {
  const lines = lastOf(messages, MOST_SENT).map(({ role, text }) => `${role === 'person' ? 'Person' : 'Model'}: ${text}`)
  const content = [...(known ? [`Notes so far: ${known}`] : []), ...lines].join('\n\n')
  try {
    const run = await ai.stream({
      userId,
      purpose: CHAT_PURPOSE,
      system: summariserOf(language),
      messages: [{ role: 'user', content }],
      maxOutputTokens: SUMMARY_TOKENS,
    })
    const { finish, text } = await run.outcome
    const summary = text.trim().slice(0, MOST_SUMMARY)
    return (finish === 'complete' || finish === 'length') && summary !== '' ? summary : undefined
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
