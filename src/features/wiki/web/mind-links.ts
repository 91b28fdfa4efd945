import type { MindLink } from '#platform/web/mind-links.ts'
import { sparkle } from '#platform/web/ui/icons/things.ts'

export const mindLinks: readonly MindLink[] = [
  {
    href: '/brain-forest/infinite-wiki',
    icon: sparkle,
    words: {
      en: { title: 'Infinite wiki', line: 'Every word is a door: walk from one to the next' },
      de: { title: 'Endloses Wiki', line: 'Jedes Wort ist eine Tür: geh von einem zum nächsten' },
    },
  },
]
