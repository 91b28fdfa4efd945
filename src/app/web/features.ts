import { speechesWeb } from '#features/speeches/web/feature.ts'
import { meditationsWeb } from '#features/meditations/web/feature.ts'
import { analyticsWeb } from '#features/analytics/web/feature.ts'
import { cardioWeb } from '#features/cardio/web/feature.ts'
import { wikiWeb } from '#features/wiki/web/feature.ts'
import { brainHealthWeb } from '#features/brain-health/web/feature.ts'
import { measurementsWeb } from '#features/measurements/web/feature.ts'
import { nutritionWeb } from '#features/nutrition/web/feature.ts'
import { mindWeb } from '#features/mind/web/feature.ts'
import { accountWeb } from '#features/account/web/feature.ts'
import { showRowsOf } from '#features/account/web/feature-rows.ts'
import { careWeb } from '#features/care/web/feature.ts'
import { deviceCheckWeb } from '#features/device-check/web/feature.ts'
import { companionWeb } from '#features/companion/web/feature.ts'
import { habitsWeb } from '#features/habits/web/feature.ts'
import { discoverWeb } from '#features/discover/web/feature.ts'
import { gardenWeb } from '#features/garden/web/feature.ts'
import { showHubCardsOf } from '#features/hub/web/registry.ts'
import { hubWeb } from '#features/hub/web/feature.ts'
import { imageStatusWeb } from '#features/image-status/web/feature.ts'
import { journalWeb } from '#features/journal/web/feature.ts'
import { marketingWeb } from '#features/marketing/web/feature.ts'
import { onboardingWeb } from '#features/onboarding/web/feature.ts'
import { showOnboardingOf } from '#features/onboarding/web/core/registry.ts'
import { personalityWeb } from '#features/personality/web/feature.ts'
import { remindersWeb } from '#features/reminders/web/feature.ts'
import { soulWeb } from '#features/soul/web/feature.ts'
import { therapistWeb } from '#features/therapist/web/feature.ts'
import { scrapbookWeb } from '#features/scrapbook/web/feature.ts'
import { voiceAgentWeb } from '#features/voice-agent/web/feature.ts'
import { showBodyRowsOf } from '#features/workouts/web/home/body-rows.ts'
import { workoutsWeb } from '#features/workouts/web/feature.ts'
import { quietSources } from './shell/quiet-sources.ts'
import { showProofOf } from './shell/ProofHost.tsx'
import { addActKinds } from '#platform/web/act-kinds.ts'
import { setSafetyPlan } from '#platform/web/care/safety-plan.ts'
import { commandSources } from '#platform/web/commands/registry.ts'
import { mindLinkSources } from '#platform/web/mind-links.ts'
import { soulLinkSources } from '#platform/web/soul-links.ts'
import { onFlush } from '#platform/web/offline/waiting.ts'
import { toolSources } from '#platform/web/voice/registry.ts'
import type { WebFeature } from '#platform/web/feature.ts'

/** Every feature's web half, in one list. */
export const webFeatures: readonly WebFeature[] = [
  accountWeb,
  analyticsWeb,
  discoverWeb,
  gardenWeb,
  habitsWeb,
  hubWeb,
  journalWeb,
  marketingWeb,
  onboardingWeb,
  remindersWeb,
  soulWeb,
  speechesWeb,
  meditationsWeb,
  personalityWeb,
  measurementsWeb,
  nutritionWeb,
  mindWeb,
  workoutsWeb,
  careWeb,
  deviceCheckWeb,
  cardioWeb,
  companionWeb,
  brainHealthWeb,
  wikiWeb,
  therapistWeb,
  scrapbookWeb,
  voiceAgentWeb,
  imageStatusWeb,
]

showHubCardsOf(webFeatures)
showOnboardingOf(webFeatures)
showRowsOf(webFeatures)
showProofOf(webFeatures)
showBodyRowsOf(webFeatures)
for (const { sendWaiting, actKinds, commands, companionTools, keepAhead, mindLinks, safetyPlan, soulLinks } of webFeatures) {
  if (sendWaiting) onFlush(sendWaiting)
  if (actKinds) addActKinds(actKinds)
  if (commands) commandSources.push(commands)
  if (companionTools) toolSources.push(companionTools)
  if (mindLinks) mindLinkSources.push(mindLinks)
  if (safetyPlan) setSafetyPlan(safetyPlan)
  if (soulLinks) soulLinkSources.push(soulLinks)
  if (keepAhead) quietSources.push(keepAhead)
}
