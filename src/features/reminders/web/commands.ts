import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { bell } from '#platform/web/ui/icons/subjects.ts'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'reminders.open',
    kind: 'page',
    to: '/settings/reminders',
    icon: bell,
    area: 'profile',
    words: { en: { title: 'Reminders', also: 'notifications notices time' }, de: { title: 'Erinnerungen', also: 'Mitteilungen Uhrzeit' } },
  },
]
