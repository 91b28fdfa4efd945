import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { plus } from '#platform/web/ui/icons/controls.ts'
import { timer } from '#platform/web/ui/icons/tools.ts'
import { body } from '#platform/web/ui/icons/places.ts'
import { upload } from '#platform/web/ui/icons/actions.ts'

export const area = 'body'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'cardio.open',
    to: '/gym-ai/cardio',
    icon: body,
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
    words: { en: { title: 'Log a run, ride or swim' }, de: { title: 'Lauf, Fahrt oder Schwimmen eintragen' } },
  },
  {
    id: 'cardio.intervals',
    to: '/gym-ai/cardio/intervals',
    icon: timer,
    words: { en: { title: 'Interval timer' }, de: { title: 'Intervalluhr' } },
  },
  {
    id: 'cardio.import',
    to: '/gym-ai/cardio/import',
    icon: upload,
    words: { en: { title: 'Import recordings', also: 'GPX TCX FIT' }, de: { title: 'Aufzeichnungen importieren', also: 'GPX TCX FIT' } },
  },
]
