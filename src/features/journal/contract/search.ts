import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { JournalRecord } from './records.ts'
import { JournalQuery } from './sync.ts'

/** A piece of text around the matches; `marks` are [start, end) in characters of `text`. */
export const Snippet = z.object({ text: z.string(), marks: z.array(z.tuple([z.int(), z.int()])) })
export type Snippet = z.infer<typeof Snippet>

/** POST, because search words must not appear in an address. */
export const searchJournal = endpoint({
  method: 'POST',
  path: '/api/journal/search',
  summary: 'Search all entries: words, prefixes, typos, "exact", -not, #tag, mood:, has:photo, before:, after:; best match first',
  body: JournalQuery.extend({
    query: z.string().max(500),
    limit: z.int().min(1).max(100).default(30),
    offset: z.int().min(0).max(1000).default(0),
  }),
  response: z.object({
    hits: z.array(z.object({ entryId: Id, score: z.number(), title: Snippet, text: Snippet, entry: JournalRecord })),
    total: z.int(),
    /** False while the server is still reading older entries: repeat the request for all results. */
    complete: z.boolean(),
    /** Invalid parts of the query (`mood:blue`). */
    problems: z.array(z.string()),
  }),
})
