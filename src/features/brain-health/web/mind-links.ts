import type { MindLink } from '#platform/web/mind-links.ts'
import { leaf } from '#platform/web/ui/icons/things.ts'

export const mindLinks: readonly MindLink[] = [
  {
    href: '/brain-health',
    icon: leaf,
    words: {
      en: { title: 'Brain health', line: 'What you can look after, with figures, checks and something to read' },
      de: { title: 'Gehirngesundheit', line: 'Worum du dich kümmern kannst, mit Zahlen, Checks und etwas zum Lesen' },
    },
  },
]
