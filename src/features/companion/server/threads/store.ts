import { and, asc, desc, eq, inArray, isNull, lt, or, sql } from '#platform/server/db/drizzle.ts'
import { AppError, fieldError, notFound } from '#platform/contract/errors.ts'
import { assertCount, lockCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MOST_MESSAGES, MOST_THREADS, PAGE_THREADS, type Message, type Thread } from '../../contract-chat.ts'
import { NO_TOOLS } from '../../contract-tools.ts'
import { companionReasons } from '../../reasons.en.ts'
import { companionMessages, companionSettings, companionThreads } from '../tables.ts'
import {
  openMessage,
  openSettings,
  openThread,
  sealMessage,
  sealSettings,
  sealThread,
  type NewContent,
  type SettingsContent,
  type ThreadContent,
} from './sealing.ts'

const DEFAULTS: SettingsContent = { name: '', tone: 'gentle', ...NO_TOOLS, isMemoryPaused: false }
type ThreadRow = typeof companionThreads.$inferSelect
type MessageRow = typeof companionMessages.$inferSelect
export type StoredThread = Thread & { leaf: string | null; summary: ThreadContent['summary'] }
/** A message without its versions. */
export type StoredMessage = Message & { thread: string }

const ownThread = (userId: string, id: string) => and(eq(companionThreads.userId, userId), eq(companionThreads.id, id))
const ownMessage = (userId: string, id: string) => and(eq(companionMessages.userId, userId), eq(companionMessages.id, id))
const ofThread = (userId: string, thread: string) => and(eq(companionMessages.userId, userId), eq(companionMessages.threadId, thread))

const storedThread = (key: PersonKey, row: ThreadRow): StoredThread => ({
  id: row.id,
  ...openThread(key, row.id, row.sealed),
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  isArchived: row.isArchived,
  leaf: row.leaf,
})
const storedMessage = (key: PersonKey, row: MessageRow): StoredMessage => ({
  id: row.id,
  thread: row.threadId,
  parent: row.parent,
  at: row.at.toISOString(),
  ...openMessage(key, row.id, row.sealed),
})

export async function settingsOf(db: Db, key: PersonKey, userId: string): Promise<SettingsContent & { isAdult: boolean }> {
  const [row] = await db.select().from(companionSettings).where(eq(companionSettings.userId, userId))
  return row ? { ...openSettings(key, row.sealed), isAdult: row.adultAt !== null } : { ...DEFAULTS, isAdult: false }
}

/** Writes the given settings; the others stay unchanged. */
export async function saveSettings(db: Db, key: PersonKey, userId: string, change: Partial<SettingsContent>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(companionSettings)
      .values({ userId, sealed: sealSettings(key, DEFAULTS) })
      .onConflictDoNothing()
    const [row] = await tx.select().from(companionSettings).where(eq(companionSettings.userId, userId)).for('update')
    const sealed = sealSettings(key, { ...(row ? openSettings(key, row.sealed) : DEFAULTS), ...change })
    await tx.update(companionSettings).set({ sealed }).where(eq(companionSettings.userId, userId))
  })
}

/** Notes that the person stated to be of age. The first instant stays. */
export async function noteAdult(db: Db, key: PersonKey, userId: string, at: Date): Promise<void> {
  await db
    .insert(companionSettings)
    .values({ userId, sealed: sealSettings(key, DEFAULTS), adultAt: at })
    .onConflictDoUpdate({ target: companionSettings.userId, set: { adultAt: sql`coalesce(${companionSettings.adultAt}, ${at})` } })
}

/** A page of conversations, newest first, after `before` (`<instant> <id>`). */
export async function threadsOf(
  db: Db,
  key: PersonKey,
  userId: string,
  { isArchived, before }: { isArchived: boolean; before?: string | undefined },
): Promise<{ threads: StoredThread[]; next: string | null }> {
  const [at = '', id = ''] = before?.split(' ') ?? []
  const from = new Date(at)
  const behind =
    before === undefined || Number.isNaN(from.getTime())
      ? undefined
      : or(lt(companionThreads.changedAt, from), and(eq(companionThreads.changedAt, from), sql`${companionThreads.id}::text < ${id}`))
  const rows = await db
    .select()
    .from(companionThreads)
    .where(and(eq(companionThreads.userId, userId), eq(companionThreads.isArchived, isArchived), behind))
    .orderBy(desc(companionThreads.changedAt), desc(companionThreads.id))
    .limit(PAGE_THREADS + 1)
  const threads = rows.slice(0, PAGE_THREADS).map((row) => storedThread(key, row))
  const last = threads.at(-1)
  return { threads, next: rows.length > PAGE_THREADS && last ? `${last.changedAt} ${last.id}` : null }
}

/** Throws `not_found`. */
export async function threadOf(db: Db, key: PersonKey, userId: string, id: string): Promise<StoredThread> {
  const [row] = await db.select().from(companionThreads).where(ownThread(userId, id))
  if (!row) throw notFound(companionReasons.no_thread())
  return storedThread(key, row)
}

/** Writes the given fields of a conversation. Throws `not_found`. */
export async function writeThread(
  db: Db,
  key: PersonKey,
  userId: string,
  id: string,
  change: Partial<Omit<ThreadContent, 'usesMemory'>> & { isArchived?: boolean; usesMemory?: boolean | undefined },
): Promise<StoredThread> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(companionThreads).where(ownThread(userId, id)).for('update')
    if (!row) throw notFound(companionReasons.no_thread())
    const before = openThread(key, id, row.sealed)
    const { isArchived = row.isArchived, usesMemory = before.usesMemory, ...content } = change
    const sealed = sealThread(key, id, { ...before, ...content, usesMemory })
    await tx.update(companionThreads).set({ sealed, isArchived }).where(ownThread(userId, id))
    return storedThread(key, { ...row, sealed, isArchived })
  })
}

/** Deletes a conversation and its messages. Throws `not_found`. */
export async function removeThread(db: Db, userId: string, id: string): Promise<void> {
  const deleted = await db.delete(companionThreads).where(ownThread(userId, id)).returning({ id: companionThreads.id })
  if (deleted.length === 0) throw notFound(companionReasons.no_thread())
}

/** `usesMemory`: for the conversation that this message begins. */
type NewMessage = { id: string; thread: string; parent: string | null; at: Date; title: string; usesMemory?: boolean } & NewContent

/**
 * Stores a message once, however often it is sent; the first one begins the conversation. Throws `conflict` where the parent does not exist
 * or another message has this id, and `limit`.
 */
export async function addMessage(db: Db, key: PersonKey, userId: string, message: NewMessage): Promise<void> {
  const { id, thread, parent, at, title, usesMemory = true, ...content } = message
  await db.transaction(async (tx) => {
    await lockCount(tx, companionThreads, userId)
    const [known] = await tx.select().from(companionMessages).where(ownMessage(userId, id))
    if (known) {
      const isSame = known.threadId === thread && known.parent === parent && openMessage(key, id, known.sealed).text === content.text
      if (!isSame) throw fieldError('conflict', 'message', companionReasons.other_words())
      return
    }
    await tx
      .insert(companionThreads)
      .values({ userId, id: thread, createdAt: at, changedAt: at, sealed: sealThread(key, thread, { title, summary: null, usesMemory }) })
      .onConflictDoNothing()
    await assertCount(tx, companionThreads, userId, {
      most: MOST_THREADS,
      error: () => new AppError('limit', companionReasons.too_many_threads({ most: MOST_THREADS })),
    })
    if (parent !== null && (await tx.$count(companionMessages, and(ofThread(userId, thread), eq(companionMessages.id, parent)))) === 0)
      throw fieldError('conflict', 'parent', companionReasons.other_parent())
    if ((await tx.$count(companionMessages, ofThread(userId, thread))) >= MOST_MESSAGES)
      throw new AppError('limit', companionReasons.too_many_messages({ most: MOST_MESSAGES }))
    await tx.insert(companionMessages).values({ userId, id, threadId: thread, parent, at, sealed: sealMessage(key, id, content) })
    await tx.update(companionThreads).set({ leaf: id, changedAt: at }).where(ownThread(userId, thread))
  })
}

/**
 * Stores an answer below its question and selects its branch, unless another branch was selected meanwhile. False: the conversation or the
 * account no longer exists.
 */
export async function addAnswer(
  db: Db,
  key: PersonKey,
  userId: string,
  answer: Omit<NewMessage, 'title' | 'usesMemory'>,
): Promise<boolean> {
  const { id, thread, parent, at, ...content } = answer
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(companionThreads).where(ownThread(userId, thread)).for('update')
    if (!row) return false
    await tx
      .insert(companionMessages)
      .values({ userId, id, threadId: thread, parent, at, sealed: sealMessage(key, id, content) })
      .onConflictDoNothing()
    const changedAt = at > row.changedAt ? at : row.changedAt
    const isNext = row.leaf === parent || (await isSibling(tx, userId, thread, row.leaf, parent))
    await tx
      .update(companionThreads)
      .set({ changedAt, ...(isNext && { leaf: id }) })
      .where(ownThread(userId, thread))
    return true
  })
}

/** Whether the message `id` follows `parent`: then another answer to the same question was selected. */
async function isSibling(tx: Db, userId: string, thread: string, id: string | null, parent: string | null): Promise<boolean> {
  if (id === null || parent === null) return false
  return (
    (await tx.$count(
      companionMessages,
      and(ofThread(userId, thread), eq(companionMessages.id, id), eq(companionMessages.parent, parent)),
    )) > 0
  )
}

export async function messageOf(db: Db, key: PersonKey, userId: string, thread: string, id: string): Promise<StoredMessage | undefined> {
  const [row] = await db
    .select()
    .from(companionMessages)
    .where(and(ofThread(userId, thread), eq(companionMessages.id, id)))
  return row && storedMessage(key, row)
}

/** Replaces an answer with what `change` returns; undefined leaves it unchanged. Throws `not_found`. */
async function changeAnswer(
  db: Db,
  key: PersonKey,
  userId: string,
  thread: string,
  id: string,
  change: (answer: NewContent) => NewContent | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(companionMessages)
      .where(and(ofThread(userId, thread), eq(companionMessages.id, id)))
      .for('update')
    const content = row && openMessage(key, id, row.sealed)
    if (content?.role !== 'model') throw notFound(companionReasons.no_message())
    const next = change(content)
    if (!next) return
    await tx
      .update(companionMessages)
      .set({ sealed: sealMessage(key, id, next) })
      .where(ownMessage(userId, id))
  })
}

type Rating = Message['rating']

/** Throws `not_found`. */
export async function rateMessage(db: Db, key: PersonKey, userId: string, thread: string, id: string, rating: Rating): Promise<void> {
  await changeAnswer(db, key, userId, thread, id, (answer) => ({ ...answer, rating }))
}

/** Cuts an answer to `letters` letters; a shorter one stays unchanged. Throws `not_found`. */
export async function shortenAnswer(db: Db, key: PersonKey, userId: string, thread: string, id: string, letters: number): Promise<void> {
  await changeAnswer(db, key, userId, thread, id, (answer) => {
    const text = answer.text.slice(0, letters).toWellFormed().trimEnd()
    return text.length < answer.text.length ? { ...answer, text, finish: 'stopped' } : undefined
  })
}

/** The path from a message up to the beginning, at most `most` messages, oldest first. */
export async function pathTo(db: Db, key: PersonKey, userId: string, thread: string, end: string, most: number): Promise<StoredMessage[]> {
  const { rows } = await db.execute<{ id: string; depth: number }>(sql`
    with recursive path as (
      select id, parent, 1 as depth from companion_messages where user_id = ${userId} and thread_id = ${thread} and id = ${end}
      union all
      select m.id, m.parent, path.depth + 1 from companion_messages m join path on m.id = path.parent
      where m.user_id = ${userId} and m.thread_id = ${thread} and path.depth < ${most}
    ) select id, depth from path`)
  const depths = new Map(rows.map(({ id, depth }) => [id, Number(depth)]))
  if (depths.size === 0) return []
  const found = await db
    .select()
    .from(companionMessages)
    .where(and(ofThread(userId, thread), inArray(companionMessages.id, [...depths.keys()])))
  return found.map((row) => storedMessage(key, row)).sort((a, b) => depths.get(b.id)! - depths.get(a.id)!)
}

/** Ids of messages by their parent, oldest first. */
export async function versionsOf(
  db: Db,
  userId: string,
  thread: string,
  messages: readonly Pick<Message, 'parent'>[],
): Promise<Map<string | null, string[]>> {
  const parents = messages.flatMap(({ parent }) => parent ?? [])
  const hasRoot = messages.some(({ parent }) => parent === null)
  const rows = await db
    .select({ id: companionMessages.id, parent: companionMessages.parent })
    .from(companionMessages)
    .where(
      and(
        ofThread(userId, thread),
        or(
          parents.length > 0 ? inArray(companionMessages.parent, parents) : undefined,
          hasRoot ? isNull(companionMessages.parent) : undefined,
        ),
      ),
    )
    .orderBy(asc(companionMessages.at), asc(companionMessages.id))
  const versions = new Map<string | null, string[]>()
  for (const { id, parent } of rows) versions.set(parent, [...(versions.get(parent) ?? []), id])
  return versions
}

/** Selects the branch through a message, down to the newest reply at each level. Throws `not_found`. */
export async function chooseBranch(db: Db, userId: string, thread: string, message: string): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with recursive branch as (
      select id, 1 as depth from companion_messages where user_id = ${userId} and thread_id = ${thread} and id = ${message}
      union all
      select next.id, branch.depth + 1 from branch cross join lateral (
        select m.id from companion_messages m where m.user_id = ${userId} and m.thread_id = ${thread} and m.parent = branch.id
        order by m.at desc, m.id desc limit 1
      ) next where branch.depth < ${MOST_MESSAGES}
    ) select id from branch order by depth desc limit 1`)
  if (!rows[0]) throw notFound(companionReasons.no_message())
  await db.update(companionThreads).set({ leaf: rows[0].id }).where(ownThread(userId, thread))
}

/** Messages of all conversations, newest first, by pages. */
export async function* newestMessages(db: Db, key: PersonKey, userId: string, most: number, page: number): AsyncGenerator<StoredMessage[]> {
  let last: MessageRow | undefined
  for (let read = 0; read < most; read += page) {
    const behind =
      last && or(lt(companionMessages.at, last.at), and(eq(companionMessages.at, last.at), sql`${companionMessages.id}::text < ${last.id}`))
    const rows = await db
      .select()
      .from(companionMessages)
      .where(and(eq(companionMessages.userId, userId), behind))
      .orderBy(desc(companionMessages.at), desc(companionMessages.id))
      .limit(Math.min(page, most - read))
    if (rows.length === 0) return
    yield rows.map((row) => storedMessage(key, row))
    last = rows.at(-1)
  }
}

export async function titlesOf(db: Db, key: PersonKey, userId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(companionThreads)
    .where(and(eq(companionThreads.userId, userId), inArray(companionThreads.id, [...ids])))
  return new Map(rows.map((row) => [row.id, openThread(key, row.id, row.sealed).title]))
}
