import type { SoulLink } from '#platform/web/soul-links.ts'
import { edit } from '#platform/web/ui/icons/actions.ts'

export const soulLinks: readonly SoulLink[] = [
  {
    href: '/personal-meditations-customized',
    icon: edit,
    words: {
      en: { title: 'Your meditations', line: 'Write one, hear it, share it' },
      de: { title: 'Deine Meditationen', line: 'Schreiben, hören, teilen' },
    },
  },
]
