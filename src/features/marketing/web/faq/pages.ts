import type { WebPage } from '#platform/web/feature.ts'

// Only for the build: the app's own list of pages contains no questions.
const build = import.meta.env.SSR ? await import('./meta.ts') : undefined

/** Not one of the routes for which the specification hides the bottom bar. */
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
