import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { compass } from '#platform/web/ui/icons/subjects.ts'

export const area = 'hub'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'onboarding.open',
    to: '/onboarding',
    icon: compass,
    words: { en: { title: 'Welcome', also: 'first steps introduction' }, de: { title: 'Willkommen', also: 'erste Schritte Einführung' } },
  },
]
