import { z } from 'zod'
import type { HasDb, HasLog, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { CompanionAction, FactLine, Facts, FactsAsked } from '#platform/server/companion-slots.ts'
import type { EntryRecord, JournalRecord } from '../contract/records.ts'
import { isHard } from '../memories.ts'
import { entryPage, inScope, rowsOfKinds } from './core/entries-store.ts'
import { preview } from './preview.ts'
import type { JournalSearch } from './search/search.ts'
import { MARKING, marksIn, type Marks } from './sync/days.ts'
import { scopeIn, SCOPING } from './sync/journal-scope.ts'
import { opened } from './sync/opening.ts'

type Reading = HasDb & HasLog & HasVault
type Entry = { id: string; data: NonNullable<EntryRecord['data']> }

/** Most entries that are decrypted for one question. */
const MOST_OPENED = 300
const MOST_BYTES = 4 * 1024 * 1024
/** Most characters of an entry in an answer, and of its beginning when it serves as a name. */
const MOST_LETTERS = 700
const SHORT = 60
const LEVELS = ['', 'very bad', 'bad', 'middling', 'good', 'very good']

/** Moods and entries, without those marked as hard (by entry, tag or day) and those that ask for the lock. */
export function journalFacts(search: JournalSearch) {
  return async (app: Reading, person: Person, asked: FactsAsked): Promise<Facts | undefined> => {
    if (asked.area !== 'mood' && asked.area !== 'entries') return undefined
    const rows = await rowsOfKinds(app.db, person.id, [...new Set([...MARKING, ...SCOPING])])
    const known = await opened(app, person.id, rows)
    const marks = marksIn(rows, known)
    const { from, to, words, most } = asked
    if (asked.area === 'entries' && words !== undefined) return found(search, person, marks, { ...asked, words })
    const page = await entryPage(app.db, person.id, { from, to, limit: MOST_OPENED, bytes: MOST_BYTES, within: inScope(scopeIn(known)) })
    const entries = shown(await opened(app, person.id, page.rows), marks)
    if (asked.area === 'entries') {
      const written = entries.filter(({ data }) => data.title !== '' || data.body !== '')
      return { lines: written.slice(0, most).map(lineOf), total: written.length }
    }
    const moods = entries.filter(({ data }) => data.mood !== null)
    return { lines: moods.slice(0, most).map(moodOf), total: moods.length }
  }
}

const shown = (records: readonly JournalRecord[], marks: Marks): Entry[] =>
  records.flatMap((one) =>
    one.kind === 'entry' && one.data && one.data.trashedAt === null && !isHard(one.data, marks) ? [{ id: one.id, data: one.data }] : [],
  )

async function found(search: JournalSearch, person: Person, marks: Marks, asked: FactsAsked & { words: string }): Promise<Facts> {
  // Words only, without the operators of the search syntax.
  const words = (asked.words.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => (word.length < 4 ? word : `${word}*`))
  if (words.length === 0) return { lines: [], total: 0 }
  const { hits, problems } = await search.search(person.id, { query: `${words.join(' ')} -is:hard`, limit: 100, offset: 0 })
  if (problems.length > 0) return { lines: [], total: 0 }
  const entries = shown(
    hits.map(({ entry }) => entry),
    marks,
  )
    .filter(({ data: { when } }) => when.localDay >= asked.from && when.localDay <= asked.to)
    .toSorted((a, b) => (a.data.when.localDay < b.data.when.localDay ? 1 : -1))
  return { lines: entries.slice(0, asked.most).map(lineOf), total: entries.length }
}

const sourceOf = ({ id, data }: Entry) => ({
  title: data.title || preview(data.body, SHORT),
  day: data.when.localDay,
  to: `/journal/${id}`,
})
const moodWords = ({ data }: Entry): string => (data.mood ? `mood ${data.mood.level} of 5 (${LEVELS[data.mood.level]})` : '')

function lineOf(entry: Entry): FactLine {
  const { when, title, body, feelings } = entry.data
  const facts = [moodWords(entry), feelings.length > 0 ? `felt ${feelings.join(', ')}` : ''].filter(Boolean).join('; ')
  const text = [`${when.localDay}${facts && ` (${facts})`}:`, title && `${title} –`, preview(body, MOST_LETTERS)].filter(Boolean).join(' ')
  return { text, source: sourceOf(entry) }
}

function moodOf(entry: Entry): FactLine {
  const { when, feelings } = entry.data
  const text = `${when.localDay} ${when.at.slice(11, 16)} UTC: ${moodWords(entry)}${feelings.length > 0 ? `; felt ${feelings.join(', ')}` : ''}`
  // The entry's text belongs to another area, so it is not shown for a mood.
  return { text, source: { title: '', day: when.localDay, to: `/journal/${entry.id}` } }
}

export const journalActions: readonly CompanionAction[] = [
  {
    id: 'journal.mood',
    name: 'log_mood',
    description: 'Proposes to log how the person feels right now, when they said it. 1 very bad, 2 bad, 3 middling, 4 good, 5 very good.',
    args: z.strictObject({ level: z.int().min(1).max(5) }),
  },
  {
    id: 'journal.write',
    name: 'write_entry',
    description: 'Proposes an entry in the person’s journal, when they want something written down. In their own words and language.',
    args: z.strictObject({ text: z.string().trim().min(1).max(4000) }),
  },
]
