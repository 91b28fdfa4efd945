import type { WebFeature } from '#platform/web/feature.ts'

/** In development only: every piece of the design system in every state. */
export const galleryWeb: WebFeature = {
  id: 'gallery',
  pages: [
    {
      path: '/dev/gallery',
      layout: 'bare',
      access: 'public',
      area: 'hub',
      title: 'The herbarium',
      lazy: () => import('./gallery/GalleryPage.tsx'),
    },
  ],
}
