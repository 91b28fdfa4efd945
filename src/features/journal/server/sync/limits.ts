import { dayNumber, type LocalDay } from '#platform/contract/dates.ts'
import { invalid } from '#platform/contract/errors.ts'
import { MAX_BODY, MAX_TITLE, type EntryData, type RecordDataOf, type RecordKind } from '../../contract/records.ts'
import type { Reason } from '#platform/contract/reasons.ts'
import { journalReasons } from '../../reasons.en.ts'

const MAX_IN_A_SET = 200
/** The range of days that calendars, the database and JavaScript all support, with a margin. */
const FIRST_DAY = '1000-01-01'
const LAST_DAY = '2999-12-31'

/** Checks requested days: PostgreSQL has no year 0. */
export function assertDays(...days: LocalDay[]): void {
  if (days.some((day) => day < '0001')) throw invalid('day', journalReasons.no_such_day())
}

/** The problem of a record, as a reason, or undefined. Run it on the merged record, because some problems arise only then. */
export function problemOf(kind: RecordKind, data: object): Reason | undefined {
  if (kind === 'entry') return entryProblem(data as EntryData)
  if (kind === 'settings' && (data as RecordDataOf['settings']).hardTags.length > MAX_IN_A_SET)
    return journalReasons.hard_tags_too_many({ most: MAX_IN_A_SET })
  if (kind === 'hardRange') {
    const { from, to } = data as RecordDataOf['hardRange']
    if (!isDay(from) || !isDay(to)) return journalReasons.days_outside({ from: FIRST_DAY, to: LAST_DAY })
    if (from > to) return journalReasons.range_backwards()
  }
  return undefined
}

const isDay = (day: string) => day >= FIRST_DAY && day <= LAST_DAY

function entryProblem(entry: EntryData): Reason | undefined {
  if (entry.body.length > MAX_BODY) return journalReasons.body_too_long({ most: MAX_BODY, length: entry.body.length })
  if (entry.title.length > MAX_TITLE) return journalReasons.title_too_long({ most: MAX_TITLE, length: entry.title.length })
  if ((entry.place?.length ?? 0) > 200) return journalReasons.place_too_long({ most: 200 })
  const { at, localDay } = entry.when
  const instant = new Date(at)
  if (!isDay(localDay) || Number.isNaN(instant.getTime()) || !isDay(instant.toISOString().slice(0, 10)))
    return journalReasons.date_outside({ from: FIRST_DAY, to: LAST_DAY })
  // A day boundary and a zone shift a day by one each; a larger distance would put an entry where nobody finds it.
  if (Math.abs(dayNumber(localDay) - instant.getTime() / 86_400_000) > 3) return journalReasons.day_not_of_time()
  for (const field of ['tags', 'activities', 'feelings', 'attachments'] as const) {
    if (entry[field].length > MAX_IN_A_SET) return journalReasons[`${field}_too_many`]({ most: MAX_IN_A_SET })
  }
  return undefined
}
