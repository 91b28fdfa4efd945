import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { edit } from '#platform/web/ui/icons/actions.ts'
import { people } from '#platform/web/ui/icons/things.ts'

export const area = 'soul'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'meditations.open',
    to: '/personal-meditations-customized',
    icon: edit,
    words: {
      en: { title: 'Your meditations', also: 'make write own meditation script custom bell pause record voice' },
      de: { title: 'Deine Meditationen', also: 'Meditation schreiben machen eigene Skript Glocke Pause aufnehmen Stimme' },
    },
  },
  {
    id: 'meditations.shared',
    to: '/personal-meditations-customized?list=shared',
    icon: people,
    words: {
      en: { title: 'Meditations from others', also: 'shared community meditations people' },
      de: { title: 'Meditationen von anderen', also: 'geteilt gemeinsam Meditationen Leute' },
    },
  },
]
