import { accountWeb } from '#features/account/web/feature.ts'
import { showSettingsOf } from '#features/account/web/settings/feature-settings.ts'
import { showHubCardsOf } from '#features/hub/web/card-views.ts'
import { hubWeb } from '#features/hub/web/feature.ts'
import { marketingWeb } from '#features/marketing/web/feature.ts'
import { remindersWeb } from '#features/reminders/web/feature.ts'
import { soulWeb } from '#features/soul/web/feature.ts'
import type { WebFeature } from '#platform/web/feature.ts'

/** Every feature's web half, in one list. */
export const webFeatures: readonly WebFeature[] = [accountWeb, hubWeb, marketingWeb, remindersWeb, soulWeb]

showHubCardsOf(webFeatures)
showSettingsOf(webFeatures)
