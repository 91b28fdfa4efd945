import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { edit } from '#platform/web/ui/icons/actions.ts'
import { people } from '#platform/web/ui/icons/things.ts'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'meditations.open',
    kind: 'page',
    to: '/personal-meditations-customized',
    icon: edit,
    area: 'soul',
    words: {
      en: { title: 'Your meditations', also: 'make write own meditation script custom bell pause record voice' },
      de: { title: 'Deine Meditationen', also: 'Meditation schreiben machen eigene Skript Glocke Pause aufnehmen Stimme' },
    },
  },
  {
    id: 'meditations.shared',
    kind: 'page',
    to: '/personal-meditations-customized?list=shared',
    icon: people,
    area: 'soul',
    words: {
      en: { title: 'Meditations from others', also: 'shared community meditations people' },
      de: { title: 'Meditationen von anderen', also: 'geteilt gemeinsam Meditationen Leute' },
    },
  },
]
