import type { HasClock, HasDb } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { FeatureCard, HubDay } from '#platform/server/hub.ts'
import { ONBOARDING_STEPS } from '../contract.ts'
import { welcome } from './store.ts'

/** An account older than this is not offered the welcome unless it was begun. */
const NEWCOMER_MS = 7 * 86_400_000

/** A card that leads back into a welcome in progress, or that offers it to a newcomer. Nobody else sees it. */
export async function onboardingHubCards(
  app: HasClock & HasDb,
  person: Person,
  { standing }: Pick<HubDay, 'standing'>,
): Promise<FeatureCard[]> {
  const stored = await welcome(app.db, person.id)
  if (stored?.ended) return []
  if (!stored) {
    if (app.clock.now().getTime() - person.createdAt.getTime() > NEWCOMER_MS) return []
    if (standing.streak.totalDays > 0) return []
  }
  const { step, areas } = stored ?? { step: ONBOARDING_STEPS[0], areas: [] }
  return [{ card: 'welcome', data: { step, areas }, region: 'main', rank: 10 }]
}
