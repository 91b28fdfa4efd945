import { addDays, dayNumber } from '#platform/contract/dates.ts'
import { recentLines } from '#platform/server/activity/acts.ts'
import { activeDaysByKind } from '#platform/server/activity/activity.ts'
import type { HasCollect, HasDb } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { FeatureCard, HubDay } from '#platform/server/hub.ts'
import { capacityOf, growthOf } from '../capacity.ts'
import { plantKey } from '../garden.ts'
import { speciesOf } from '../species.ts'
import { visitorsOf } from '../visitors.ts'
import { kindGrowths } from './kinds.ts'

const GLIMPSE_DAYS = 30
const GLIMPSE_PLANTS = 5

/** The garden's card on the hub: recently grown plants, and visitors. Empty before the first act. */
export async function gardenHubCards(app: HasCollect & HasDb, person: Person, { today }: Pick<HubDay, 'today'>): Promise<FeatureCard[]> {
  const growths = kindGrowths(app)
  const [recent, byKind] = await Promise.all([
    recentLines(app.db, person.id, growths.bySubject, addDays(today, -GLIMPSE_DAYS), GLIMPSE_PLANTS),
    activeDaysByKind(app.db, person.id, addDays(today, -60), today),
  ])
  if (recent.length === 0) return []
  // The first plant of each line, with the growth of these weeks alone: counting all acts of a line would read ten years of the
  // ledger, and the hub must not wait for that.
  const plants = recent.map(({ kind, subject, acts }) => ({
    key: plantKey(kind, subject, 0),
    species: speciesOf(growths.of(kind).bed, kind, subject, 0),
    growth: growthOf(Math.min(acts, capacityOf(0)), capacityOf(0)),
  }))
  const lines = byKind.map(({ kind, days }) => ({
    kind,
    subject: '',
    bed: growths.of(kind).bed,
    folded: 0,
    first: dayNumber(days[0]!),
    days: days.map(dayNumber),
    // The number of acts per day is not read here: two, so that no visitor comes for a single act by mistake.
    counts: days.map(() => 2),
  }))
  const visitors = visitorsOf(lines, dayNumber(today))
  return [{ card: 'glimpse', data: { plants, visitors, today }, region: 'side', rank: 10 }]
}
