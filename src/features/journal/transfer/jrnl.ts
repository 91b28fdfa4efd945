import { plainToMarkdown } from './html.ts'
import { asList, asObject, asString, asStrings, draft, firstJson, problem, type Format, type Item } from './source.ts'
import { withTwins } from './twins.ts'
import { findDay, findTime } from './when.ts'

/** jrnl's JSON: `{ tags, entries: [{ title, body, date, time, tags, starred }] }`, tags with their `@`. */
export const jrnl: Format = {
  source: 'jrnl',
  async recognises(archive) {
    const [entry] = asList(asObject(await firstJson(archive)).entries)
    return asString(asObject(entry).date) !== null && 'body' in asObject(entry)
  },
  async *items(archive) {
    const entries = asList(asObject(await firstJson(archive)).entries)
    const momentOf = (entry: Entry) => `${asString(entry.date) ?? ''} ${asString(entry.time) ?? ''}`
    yield* withTwins(entries.map(asObject), momentOf, entryItems)
  },
}

type Entry = Record<string, unknown>

function* entryItems(entry: Entry, sourceId: string, of: number): Generator<Item> {
  const date = asString(entry.date) ?? ''
  const time = asString(entry.time) ?? ''
  const title = (asString(entry.title) ?? '').trim()
  const day = findDay(date)
  const label = title.slice(0, 80) || `${date} ${time}`.trim()
  if (!day) {
    yield problem(date ? 'bad_date' : 'no_date', label)
    return
  }
  const minutes = findTime(time)
  if (minutes === null && time.trim()) yield problem('bad_time', `${label} ${time}`)
  yield draft({
    sourceId,
    of,
    label,
    when: { at: null, day, minutes, zone: null },
    title,
    body: plainToMarkdown(asString(entry.body) ?? ''),
    tags: asStrings(entry.tags).map((tag) => tag.replace(/^@/, '')),
    starred: entry.starred === true,
  })
}
