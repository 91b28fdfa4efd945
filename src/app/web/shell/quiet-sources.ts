import type { WebFeature } from '#platform/web/feature.ts'

/** Features' sources of data for a quiet minute, from their list. Nothing else is here: this file loads with every page. */
export const quietSources: NonNullable<WebFeature['keepAhead']>[] = []
