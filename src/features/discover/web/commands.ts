import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { compass } from '#platform/web/ui/icons/subjects.ts'

export const area = 'soul'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'discover.open',
    to: '/discover',
    icon: compass,
    words: {
      en: { title: 'Discover', also: 'find courses recommendations need sleep calm talk five minutes search tracks speeches' },
      de: { title: 'Entdecken', also: 'finden Kurse Empfehlungen Schlaf Ruhe Vortrag fünf Minuten suchen Titel Texte' },
    },
  },
]
