import type { LocalDay } from '#platform/contract/dates.ts'
import { activeDaysByKind } from '#platform/server/activity/activity.ts'
import type { HasCollect, HasDb, HasLog, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { InsightFactor } from '#platform/server/day-facts.ts'
import { JOURNAL_KINDS } from '../../act-kinds.ts'
import { MAX_FACTORS } from '../../contract/insight.ts'
import { activityNames } from './activity-names.ts'
import type { Note } from './store.ts'

/** Most names that are decrypted: some may belong to erased activities. */
const MAX_NAMES = 200

/** All factors that a day may or may not have, the most frequent first; `leftOut` counts those beyond the limit. */
export async function factorsOf(
  app: HasCollect & HasDb & HasLog & HasVault,
  person: Person,
  { from, to, notes }: { from: LocalDay; to: LocalDay; notes: readonly Note[] },
): Promise<{ factors: InsightFactor[]; leftOut: number }> {
  const byActivity = new Map<string, Set<LocalDay>>()
  for (const { localDay, activities } of notes) {
    for (const id of activities) byActivity.set(id, (byActivity.get(id) ?? new Set()).add(localDay))
  }
  const [names, others, kinds] = await Promise.all([
    activityNames(app, person.id, oftenest(byActivity)),
    Promise.all(app.collect('insightFactors').map(({ value }) => value(person, from, to))),
    activeDaysByKind(app.db, person.id, from, to),
  ])
  const all: InsightFactor[] = [
    ...[...byActivity].flatMap(([id, days]) => {
      const label = names.get(id)
      return label === undefined ? [] : [{ id: `journal:${id}`, label, area: 'journal', days: [...days] }]
    }),
    ...others.flat(),
    // Every day with a mood has the journal's own acts, so they would be compared with themselves.
    ...kinds.flatMap(({ kind, days }) =>
      JOURNAL_KINDS.includes(kind) ? [] : [{ id: `ledger:${kind}`, label: kind, area: 'ledger', days }],
    ),
  ]
  const sorted = all.sort((a, b) => b.days.length - a.days.length || (a.id < b.id ? -1 : 1))
  return { factors: sorted.slice(0, MAX_FACTORS), leftOut: Math.max(0, sorted.length - MAX_FACTORS) }
}

/** Ids of the most frequent activities: only their names are decrypted. */
export function oftenest(byActivity: ReadonlyMap<string, ReadonlySet<LocalDay>>): string[] {
  const sorted = [...byActivity].sort(([, a], [, b]) => b.size - a.size)
  return sorted.slice(0, MAX_NAMES).map(([id]) => id)
}
