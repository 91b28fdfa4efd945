import { fold } from '#platform/contract/fold.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import type { HasDb, HasLog, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { LifeDays, LifeFound, LifeRecord, LifeSearch } from '#platform/server/life-facts.ts'
import type { EntryRecord, JournalRecord } from '../contract/records.ts'
import feelingsDe from '../prompts/feelings.de.json' with { type: 'json' }
import feelingsEn from '../prompts/feelings.en.json' with { type: 'json' }
import { entriesOfDays, inScope } from './core/entries-store.ts'
import { activityNames } from './insight/activity-names.ts'
import { oftenest } from './insight/factors.ts'
import { notesOf } from './insight/store.ts'
import { preview } from './preview.ts'
import type { JournalSearch } from './search/search.ts'
import { journalScope } from './sync/journal-scope.ts'
import { opened } from './sync/opening.ts'

type Reading = HasDb & HasLog & HasVault

/** Most characters shown of an entry without a title. */
const SHORT = 70

function recordOf({ id, data }: EntryRecord): LifeRecord[] {
  if (!data) return []
  const words = preview(data.body)
  return [
    {
      id,
      day: data.when.localDay,
      title: data.title || preview(data.body, SHORT),
      hint: data.title && words ? words : null,
      area: 'journal',
      to: `/journal/${id}`,
      mood: data.mood?.level ?? null,
    },
  ]
}

const asEntries = (records: readonly JournalRecord[]) => records.flatMap((one) => (one.kind === 'entry' ? recordOf(one) : []))

/** Entries of these days, without hard ones and those that ask for the lock: other people may see the answer. */
export async function entryRecords(app: Reading, person: Person, days: readonly LocalDay[]): Promise<LifeRecord[]> {
  const scope = await journalScope(app, person.id)
  return asEntries(await opened(app, person.id, await entriesOfDays(app.db, person.id, days, inScope(scope))))
}

/** The days of each activity, by its name. */
export async function activityDays(app: Reading, person: Person, from: LocalDay, to: LocalDay): Promise<LifeDays> {
  const scope = await journalScope(app, person.id)
  const { notes } = await notesOf(app.db, person.id, from, to, inScope(scope))
  const byActivity = new Map<string, Set<LocalDay>>()
  for (const { localDay, activities } of notes) {
    for (const id of activities) byActivity.set(id, (byActivity.get(id) ?? new Set()).add(localDay))
  }
  const names = await activityNames(app, person.id, oftenest(byActivity))
  const factors = [...byActivity].flatMap(([id, days]) => {
    const label = names.get(id)
    return label === undefined ? [] : [{ id: `journal:${id}`, label, area: 'journal', days: [...days] }]
  })
  return { factors }
}

/** Ids of feelings by each of their names, in every language. */
const FEELINGS = new Map(
  [feelingsEn.words, feelingsDe.words].flatMap((words) => [
    ...Object.entries(words).map(([id, name]) => [fold(name), id] as const),
    ...Object.keys(words).map((id) => [fold(id), id] as const),
  ]),
)

/** German adjective endings of a feeling ("eine traurige Stimmung"). */
const ENDING = /(?:e|er|es|en|em)$/

const feelingOf = (word: string): string | undefined => FEELINGS.get(fold(word)) ?? FEELINGS.get(fold(word).replace(ENDING, ''))

/** Most entries that are decrypted to find the latest; with more hits, only the best matching ones are considered. */
const MOST_LOOKED_AT = 200
const MOST_LISTED = 100
const latestFirst = (a: LifeRecord, b: LifeRecord) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0)

/** Entries that match words or a feeling, the latest first, without hard ones and those in the trash. */
export function searchLife(search: JournalSearch) {
  return async (_app: unknown, person: Person, asked: LifeSearch, most: number): Promise<LifeFound | undefined> => {
    const feeling = 'feeling' in asked ? feelingOf(asked.feeling) : undefined
    const query =
      'words' in asked ? plainWords(asked.words) : feeling === undefined ? moodQuery(asked.feeling) : `"${feeling.replaceAll('-', ' ')}"`
    if (query === '') return undefined
    const answer = await search.search(person.id, {
      query: `${query} -is:hard`,
      limit: feeling === undefined ? MOST_LISTED : MOST_LOOKED_AT,
      offset: 0,
    })
    if (answer.problems.length > 0) return undefined
    // The index treats a feeling's name like any word, so entries that only mention it are filtered out here.
    const hits = feeling === undefined ? answer.hits : answer.hits.filter(({ entry }) => entry.data?.feelings.includes(feeling))
    const records = hits.flatMap(({ entry }) => recordOf(entry)).toSorted(latestFirst)
    const total = feeling === undefined ? answer.total : records.length
    return { total, isComplete: answer.complete, records: records.slice(0, most) }
  }
}

/** Words only, without search operators; words of four or more letters match as prefixes, so that plurals are found. */
const plainWords = (words: string): string =>
  (words.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => (word.length < 4 ? word : `${word}*`)).join(' ')

/** A query for one of the five moods, or for one of the person's own names; the search reports an unknown name. */
function moodQuery(word: string): string {
  const mood = fold(word).replaceAll(/[^\p{L}\p{N}-]/gu, '')
  return mood === '' ? '' : `mood:${mood}`
}
