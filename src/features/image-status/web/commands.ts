import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { refresh } from '#platform/web/ui/icons/controls.ts'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'image-status.open',
    kind: 'page',
    to: '/image-status',
    icon: refresh,
    area: 'profile',
    words: {
      en: { title: 'In progress', also: 'image status uploads imports exports rendering storage space' },
      de: { title: 'In Arbeit', also: 'Bilder Status hochladen Import Export Speicher Platz' },
    },
  },
]
