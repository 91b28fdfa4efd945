import type { WebFeature } from '#platform/web/feature.ts'

export const personalityWeb: WebFeature = {
  id: 'personality',
  pages: [],
}
