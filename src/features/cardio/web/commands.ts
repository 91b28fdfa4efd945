import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { timer } from '#platform/web/ui/icons/tools.ts'
import { body } from '#platform/web/ui/icons/places.ts'
import { upload } from '#platform/web/ui/icons/actions.ts'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'cardio.open',
    kind: 'page',
    to: '/gym-ai/cardio',
    icon: body,
    area: 'body',
    words: {
      en: { title: 'Cardio', also: 'run walk ride swim hike row' },
      de: { title: 'Ausdauer', also: 'laufen gehen radfahren schwimmen wandern rudern' },
    },
  },
  {
    id: 'cardio.log',
    kind: 'action',
    to: '/gym-ai/cardio?log',
    icon: plus,
    area: 'body',
    words: { en: { title: 'Log a run, ride or swim' }, de: { title: 'Lauf, Fahrt oder Schwimmen eintragen' } },
  },
  {
    id: 'cardio.intervals',
    kind: 'page',
    to: '/gym-ai/cardio/intervals',
    icon: timer,
    area: 'body',
    words: { en: { title: 'Interval timer' }, de: { title: 'Intervalluhr' } },
  },
  {
    id: 'cardio.import',
    kind: 'page',
    to: '/gym-ai/cardio/import',
    icon: upload,
    area: 'body',
    words: { en: { title: 'Import recordings', also: 'GPX TCX FIT' }, de: { title: 'Aufzeichnungen importieren', also: 'GPX TCX FIT' } },
  },
]
