import { foreignKey, index, pgTable, primaryKey, uuid, boolean } from '#platform/server/db/pg-core.ts'
import { bytea, instant, owned, owner } from '#platform/server/auth/tables.ts'

/** Conversations. Title and summary are sealed with the person's key; ids, instants and the archived flag are in plain text. */
export const companionThreads = pgTable(
  'companion_threads',
  {
    ...owned(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
    isArchived: boolean('is_archived').notNull().default(false),
    /** Last message of the selected branch. */
    leaf: uuid('leaf'),
    sealed: bytea('sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('companion_threads_by_time').on(t.userId, t.changedAt.desc(), t.id.desc())],
)

/** A tree of messages for each conversation. Content and role are sealed; ids and parents are in plain text. */
export const companionMessages = pgTable(
  'companion_messages',
  {
    ...owned(),
    threadId: uuid('thread_id').notNull(),
    parent: uuid('parent'),
    at: instant('at').notNull(),
    sealed: bytea('sealed').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({
      name: 'companion_messages_thread_fk',
      columns: [t.userId, t.threadId],
      foreignColumns: [companionThreads.userId, companionThreads.id],
    }).onDelete('cascade'),
    index('companion_messages_by_parent').on(t.userId, t.threadId, t.parent),
    index('companion_messages_by_time').on(t.userId, t.at.desc(), t.id.desc()),
  ],
)

/** Sentences that the model may remember, sealed together with their source. */
export const companionMemories = pgTable(
  'companion_memories',
  {
    ...owned(),
    at: instant('at').notNull(),
    changedAt: instant('changed_at').notNull(),
    sealed: bytea('sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

/** Name, tone and permissions of the companion, sealed; and the instant at which the person stated that they are of age. */
export const companionSettings = pgTable('companion_settings', {
  userId: owner().primaryKey(),
  sealed: bytea('sealed').notNull(),
  adultAt: instant('adult_at'),
})
