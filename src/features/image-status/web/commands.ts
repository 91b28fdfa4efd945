import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { refresh } from '#platform/web/ui/icons/controls.ts'

export const area = 'profile'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'image-status.open',
    to: '/image-status',
    icon: refresh,
    words: {
      en: { title: 'In progress', also: 'image status uploads imports exports rendering storage space' },
      de: { title: 'In Arbeit', also: 'Bilder Status hochladen Import Export Speicher Platz' },
    },
  },
]
