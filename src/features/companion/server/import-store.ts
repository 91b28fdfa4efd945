import { sql } from '#platform/server/db/drizzle.ts'
import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { Id } from '#platform/contract/ids.ts'
import type { AnyImportPart } from '#platform/server/imports/part.ts'
import { idPart, tablePart } from '#platform/server/imports/table-part.ts'
import { Message, MOST_ANSWER, MOST_NAME, MOST_THREADS, MOST_TITLE, Thread, TONES } from '../contract-chat.ts'
import { NO_FACTS, NO_TOOLS, ToolFacts, ToolSettings } from '../contract-tools.ts'
import { MEMORY_AREAS, MOST_MEMORIES, Sentence } from '../contract-memory.ts'
import { sealMessage, sealSettings, sealThread } from './threads/sealing.ts'
import { sealMemory } from './memory/store.ts'
import { companionMemories, companionMessages, companionSettings, companionThreads } from './tables.ts'

export const THREADS_FILE = 'companion/conversations.jsonl'
export const MESSAGES_FILE = 'companion/messages.jsonl'
export const MEMORIES_FILE = 'companion/memories.jsonl'
export const SETTINGS_FILE = 'companion/settings.json'
const MOST_IMPORTED = 200_000

export const ExportedThread = Thread.extend({
  title: z.string().max(MOST_TITLE),
  leaf: Id.nullable(),
  summary: z.object({ text: z.string().max(10_000), upTo: Id }).nullable(),
  // Exports from before the memory existed lack this field.
  usesMemory: z.boolean().default(true),
})
export const ExportedMessage = Message.extend({
  thread: Id,
  text: z.string().max(MOST_ANSWER),
  model: z.string().max(300).nullable(),
  // Exports from before tools existed lack these fields.
  sources: ToolFacts.shape.sources.default(NO_FACTS.sources),
  cards: ToolFacts.shape.cards.default(NO_FACTS.cards),
  withoutTools: ToolFacts.shape.withoutTools.default(NO_FACTS.withoutTools),
})
export const ExportedSettings = z.object({
  name: z.string().max(MOST_NAME),
  tone: z.enum(TONES),
  adultAt: Instant.nullable(),
  areas: ToolSettings.shape.areas.default(NO_TOOLS.areas),
  mayPropose: z.boolean().default(NO_TOOLS.mayPropose),
  isMemoryPaused: z.boolean().default(false),
})
export const ExportedMemory = z.object({
  id: Id,
  at: Instant,
  changedAt: Instant,
  sentence: Sentence,
  area: z.enum(MEMORY_AREAS),
  source: z.object({ thread: Id, message: Id }).nullable(),
})

/** Parts that an import restores: conversations first, because messages refer to them. */
export const companionParts: readonly AnyImportPart[] = [
  idPart({
    id: 'companion.conversation',
    name: { en: 'conversations', de: 'Gespräche' },
    file: THREADS_FILE,
    shape: ExportedThread,
    table: companionThreads,
    fingerprint: [companionThreads.changedAt, companionThreads.leaf],
    limit: { most: MOST_THREADS },
    row: ({ id, title, summary, usesMemory, createdAt, changedAt, isArchived, leaf }, { userId, key }) => ({
      userId,
      id,
      createdAt: new Date(createdAt),
      changedAt: new Date(changedAt),
      isArchived,
      leaf,
      sealed: sealThread(key, id, { title, summary, usesMemory }),
    }),
  }),
  idPart({
    id: 'companion.message',
    name: { en: 'messages', de: 'Nachrichten' },
    file: MESSAGES_FILE,
    shape: ExportedMessage,
    table: companionMessages,
    fingerprint: [companionMessages.parent],
    limit: { most: MOST_IMPORTED },
    // Deleting a conversation deletes its messages, so a message can stay only while its conversation does.
    stays: (userId) =>
      sql`exists (select 1 from ${companionThreads} t where t.user_id = ${userId} and t.id = ${companionMessages.threadId})`,
    row: ({ id, thread, parent, at, ...content }, { userId, key }) => ({
      userId,
      id,
      threadId: thread,
      parent,
      at: new Date(at),
      sealed: sealMessage(key, id, content),
    }),
  }),
  idPart({
    id: 'companion.memory',
    name: { en: 'remembered sentences', de: 'gemerkte Sätze' },
    file: MEMORIES_FILE,
    shape: ExportedMemory,
    table: companionMemories,
    fingerprint: [companionMemories.changedAt],
    limit: { most: MOST_MEMORIES },
    row: ({ id, at, changedAt, ...content }, { userId, key }) => ({
      userId,
      id,
      at: new Date(at),
      changedAt: new Date(changedAt),
      sealed: sealMemory(key, id, content),
    }),
  }),
  tablePart({
    id: 'companion.settings',
    name: { en: 'how the companion speaks', de: 'wie der Begleiter spricht' },
    file: SETTINGS_FILE,
    shape: ExportedSettings,
    // There is one row per person.
    idOf: () => 'settings',
    table: companionSettings,
    column: sql`'settings'`,
    fingerprint: [companionSettings.sealed],
    row: ({ adultAt, ...settings }, { userId, key }) => ({
      userId,
      sealed: sealSettings(key, settings),
      adultAt: adultAt === null ? null : new Date(adultAt),
    }),
  }),
]
