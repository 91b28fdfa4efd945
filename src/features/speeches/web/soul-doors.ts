import type { SoulDoor } from '#platform/web/soul-doors.ts'
import { sun } from '#platform/web/ui/icons/things.ts'

export const soulDoors: readonly SoulDoor[] = [
  {
    href: '/motivational-speeches',
    icon: sun,
    words: {
      en: { title: 'Speeches', line: 'A minute or two of good words' },
      de: { title: 'Gute Worte', line: 'Ein, zwei Minuten, die guttun' },
    },
  },
]
