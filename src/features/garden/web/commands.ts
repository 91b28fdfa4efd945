import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { garden } from '#platform/web/ui/icons/subjects.ts'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'garden.open',
    kind: 'page',
    to: '/my-garden',
    icon: garden,
    area: 'garden',
    keys: 'g g',
    words: { en: { title: 'Garden', also: 'plants seeds points' }, de: { title: 'Garten', also: 'Pflanzen Samen Punkte' } },
  },
]
