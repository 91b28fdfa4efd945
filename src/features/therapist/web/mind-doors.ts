import type { MindDoor } from '#platform/web/mind-doors.ts'
import { leaf } from '#platform/web/ui/icons/things.ts'

export const mindDoors: readonly MindDoor[] = [
  {
    href: '/my-therapist',
    icon: leaf,
    words: {
      en: { title: 'Therapist area', line: 'Tools from therapy, and a safety plan in your own words' },
      de: { title: 'Therapiebereich', line: 'Werkzeuge aus der Therapie und ein Sicherheitsplan in deinen Worten' },
    },
  },
]
