import type { WebFeature } from '#platform/web/feature.ts'

/** What features wish to have kept in a quiet minute, as their list says. Nothing else is here: this file comes with every page. */
export const quietSources: NonNullable<WebFeature['keepAhead']>[] = []
