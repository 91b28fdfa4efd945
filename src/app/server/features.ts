import type { ServerFeature } from '#platform/server/feature.ts'

/** Every feature's server half, in one list. */
export const serverFeatures: readonly ServerFeature[] = []
