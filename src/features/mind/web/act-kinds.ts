import type { ActKindViews } from '#platform/web/act-kinds.ts'
import { mind } from '#platform/web/ui/icons/places.ts'

export const actKinds: ActKindViews = {
  'brain-game': {
    icon: mind,
    linkOf: (subject) => (subject ? `/brain-forest/play/${subject}` : '/brain-forest'),
    words: {
      en: { title: 'Brain games', one: 'A game', from: 'a game', with: 'games' },
      de: { title: 'Denkspiele', one: 'Ein Spiel', from: 'einem Spiel', with: 'Spielen' },
    },
  },
}
