import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { chart } from '#platform/web/ui/icons/tools.ts'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { image } from '#platform/web/ui/icons/capture.ts'

export const area = 'body'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'measurements.log',
    kind: 'action',
    to: '/measurements?log',
    icon: plus,
    words: { en: { title: 'Log a weight', also: 'scales weigh measure' }, de: { title: 'Gewicht eintragen', also: 'Waage wiegen messen' } },
  },
  {
    id: 'measurements.open',
    to: '/measurements',
    icon: chart,
    words: {
      en: { title: 'Measurements', also: 'weight waist girth body fat trend' },
      de: { title: 'Messungen', also: 'Gewicht Taille Umfang Körperfett Trend' },
    },
  },
  {
    id: 'measurements.photos',
    to: '/measurements/photos',
    icon: image,
    onlySearched: true,
    words: { en: { title: 'Photos side by side', also: 'body compare' }, de: { title: 'Fotos nebeneinander', also: 'Körper vergleichen' } },
  },
]
