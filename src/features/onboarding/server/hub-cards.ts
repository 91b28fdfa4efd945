import { localDayOf } from '#platform/contract/dates.ts'
import type { HubCard } from '#platform/contract/hub.ts'
import { standingOf } from '#platform/server/activity/activity.ts'
import type { App } from '#platform/server/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { ONBOARDING_STEPS } from '../contract.ts'
import { welcome } from './store.ts'

/** Who has been here for longer than this knows their way, begun or not. */
const NEWCOMER_MS = 7 * 86_400_000

/** The way back into a welcome that was begun, or into one that never was for somebody quite new. Nobody else is bothered. */
export async function onboardingHubCards(app: App, person: Person): Promise<HubCard[]> {
  const kept = await welcome(app.db, person.id)
  if (kept?.ended) return []
  if (!kept) {
    const now = app.clock.now()
    if (now.getTime() - person.createdAt.getTime() > NEWCOMER_MS) return []
    const { streak } = await standingOf(app.db, person.id, localDayOf(now, person.zone, person.dayStart))
    if (streak.totalDays > 0) return []
  }
  const { step, areas } = kept ?? { step: ONBOARDING_STEPS[0], areas: [] }
  return [{ feature: 'onboarding', card: 'welcome', data: { step, areas } }]
}
