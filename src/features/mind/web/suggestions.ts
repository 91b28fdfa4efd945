import type { SuggestionViews } from '#platform/web/suggestions.ts'

export const suggestions: SuggestionViews = {
  round: {
    to: '/brain-forest',
    species: 'spruce',
    area: 'mind',
    words: {
      en: {
        title: 'A few minutes in the forest',
        text: 'Today’s round is three to five short games.',
        action: 'To the round',
        why: 'You play now and then, and today’s round is still open. It is there tomorrow as well.',
      },
      de: {
        title: 'Ein paar Minuten im Wald',
        text: 'Die Runde von heute sind drei bis fünf kurze Spiele.',
        action: 'Zur Runde',
        why: 'Du spielst ab und zu, und die Runde von heute ist noch offen. Morgen ist sie auch noch da.',
      },
    },
  },
}
