import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { mind } from '#platform/web/ui/icons/places.ts'
import { GAME_IDS } from '../games/core/catalog.ts'
import { GAME_NAMES } from '../games/core/names.ts'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'mind.open',
    kind: 'page',
    to: '/brain-forest',
    icon: mind,
    area: 'mind',
    words: {
      en: { title: 'Brain forest', also: 'mind games training round' },
      de: { title: 'Gehirnwald', also: 'Denken Spiele Training Runde' },
    },
  },
  {
    id: 'mind.history',
    kind: 'page',
    to: '/brain-forest/history',
    icon: mind,
    area: 'mind',
    words: {
      en: { title: 'History of games', also: 'mind scores baseline progress' },
      de: { title: 'Verlauf der Spiele', also: 'Werte Ausgangswert Fortschritt' },
    },
  },
  ...GAME_IDS.map((game) => ({
    id: `mind.play.${game}`,
    kind: 'page' as const,
    to: `/brain-forest/play/${game}`,
    icon: mind,
    area: 'mind' as const,
    onlySearched: true,
    words: {
      en: { title: GAME_NAMES.en[game], also: `game play ${game}` },
      de: { title: GAME_NAMES.de[game], also: `Spiel spielen ${game}` },
    },
  })),
]
