import { index, pgTable, smallint, text, uniqueIndex, uuid } from '#platform/server/db/pg-core.ts'
import { bytea, instant, users } from '#platform/server/auth/tables.ts'
import { POST_LANGUAGES } from '../contract-posts.ts'
import { REVIEW_STATES } from '../contract-reviews.ts'

/** Messages from the contact page. They belong to the installation, because their authors may have no account. */
export const contactMessages = pgTable(
  'marketing_contact_messages',
  {
    id: uuid('id').primaryKey(),
    /** Name, address and text as JSON, sealed with a secret of the installation. */
    sealed: bytea('sealed').notNull(),
    sentAt: instant('sent_at').notNull(),
    answeredAt: instant('answered_at'),
  },
  (t) => [index('marketing_contact_messages_by_age').on(t.sentAt, t.id)],
)

/** A person's review. Not sealed, because it is meant for the public. */
export const reviews = pgTable(
  'marketing_reviews',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Replaced with each change, so that a decision only applies to the text that the admin has read. */
    id: uuid('id').notNull(),
    stars: smallint('stars').notNull(),
    text: text('text').notNull(),
    name: text('name').notNull(),
    state: text('state', { enum: REVIEW_STATES }).notNull(),
    declineReason: text('decline_reason'),
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [uniqueIndex('marketing_reviews_id').on(t.id), index('marketing_reviews_by_state').on(t.state, t.id)],
)

/** Blog posts that an admin wrote on this installation. They belong to it and are public. */
export const addedPosts = pgTable(
  'marketing_posts',
  {
    slug: text('slug').primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    tags: text('tags').array().notNull(),
    language: text('language', { enum: POST_LANGUAGES }).notNull(),
    text: text('text').notNull(),
    minutes: smallint('minutes').notNull(),
    /** Null for a draft. */
    publishedAt: instant('published_at'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('marketing_posts_by_day').on(t.publishedAt)],
)
