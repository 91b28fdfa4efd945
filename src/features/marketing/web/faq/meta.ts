import type { PageMeta } from '#platform/web/page/meta.ts'
import { en } from './messages.en.ts'

export const faqMeta = (): PageMeta => ({
  description:
    'Who can read a diary in Fernwell, what is encrypted, how backups, imports, exports and erasing work, and what it does not promise about your health.',
  imageText: en.title,
  type: 'website',
  keywords: ['self-hosted diary', 'private journal', 'backup', 'encryption', 'import from Daylio', 'GDPR', 'language model consent'],
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      inLanguage: 'en-GB',
      mainEntity: Object.values(en.items).map(({ q, a }) => ({
        '@type': 'Question',
        name: q,
        acceptedAnswer: { '@type': 'Answer', text: a.replaceAll('`', '') },
      })),
    },
  ],
})
