import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { mind } from '#platform/web/ui/icons/places.ts'
import { GAME_IDS } from '../games/core/catalog.ts'
import { GAME_NAMES } from '../games/core/names.ts'

export const area = 'mind'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'mind.open',
    to: '/brain-forest',
    icon: mind,
    words: {
      en: { title: 'Brain forest', also: 'mind games training round' },
      de: { title: 'Gehirnwald', also: 'Denken Spiele Training Runde' },
    },
  },
  {
    id: 'mind.history',
    to: '/brain-forest/history',
    icon: mind,
    words: {
      en: { title: 'History of games', also: 'mind scores baseline progress' },
      de: { title: 'Verlauf der Spiele', also: 'Werte Ausgangswert Fortschritt' },
    },
  },
  ...GAME_IDS.map((game) => ({
    id: `mind.play.${game}`,
    to: `/brain-forest/play/${game}`,
    icon: mind,
    onlySearched: true,
    words: {
      en: { title: GAME_NAMES.en[game], also: `game play ${game}` },
      de: { title: GAME_NAMES.de[game], also: `Spiel spielen ${game}` },
    },
  })),
]
