import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { garden } from '#platform/web/ui/icons/subjects.ts'

export const area = 'garden'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'garden.open',
    to: '/my-garden',
    icon: garden,
    keys: 'g g',
    words: { en: { title: 'Garden', also: 'plants seeds points' }, de: { title: 'Garten', also: 'Pflanzen Samen Punkte' } },
  },
]
