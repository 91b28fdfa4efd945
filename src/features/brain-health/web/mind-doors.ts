import type { MindDoor } from '#platform/web/mind-doors.ts'
import { leaf } from '#platform/web/ui/icons/things.ts'

export const mindDoors: readonly MindDoor[] = [
  {
    href: '/brain-health',
    icon: leaf,
    words: {
      en: { title: 'Brain health', line: 'What you can look after, with figures, checks and something to read' },
      de: { title: 'Gehirngesundheit', line: 'Worum du dich kümmern kannst, mit Zahlen, Checks und etwas zum Lesen' },
    },
  },
]
