import type { WebPage } from '#platform/web/feature.ts'

import { FRAME_SLUG } from './frame-slug.ts'

// Only for the build: the app's own list of pages contains no posts.
const build = import.meta.env.SSR ? await import('./meta.ts') : undefined

export const blogPages: readonly WebPage[] = [
  {
    path: '/blog',
    layout: 'marketing',
    access: 'public',
    area: 'hub',
    hidesBar: true,
    title: 'Blog',
    hasParts: true,
    lazy: () => import('./BlogPage.tsx'),
    ...(build && { meta: build.blogMeta }),
  },
  {
    path: '/blog/:slug',
    layout: 'marketing',
    access: 'public',
    area: 'hub',
    hidesBar: true,
    title: 'Blog post',
    frame: { slug: FRAME_SLUG },
    lazy: () => import('./PostPage.tsx'),
    ...(build && { meta: build.postMeta, entries: build.postEntries }),
  },
]
