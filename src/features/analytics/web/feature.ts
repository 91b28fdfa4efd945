import type { WebFeature } from '#platform/web/feature.ts'

/** Sums of visits and sign-ups for the admin. `platform/web/analytics` sends the events themselves. */
export const analyticsWeb: WebFeature = {
  id: 'analytics',
  pages: [],
  adminSection: () => import('./AnalyticsSection.tsx'),
}
