import type { HasAi, HasDb } from '#platform/server/app/app.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { AppError } from '#platform/contract/errors.ts'
import type { AiMessage } from '#platform/server/ai/ai.ts'
import type { ChatLanguage } from '../../contract-chat.ts'
import { summariserOf } from './instructions.ts'
import { CHAT_PURPOSE } from './purpose.ts'
import { writeThread, type StoredMessage, type StoredThread } from '../threads/store.ts'

/** Letters of a conversation that a model receives; older messages beyond them are summarised. */
export const MOST_SENT = 24_000
/** Letters that stay verbatim when the rest is summarised. It is lower than MOST_SENT, so that most answers need no new summary. */
const MESSAGES_SENT_WHOLE = 12_000
/** Most messages of a conversation that are read for an answer. */
export const MOST_LOOKED_AT = 400
const SUMMARY_TOKENS = 1000
const MOST_SUMMARY = 4000

export type History = {
  messages: AiMessage[]
  before: { summary: string } | 'cut' | undefined
}

const lengthOf = (messages: readonly { text: string }[]): number => messages.reduce((sum, { text }) => sum + text.length, 0)

/** The part of a conversation that a model receives. Summarises older messages of a long one. `path`: its last messages, oldest first. */
export async function historyOf(
  app: HasAi & HasDb,
  key: PersonKey,
  userId: string,
  thread: StoredThread,
  path: readonly StoredMessage[],
  language: ChatLanguage,
): Promise<History> {
  const covered = thread.summary ? path.findIndex(({ id }) => id === thread.summary!.upTo) : -1
  // A summary of another branch is ignored: it may contain messages that this branch does not have.
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

/** The last messages within this number of letters, at least one; they begin with a message of the person. */
function lastOf(messages: readonly StoredMessage[], letters: number): StoredMessage[] {
  let from = messages.length - 1
  for (let sum = messages.at(-1)?.text.length ?? 0; from > 0; from--) {
    sum += messages[from - 1]!.text.length
    if (sum > letters) break
  }
  while (from < messages.length - 1 && messages[from]!.role === 'model') from++
  return messages.slice(from)
}

/** Models expect alternating roles, so successive messages of one side are joined. */
function sent(messages: readonly StoredMessage[]): AiMessage[] {
  const all: AiMessage[] = []
  for (const { role, text } of messages) {
    // An answer of cards alone has no text, nor has one that was interrupted before its first word was heard.
    if (text === '') continue
    const as = role === 'person' ? 'user' : 'assistant'
    const last = all.at(-1)
    if (last?.role === as) all[all.length - 1] = { role: as, content: `${last.content}\n\n${text}` }
    else if (as === 'user' || last) all.push({ role: as, content: text })
  }
  return all
}

/** undefined: the model failed or the quota is used up. The answer then only lacks the summary. */
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
