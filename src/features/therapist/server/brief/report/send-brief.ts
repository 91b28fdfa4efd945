import { notFound } from '#platform/contract/errors.ts'
import type { HasClock, HasDb, HasStopping, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { reportMaker } from '#platform/server/book/make-report.ts'
import { therapistReasons } from '../../../reasons.en.ts'
import { compose, whileThere, type Chosen } from '../../core/composing.ts'
import type { ReportInput } from './draw.ts'
import { partsOf } from './lines.ts'
import { REPORT_WORDS, type ReportLanguage } from './words.ts'

const drawn = reportMaker<ReportInput>(new URL('./report-task.ts', import.meta.url), {
  feature: 'therapist.brief',
  aDay: 60,
  reasons: { enough: therapistReasons.enough_briefs(), busy: therapistReasons.briefs_busy() },
})

/** A brief as PDF. Throws `unavailable`, `limit`; `not_found` where the account was erased meanwhile. */
export async function makeBrief(
  app: HasClock & HasDb & HasStopping & HasVault,
  person: Person,
  chosen: Chosen & { to: string },
  language: ReportLanguage,
): Promise<Buffer> {
  return whileThere(
    app,
    person.id,
    () => notFound(therapistReasons.account_deleted()),
    async () => {
      const brief = await compose(app, person, person.displayName, chosen)
      const { from, name, isCut } = brief
      return drawn(app, person.id, { language, name, from, to: chosen.to, isCut, parts: partsOf(brief, language, REPORT_WORDS[language]) })
    },
  )
}
