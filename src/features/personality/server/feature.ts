import type { ServerFeature } from '#platform/server/feature.ts'

export const personalityServer: ServerFeature = {
  id: 'personality',
}
