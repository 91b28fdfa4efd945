import { hubServer } from '#features/hub/server/feature.ts'
import { soulServer } from '#features/soul/server/feature.ts'
import type { ServerFeature } from '#platform/server/feature.ts'

/** Every feature's server half, in one list. */
export const serverFeatures: readonly ServerFeature[] = [hubServer, soulServer]
