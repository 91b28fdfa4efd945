import type { WebPage } from '#platform/web/feature.ts'

// For the build alone: the app's own list of pages carries no questions.
const build = import.meta.env.SSR ? await import('./meta.ts') : undefined

/** Not among the routes on which the specification hides the bottom bar. */
export const faqPage: WebPage = {
  path: '/faq',
  inGerman: true,
  layout: 'marketing',
  access: 'public',
  area: 'hub',
  title: 'Questions and answers',
  lazy: () => import('./FaqPage.tsx'),
  ...(build && { meta: build.faqMeta }),
}
