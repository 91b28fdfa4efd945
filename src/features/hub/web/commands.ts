import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { hub } from '#platform/web/ui/icons/places.ts'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'hub.open',
    kind: 'page',
    to: '/hub',
    icon: hub,
    area: 'hub',
    keys: 'g h',
    words: { en: { title: 'Hub', also: 'home today start' }, de: { title: 'Start', also: 'Hub heute Übersicht' } },
  },
]
