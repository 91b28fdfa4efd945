import { speechesServer } from '#features/speeches/server/feature.ts'
import { meditationsServer } from '#features/meditations/server/feature.ts'
import { cardioServer } from '#features/cardio/server/feature.ts'
import { wikiServer } from '#features/wiki/server/feature.ts'
import { analyticsServer } from '#features/analytics/server/feature.ts'
import { brainHealthServer } from '#features/brain-health/server/feature.ts'
import { measurementsServer } from '#features/measurements/server/feature.ts'
import { nutritionServer } from '#features/nutrition/server/feature.ts'
import { mindServer } from '#features/mind/server/feature.ts'
import { workoutsServer } from '#features/workouts/server/feature.ts'
import { personalityServer } from '#features/personality/server/feature.ts'
import { companionServer } from '#features/companion/server/feature.ts'
import { accountServer } from '#features/account/server/feature.ts'
import { discoverServer } from '#features/discover/server/feature.ts'
import { gardenServer } from '#features/garden/server/feature.ts'
import { habitsServer } from '#features/habits/server/feature.ts'
import { hubServer } from '#features/hub/server/feature.ts'
import { journalServer } from '#features/journal/server/feature.ts'
import { marketingServer } from '#features/marketing/server/feature.ts'
import { onboardingServer } from '#features/onboarding/server/feature.ts'
import { remindersServer } from '#features/reminders/server/feature.ts'
import { imageStatusServer } from '#features/image-status/server/feature.ts'
import { soulServer } from '#features/soul/server/feature.ts'
import { therapistServer } from '#features/therapist/server/feature.ts'
import { scrapbookServer } from '#features/scrapbook/server/feature.ts'
import type { ServerFeature } from '#platform/server/feature.ts'

/** Every feature's server half, in one list. */
export const serverFeatures: readonly ServerFeature[] = [
  accountServer,
  analyticsServer,
  discoverServer,
  gardenServer,
  habitsServer,
  hubServer,
  journalServer,
  marketingServer,
  onboardingServer,
  remindersServer,
  soulServer,
  imageStatusServer,
  speechesServer,
  meditationsServer,
  personalityServer,
  measurementsServer,
  nutritionServer,
  mindServer,
  workoutsServer,
  cardioServer,
  companionServer,
  brainHealthServer,
  wikiServer,
  therapistServer,
  scrapbookServer,
]
