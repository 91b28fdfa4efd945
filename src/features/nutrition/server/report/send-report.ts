import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import { fieldError } from '#platform/contract/errors.ts'
import type { HasClock, HasDb, HasServices, HasStopping, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { reportMaker } from '#platform/server/book/make-report.ts'
import { REPORT_MOST_DAYS } from '../../contract/report.ts'
import { nutritionReasons } from '../../reasons.en.ts'
import { foodFacts } from './facts.ts'
import type { ReportInput } from './report.ts'
import type { ReportLanguage } from './words.ts'

const drawn = reportMaker<ReportInput>(new URL('./report-task.ts', import.meta.url), {
  feature: 'nutrition.report',
  aDay: 60,
  reasons: { enough: nutritionReasons.enough_reports(), busy: nutritionReasons.reports_busy() },
})

type Wanted = { from: LocalDay; to: LocalDay; language: ReportLanguage; figures: 'yes' | 'no' }

/** Creates the report of a period as PDF, some fifty kilobytes. Throws `invalid`, `unavailable`, `limit`. */
export async function makeReport(
  app: HasClock & HasDb & HasServices & HasStopping & HasVault,
  person: Person,
  { from, to, language, figures }: Wanted,
): Promise<Buffer> {
  if (to < from) throw fieldError('invalid', 'to', nutritionReasons.report_backwards())
  if (to > addDays(from, REPORT_MOST_DAYS - 1))
    throw fieldError('invalid', 'to', nutritionReasons.report_too_long({ most: REPORT_MOST_DAYS }))
  const facts = await foodFacts(app, person, from, to)
  return drawn(app, person.id, { language, person: person.displayName, withFigures: figures === 'yes', facts })
}
