import { addDays } from '#platform/contract/dates.ts'
import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { FeatureCard, HubDay } from '#platform/server/hub.ts'
import { answeredCount, instrumentOf } from './instruments.ts'
import { assessmentsOf, type StoredAssessment } from './store.ts'

/** A year: traits change slowly, and an earlier retest shows the day rather than the person. */
const RETEST_DAYS = 365
/** Only the long questionnaire is offered again after a year. */
const RETESTED = 'ipip-neo-120'

/** Only for the suggestion of the hub: a quiz in progress, else the long questionnaire if its last result is a year old. */
export async function personalityHubCards(app: HasDb & HasVault, person: Person, { today }: Pick<HubDay, 'today'>): Promise<FeatureCard[]> {
  const all = await assessmentsOf(app.db, await app.vault.keyOf(person.id), person.id)
  const draft = all.find(({ finishedAt, content }) => finishedAt === null && answeredCount(content) > 0)
  if (draft) return [cardOf(await underWay(draft))]
  const newest = all.reduce<string | undefined>(
    (latest, { finishedAt, day, content }) => (finishedAt && content.instrument === RETESTED && (!latest || day > latest) ? day : latest),
    undefined,
  )
  return newest && newest <= addDays(today, -RETEST_DAYS) ? [cardOf({ kind: 'retest', instrument: RETESTED, day: newest })] : []
}

async function underWay({ id, content }: StoredAssessment) {
  const { items } = await instrumentOf(content.instrument)
  return { kind: 'draft', id, instrument: content.instrument, answered: answeredCount(content), of: items.length }
}

const cardOf = (data: FeatureCard['data']): FeatureCard => ({
  card: 'quiz',
  data,
  region: 'suggestion',
  rank: 0,
  waiting: 1,
})
