import { accountServer } from '#features/account/server/feature.ts'
import { hubServer } from '#features/hub/server/feature.ts'
import { journalServer } from '#features/journal/server/feature.ts'
import { remindersServer } from '#features/reminders/server/feature.ts'
import { soulServer } from '#features/soul/server/feature.ts'
import type { ServerFeature } from '#platform/server/feature.ts'

/** Every feature's server half, in one list. */
export const serverFeatures: readonly ServerFeature[] = [accountServer, hubServer, journalServer, remindersServer, soulServer]
