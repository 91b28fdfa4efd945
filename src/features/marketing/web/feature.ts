import { PRODUCT_DESCRIPTION, PRODUCT_NAME } from '#platform/contract/product.ts'
import type { WebFeature, WebPage } from '#platform/web/feature.ts'
import { aboutPage } from './about/pages.ts'
import { comparePages } from './compare/pages.ts'
import { blogPages } from './blog/pages.ts'
import { faqPage } from './faq/pages.ts'
import { featurePages } from './features/pages.ts'
import { howPage } from './how/pages.ts'
import { legalPages } from './legal/pages.ts'
import { reviewsPage } from './reviews/pages.ts'
import { supportPages } from './support/pages.ts'
import { presentationPages } from './slides/pages.ts'

// Only for the build: the app's own list of pages contains no German descriptions.
const german = import.meta.env.SSR ? await import('./german/german-meta.ts') : undefined

const description =
  'Step out of the noise: meditations and soundscapes, and a quiet record of your days. Fernwell runs on your own machine, without ads or a price.'

const pages: readonly WebPage[] = [
  {
    path: '/',
    inGerman: true,
    layout: 'marketing',
    access: 'public',
    area: 'hub',
    title: 'A quiet clearing of your own',
    whenSignedIn: 'home',
    hidesBar: true,
    lazy: () => import('./LandingPage.tsx'),
    meta: () => ({
      description,
      imageText: 'A quiet clearing of your own',
      type: 'website',
      keywords: ['meditation', 'mindfulness', 'soundscapes', 'wellbeing', 'self-hosted', 'private'],
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'SoftwareApplication',
          name: PRODUCT_NAME,
          description: PRODUCT_DESCRIPTION,
          applicationCategory: 'HealthApplication',
          operatingSystem: 'Linux, macOS; any browser to use it',
          isAccessibleForFree: true,
          offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
        },
      ],
    }),
  },
  ...featurePages,
  ...comparePages,
  ...blogPages,
  faqPage,
  aboutPage,
  howPage,
  ...legalPages,
  ...supportPages,
  reviewsPage,
  ...presentationPages,
]

export const marketingWeb: WebFeature = {
  id: 'marketing',
  pages: german ? pages.map(german.withGermanMeta) : pages,
  profileRow: () => import('./reviews/ProfileRow.tsx'),
  adminSection: () => import('./admin/AdminSection.tsx'),
  files: import.meta.env.SSR ? () => import('./blog/feed.ts').then(({ feedFiles }) => feedFiles()) : undefined,
}
