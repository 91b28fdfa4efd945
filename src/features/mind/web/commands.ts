import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { edit } from '#platform/web/ui/icons/actions.ts'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'mind.open',
    kind: 'page',
    to: '/mind',
    icon: edit,
    area: 'mind',
    words: { en: { title: 'Mind' }, de: { title: 'Mind' } },
  },
]
