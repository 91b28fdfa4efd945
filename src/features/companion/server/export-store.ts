import { and, asc, eq, gt } from '#platform/server/db/drizzle.ts'
import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import { jsonFile, linesFile, type ExportFile } from '#platform/server/export/export-file.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { openMessage, openSettings, openThread } from './threads/sealing.ts'
import { openMemory } from './memory/store.ts'
import { MEMORIES_FILE, MESSAGES_FILE, SETTINGS_FILE, THREADS_FILE } from './import-store.ts'
import { companionMemories, companionMessages, companionSettings, companionThreads } from './tables.ts'

const ABOUT_THREADS = {
  en: 'your conversations with the language model, one a line, with what was noted of longer ones',
  de: 'deine Gespräche mit dem Sprachmodell, eins je Zeile, mit dem, was von längeren notiert wurde',
}
const ABOUT_MESSAGES = {
  en: 'what you and the model wrote in them, one message a line; `parent` is the one it follows',
  de: 'was du und das Modell darin geschrieben habt, eine Nachricht je Zeile; `parent` ist die, auf die sie folgt',
}
const ABOUT_MEMORIES = {
  en: 'what the model may remember of you, one sentence a line, and the conversation it came from',
  de: 'was sich das Modell von dir merken darf, ein Satz je Zeile, und das Gespräch, aus dem er kam',
}
const ABOUT_SETTINGS = {
  en: 'what you call it, how it speaks, what it may see, whether it may propose things, and whether its memory rests',
  de: 'wie du es nennst, wie es spricht, was es sehen und ob es etwas vorschlagen darf, und ob sein Gedächtnis ruht',
}
const PAGE = 500

/** Everything of the companion; no files for a person who never used it. */
export async function* exportCompanion(app: HasDb & HasVault, userId: string): AsyncGenerator<ExportFile> {
  const key = await app.vault.keyOf(userId)
  const threads = await app.db
    .select()
    .from(companionThreads)
    .where(eq(companionThreads.userId, userId))
    .orderBy(asc(companionThreads.createdAt), asc(companionThreads.id))
  yield linesFile(
    THREADS_FILE,
    ABOUT_THREADS,
    threads.map(({ userId: _userId, sealed, ...thread }) => ({ ...thread, ...openThread(key, thread.id, sealed) })),
  )
  yield linesFile(MESSAGES_FILE, ABOUT_MESSAGES, messagesOf(app.db, key, userId))
  const memories = await app.db
    .select()
    .from(companionMemories)
    .where(eq(companionMemories.userId, userId))
    .orderBy(asc(companionMemories.at), asc(companionMemories.id))
  const sentences = memories.map(({ id, at, changedAt, sealed }) => ({ id, at, changedAt, ...openMemory(key, id, sealed) }))
  yield linesFile(MEMORIES_FILE, ABOUT_MEMORIES, sentences)
  const [settings] = await app.db.select().from(companionSettings).where(eq(companionSettings.userId, userId))
  if (settings) yield jsonFile(SETTINGS_FILE, ABOUT_SETTINGS, { ...openSettings(key, settings.sealed), adultAt: settings.adultAt })
}

async function* messagesOf(db: Db, key: PersonKey, userId: string): AsyncGenerator<unknown> {
  for (let after: string | undefined; ;) {
    const rows = await db
      .select()
      .from(companionMessages)
      .where(and(eq(companionMessages.userId, userId), after === undefined ? undefined : gt(companionMessages.id, after)))
      .orderBy(asc(companionMessages.id))
      .limit(PAGE)
    for (const { id, threadId, parent, at, sealed } of rows) yield { id, thread: threadId, parent, at, ...openMessage(key, id, sealed) }
    after = rows.at(-1)?.id
    if (rows.length < PAGE) return
  }
}
