import type { WebFeature } from '#platform/web/feature.ts'

/** Sums of visits and sign-ups for the admin. The events themselves come from `platform/web/analytics`. */
export const analyticsWeb: WebFeature = {
  id: 'analytics',
  pages: [],
  adminSection: () => import('./AnalyticsSection.tsx'),
}
