import { AppError } from '#platform/contract/errors.ts'
import type { HasClock, HasCollect, HasDb, HasStopping, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { isolatedTask, openIsolated } from '#platform/server/isolation/isolation.ts'
import { consumeQuota } from '#platform/server/quota/quota.ts'
import { brainHealthReasons } from '../../reasons.en.ts'
import { brainHealthOf } from '../keeping.ts'
import type { methods } from './report-task.ts'
import type { ReportLanguage } from './words.ts'

const ALLOWANCE = { feature: 'brain-health.report', limit: 60, seconds: 86_400, reason: brainHealthReasons.enough_reports() }
const AT_ONCE = 2
const task = isolatedTask<typeof methods>(new URL('./report-task.ts', import.meta.url), {
  atOnce: AT_ONCE,
  stepMs: 60_000,
  totalMs: 120_000,
})
let underWay = 0

/** Everything of the person's as PDF: some fifty kilobytes. Throws `unavailable`, `limit`. */
export async function makeReport(
  app: HasClock & HasCollect & HasDb & HasStopping & HasVault,
  person: Person,
  language: ReportLanguage,
): Promise<{ pdf: Buffer; day: string }> {
  const data = await brainHealthOf(app, person)
  if (underWay >= AT_ONCE) throw new AppError('unavailable', brainHealthReasons.reports_busy())
  await consumeQuota(app.db, app.clock, person.id, ALLOWANCE)
  underWay++
  try {
    const session = await openIsolated(task, { signal: app.stopping })
    try {
      const pieces: Uint8Array[] = []
      for await (const piece of session.stream('draw', { language, person: person.displayName, data })) pieces.push(piece)
      return { pdf: Buffer.concat(pieces), day: data.today }
    } finally {
      session.close()
    }
  } finally {
    underWay--
  }
}
