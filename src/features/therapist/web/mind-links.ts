import type { MindLink } from '#platform/web/mind-links.ts'
import { leaf } from '#platform/web/ui/icons/things.ts'

export const mindLinks: readonly MindLink[] = [
  {
    href: '/my-therapist',
    icon: leaf,
    words: {
      en: { title: 'Therapist area', line: 'Tools from therapy, and a safety plan in your own words' },
      de: { title: 'Therapiebereich', line: 'Werkzeuge aus der Therapie und ein Sicherheitsplan in deinen Worten' },
    },
  },
]
