import { help } from '../ui/icons/things.ts'
import type { FeatureCommands } from './command.ts'
import { openCommands } from './open.ts'

/** Commands of the platform itself. */
export const area = 'profile'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'keys',
    kind: 'action',
    icon: help,
    run: () => openCommands('keys'),
    words: { en: { title: 'Keyboard shortcuts', also: 'keys help' }, de: { title: 'Tastenkürzel', also: 'Tasten Hilfe' } },
  },
]
