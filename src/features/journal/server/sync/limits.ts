import { dayNumber, type LocalDay } from '#platform/contract/dates.ts'
import { invalid } from '#platform/contract/errors.ts'
import { MAX_BODY, MAX_TITLE, type EntryData, type RecordDataOf, type RecordKind } from '../../contract/records.ts'

const MOST_IN_A_SET = 200
/** What calendars, the database and JavaScript agree on, with room to spare. */
const FIRST_DAY = '1000-01-01'
const LAST_DAY = '2999-12-31'

const english = new Intl.NumberFormat('en')

/** For days that are asked for: PostgreSQL has no year 0. */
export function assertDays(...days: LocalDay[]): void {
  if (days.some((day) => day < '0001')) throw invalid('day', 'There is no such day.')
}

/** What is wrong with a record, in words for the person; undefined when nothing is. Checked after merging, for what only then shows. */
export function problemOf(kind: RecordKind, data: object): string | undefined {
  if (kind === 'entry') return entryProblem(data as EntryData)
  if (kind === 'settings' && (data as RecordDataOf['settings']).hardTags.length > MOST_IN_A_SET)
    return `At most ${MOST_IN_A_SET} tags can be marked as hard.`
  if (kind === 'hardRange') {
    const { from, to } = data as RecordDataOf['hardRange']
    if (!isDay(from) || !isDay(to)) return `Days must lie between ${FIRST_DAY} and ${LAST_DAY}.`
    if (from > to) return 'The first day must not come after the last.'
  }
  return undefined
}

const isDay = (day: string) => day >= FIRST_DAY && day <= LAST_DAY

function entryProblem(entry: EntryData): string | undefined {
  if (entry.body.length > MAX_BODY)
    return `An entry takes ${english.format(MAX_BODY)} characters; this one has ${english.format(entry.body.length)}. Please split it in two.`
  if (entry.title.length > MAX_TITLE) return `A title takes ${MAX_TITLE} characters; this one has ${entry.title.length}.`
  if ((entry.place?.length ?? 0) > 200) return 'The name of a place takes 200 characters.'
  const { at, localDay } = entry.when
  const instant = new Date(at)
  if (!isDay(localDay) || Number.isNaN(instant.getTime()) || !isDay(instant.toISOString().slice(0, 10)))
    return `The date must lie between ${FIRST_DAY} and ${LAST_DAY}.`
  // A day boundary and a zone move a day by one; more would put an entry where nobody finds it.
  if (Math.abs(dayNumber(localDay) - instant.getTime() / 86_400_000) > 3) return 'The day does not fit the time of the entry.'
  for (const [field, words] of Object.entries({
    tags: 'tags',
    activities: 'activities',
    feelings: 'feelings',
    attachments: 'photos and files',
  })) {
    if (entry[field as 'tags'].length > MOST_IN_A_SET) return `An entry can have ${MOST_IN_A_SET} ${words}.`
  }
  return undefined
}
