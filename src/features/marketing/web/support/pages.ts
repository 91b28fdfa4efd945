import type { PageMeta } from '#platform/page/meta.ts'
import type { WebPage } from '#platform/web/feature.ts'

const meta: PageMeta = {
  description:
    'Ask the person who runs this installation of Fernwell. Your message goes to their server and, where mail is set up, to their mailbox; to nobody else.',
  imageText: 'Ask whoever runs this place',
  type: 'website',
  keywords: ['support', 'contact', 'self-hosted', 'help', 'wellbeing app'],
}

const page = {
  layout: 'marketing',
  access: 'public',
  area: 'companion',
  title: 'Support and contact',
  hidesBar: true,
} as const

/** The same page under both addresses. */
export const supportPages: readonly WebPage[] = [
  {
    ...page,
    path: '/support',
    inGerman: true,
    lazy: () => import('./SupportPage.tsx'),
    meta: () => meta,
  },
  {
    ...page,
    path: '/contact',
    lazy: () => import('./SupportPage.tsx'),
    meta: () => ({ ...meta, image: 'support', canonical: '/support' }),
  },
]
