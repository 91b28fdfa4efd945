import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { sun } from '#platform/web/ui/icons/things.ts'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'speeches.open',
    kind: 'page',
    to: '/motivational-speeches',
    icon: sun,
    area: 'soul',
    words: {
      en: { title: 'Speeches', also: 'motivational speech motivation words courage pep talk' },
      de: { title: 'Gute Worte', also: 'Motivation Rede Mut Text Ansprache' },
    },
  },
]
