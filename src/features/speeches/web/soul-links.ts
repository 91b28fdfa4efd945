import type { SoulLink } from '#platform/web/soul-links.ts'
import { sun } from '#platform/web/ui/icons/things.ts'

export const soulLinks: readonly SoulLink[] = [
  {
    href: '/motivational-speeches',
    icon: sun,
    words: {
      en: { title: 'Speeches', line: 'A minute or two of good words' },
      de: { title: 'Gute Worte', line: 'Ein, zwei Minuten, die guttun' },
    },
  },
]
