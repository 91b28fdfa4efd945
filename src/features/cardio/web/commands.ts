import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { edit } from '#platform/web/ui/icons/actions.ts'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'cardio.open',
    kind: 'page',
    to: '/cardio',
    icon: edit,
    area: 'mind',
    words: { en: { title: 'Cardio' }, de: { title: 'Cardio' } },
  },
]
