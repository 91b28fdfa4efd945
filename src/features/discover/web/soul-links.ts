import type { SoulLink } from '#platform/web/soul-links.ts'
import { compass } from '#platform/web/ui/icons/subjects.ts'

export const soulLinks: readonly SoulLink[] = [
  {
    href: '/discover',
    icon: compass,
    words: {
      en: { title: 'Discover', line: 'By what you need, and one-week courses' },
      de: { title: 'Entdecken', line: 'Nach Bedürfnis, und einwöchige Kurse' },
    },
  },
]
