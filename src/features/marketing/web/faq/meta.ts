import type { PageMeta } from '#platform/page/meta.ts'
import { en } from './messages.ts'

export const faqMeta = (): PageMeta => ({
  description:
    'Who can read a diary in Fernwell, what is encrypted, how backups, imports, exports and erasing work, and what it does not promise about your health.',
  imageText: en.title,
  type: 'website',
  keywords: ['self-hosted diary', 'private journal', 'backup', 'encryption', 'import from Daylio', 'GDPR', 'language model consent'],
  jsonLd: [questionsJsonLd(en.items, 'en-GB')],
})

/** Questions and answers as structured data for search engines. */
export function questionsJsonLd(items: Readonly<Record<string, { q: string; a: string }>>, inLanguage: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage,
    mainEntity: Object.values(items).map(({ q, a }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: a.replaceAll('`', '') },
    })),
  }
}
