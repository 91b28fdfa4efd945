import type { SuggestionViews } from '#platform/web/suggestions.ts'

export const suggestions: SuggestionViews = {
  train: {
    to: '/gym-ai',
    species: 'fern',
    area: 'body',
    words: {
      en: {
        title: 'Your next workout is ready',
        text: 'It can be as long as today allows.',
        action: 'To training',
        why: 'You follow a plan, and its next session is waiting. It can wait as long as you like.',
      },
      de: {
        title: 'Dein nächstes Training ist bereit',
        text: 'Es darf so lang sein, wie heute Platz ist.',
        action: 'Zum Training',
        why: 'Du folgst einem Plan, und sein nächstes Training wartet. Es kann so lange warten, wie du magst.',
      },
    },
  },
}
