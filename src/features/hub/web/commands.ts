import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { hub } from '#platform/web/ui/icons/places.ts'

export const area = 'hub'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'hub.open',
    to: '/hub',
    icon: hub,
    keys: 'g h',
    words: { en: { title: 'Hub', also: 'home today start' }, de: { title: 'Start', also: 'Hub heute Übersicht' } },
  },
]
