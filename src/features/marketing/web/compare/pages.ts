import type { WebPage } from '#platform/web/feature.ts'
import { COMPARISONS, type ComparisonPath } from './links.ts'
import { metaOf } from './meta.ts'

const page = (path: ComparisonPath) => ({
  path,
  title: COMPARISONS.find((one) => one.path === path)!.title,
  layout: 'marketing' as const,
  access: 'public' as const,
  // Nothing in a browser asks for them.
  meta: import.meta.env.SSR ? () => metaOf(path) : undefined,
})

/** Without the bar: those three of which the specification says so. */
export const comparePages: readonly WebPage[] = [
  { ...page('/headspace-alternative'), area: 'soul', hidesBar: true, lazy: () => import('./pages/HeadspacePage.tsx') },
]
