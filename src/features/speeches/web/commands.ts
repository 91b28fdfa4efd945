import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { sun } from '#platform/web/ui/icons/things.ts'

export const area = 'soul'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'speeches.open',
    to: '/motivational-speeches',
    icon: sun,
    words: {
      en: { title: 'Speeches', also: 'motivational speech motivation words courage pep talk' },
      de: { title: 'Gute Worte', also: 'Motivation Rede Mut Text Ansprache' },
    },
  },
]
