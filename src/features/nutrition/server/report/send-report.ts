import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import { AppError, fieldError } from '#platform/contract/errors.ts'
import type { HasClock, HasCollect, HasDb, HasStopping, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { isolatedTask, openIsolated } from '#platform/server/isolation/isolation.ts'
import { consumeQuota } from '#platform/server/quota/quota.ts'
import { REPORT_MOST_DAYS } from '../../contract/report.ts'
import { nutritionReasons } from '../../reasons.en.ts'
import { foodFacts } from './facts.ts'
import type { methods } from './report-task.ts'
import type { ReportLanguage } from './words.ts'

const ALLOWANCE = { feature: 'nutrition.report', limit: 60, seconds: 86_400, reason: nutritionReasons.enough_reports() }
const AT_ONCE = 2
const task = isolatedTask<typeof methods>(new URL('./report-task.ts', import.meta.url), {
  atOnce: AT_ONCE,
  stepMs: 60_000,
  totalMs: 120_000,
})
let underWay = 0

type Wanted = { from: LocalDay; to: LocalDay; language: ReportLanguage; figures: 'yes' | 'no' }

/** A stretch of days as PDF: some fifty kilobytes. Throws `invalid`, `unavailable`, `limit`. */
export async function makeReport(
  app: HasClock & HasCollect & HasDb & HasStopping & HasVault,
  person: Person,
  { from, to, language, figures }: Wanted,
): Promise<Buffer> {
  if (to < from) throw fieldError('invalid', 'to', nutritionReasons.report_backwards())
  if (to > addDays(from, REPORT_MOST_DAYS - 1))
    throw fieldError('invalid', 'to', nutritionReasons.report_too_long({ most: REPORT_MOST_DAYS }))
  const facts = await foodFacts(app, person, from, to)
  if (underWay >= AT_ONCE) throw new AppError('unavailable', nutritionReasons.reports_busy())
  await consumeQuota(app.db, app.clock, person.id, ALLOWANCE)
  underWay++
  try {
    const session = await openIsolated(task, { signal: app.stopping })
    try {
      const pieces: Uint8Array[] = []
      const input = { language, person: person.displayName, withFigures: figures === 'yes', facts }
      for await (const piece of session.stream('draw', input)) pieces.push(piece)
      return Buffer.concat(pieces)
    } finally {
      session.close()
    }
  } finally {
    underWay--
  }
}
