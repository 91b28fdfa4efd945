import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { people } from '#platform/web/ui/icons/things.ts'

export const area = 'profile'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'care.help',
    to: '/get-help',
    icon: people,
    words: {
      en: { title: 'Get help now', also: 'crisis helpline emergency suicide call' },
      de: { title: 'Jetzt Hilfe finden', also: 'Krise Hilfetelefon Notruf Suizid anrufen' },
    },
  },
]
