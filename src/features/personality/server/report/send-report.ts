import { localDayOf } from '#platform/contract/dates.ts'
import type { HasClock, HasDb, HasStopping, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { reportMaker } from '#platform/server/book/make-report.ts'
import { loadTexts, loadWords } from '../../content/load.ts'
import { personalityReasons } from '../../reasons.en.ts'
import type { ContentLanguage, Instrument } from '../../scales.ts'
import { changeOf } from '../../scoring/change.ts'
import { normGroupOf } from '../../scoring/norms.ts'
import { findFinished } from '../assessing.ts'
import { answeredCount, instrumentOf, resultsFor } from '../instruments.ts'
import { assessmentsOf, type StoredAssessment } from '../store.ts'
import type { ReportInput } from './report.ts'

const drawn = reportMaker<ReportInput>(new URL('./report-task.ts', import.meta.url), {
  feature: 'personality.report',
  aDay: 60,
  reasons: { enough: personalityReasons.enough_reports(), busy: personalityReasons.reports_busy() },
})

/** A finished assessment as PDF, some hundred kilobytes. Throws `not_found`, `conflict`, `unavailable`, `limit`. */
export async function makeReport(
  app: HasClock & HasDb & HasStopping & HasVault,
  person: Person,
  id: string,
  language: ContentLanguage,
): Promise<{ pdf: Buffer; day: string }> {
  const input = await inputOf(app, person, id, language)
  return { pdf: await drawn(app, person.id, input), day: input.day }
}

async function inputOf(app: HasClock & HasDb & HasVault, person: Person, id: string, language: ContentLanguage): Promise<ReportInput> {
  const stored = await findFinished(app, person.id, id)
  const { content } = stored
  const instrument = await instrumentOf(content.instrument)
  const [texts, words] = await Promise.all([loadTexts(instrument.id, language), loadWords(instrument.id, language)])
  const parents = new Map(instrument.scales.map((scale) => [scale.id, scale.parent]))
  return {
    language,
    name: texts?.name ?? instrument.id,
    person: person.displayName,
    day: stored.day,
    madeOn: localDayOf(app.clock.now(), person.zone, person.dayStart),
    group: normGroupOf(instrument, content.group),
    answered: answeredCount(content),
    of: instrument.items.length,
    points: instrument.points,
    scales: resultsFor(instrument, content).map((result) => ({ ...result, parent: parents.get(result.scale) ?? null })),
    changes: changesSince(instrument, await before(app, person.id, stored), stored),
    words: words ?? { scales: {}, research: [] },
    sources: instrument.sources,
  }
}

/** The previous assessment with the same instrument. */
async function before(
  app: HasDb & HasVault,
  userId: string,
  stored: StoredAssessment & { finishedAt: Date },
): Promise<StoredAssessment | undefined> {
  const all = await assessmentsOf(app.db, await app.vault.keyOf(userId), userId)
  return all
    .filter(
      ({ content, finishedAt }) =>
        content.instrument === stored.content.instrument && finishedAt !== null && finishedAt < stored.finishedAt,
    )
    .toSorted((a, b) => b.finishedAt!.getTime() - a.finishedAt!.getTime())[0]
}

/** Both use the norm group of the later assessment, so that turning 41 is no change. */
function changesSince(instrument: Instrument, first: StoredAssessment | undefined, second: StoredAssessment): ReportInput['changes'] {
  if (!first) return null
  const { group } = second.content
  const then = new Map(resultsFor(instrument, { ...first.content, group }).map((result) => [result.scale, result.normed?.t]))
  const changes = resultsFor(instrument, second.content).flatMap(({ scale, normed }) => {
    const [a, b] = [then.get(scale), normed?.t]
    if (a === undefined || b === undefined) return []
    const { difference, margin, isReliable } = changeOf(instrument, scale, a, b)
    return isReliable ? [{ scale, difference, margin }] : []
  })
  return { since: first.day, changes }
}
