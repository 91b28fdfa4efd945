import type { HasClock, HasCollect, HasDb, HasServices, HasStopping, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { reportMaker } from '#platform/server/book/make-report.ts'
import { brainHealthReasons } from '../../reasons.en.ts'
import { brainHealthOf } from '../answers.ts'
import type { ReportInput } from './report.ts'
import type { ReportLanguage } from './words.ts'

const drawn = reportMaker<ReportInput>(new URL('./report-task.ts', import.meta.url), {
  feature: 'brain-health.report',
  aDay: 60,
  reasons: { enough: brainHealthReasons.enough_reports(), busy: brainHealthReasons.reports_busy() },
})

/** All data of the person as a PDF of about fifty kilobytes. Throws `unavailable`, `limit`. */
export async function makeReport(
  app: HasClock & HasCollect & HasDb & HasServices & HasStopping & HasVault,
  person: Person,
  language: ReportLanguage,
): Promise<{ pdf: Buffer; day: string }> {
  const data = await brainHealthOf(app, person)
  return { pdf: await drawn(app, person.id, { language, person: person.displayName, data }), day: data.today }
}
