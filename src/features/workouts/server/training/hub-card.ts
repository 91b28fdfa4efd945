import type { HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { rowVersions, type FeatureCard } from '#platform/server/hub.ts'
import { sessionAt, sessionCount } from '../../training/plan-run.ts'
import { plansOf } from './plan-store.ts'
import { openSessions } from './session-store.ts'

/** Changes after every change of a person's open sessions and plans. */
export const TRAINING_VERSION = `select concat((${rowVersions('workout_sessions', 'user_id = $1 and finished_at is null')}), ' ', (${rowVersions('workout_plans')}))`

/** A session under way, else the next one of the active plan. */
export async function trainingHubCards(app: HasDb & HasVault, person: Person): Promise<FeatureCard[]> {
  const key = await app.vault.keyOf(person.id)
  const [[open], plans] = await Promise.all([openSessions(app.db, key, person.id), plansOf(app.db, key, person.id)])
  const place: Pick<FeatureCard, 'card' | 'region' | 'rank'> = { card: 'next', region: 'main', rank: 40 }
  if (open) return [{ ...place, data: { kind: 'open', id: open.session.id, name: open.session.fields.name.value }, waiting: 1 }]
  const plan = plans.find(({ isActive }) => isActive)
  const next = plan && sessionAt(plan.plan, plan.next)
  if (!plan || !next) return []
  const { focus, name } = next.day
  return [{ ...place, data: { kind: 'next', focus, name, number: plan.next + 1, of: sessionCount(plan.plan) }, waiting: 1 }]
}
