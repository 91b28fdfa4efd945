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
  'first-game': {
    to: '/brain-forest',
    species: 'pine',
    area: 'mind',
    words: {
      en: {
        title: 'Plant a first tree',
        text: 'A game of two minutes, and the forest has begun.',
        action: 'To the forest',
        why: 'There are games here that you have not tried. Whatever you play grows as a tree.',
      },
      de: {
        title: 'Pflanz einen ersten Baum',
        text: 'Ein Spiel von zwei Minuten, und der Wald hat begonnen.',
        action: 'Zum Wald',
        why: 'Hier gibt es Spiele, die du noch nicht kennst. Was du spielst, wächst als Baum.',
      },
    },
  },
}
