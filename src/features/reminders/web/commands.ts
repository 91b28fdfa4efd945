import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { bell } from '#platform/web/ui/icons/subjects.ts'

export const area = 'profile'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'reminders.open',
    to: '/settings/reminders',
    icon: bell,
    words: { en: { title: 'Reminders', also: 'notifications notices time' }, de: { title: 'Erinnerungen', also: 'Mitteilungen Uhrzeit' } },
  },
]
