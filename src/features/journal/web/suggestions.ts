import type { SuggestionViews } from '#platform/web/suggestions.ts'

export const suggestions: SuggestionViews = {
  write: {
    to: '/journal',
    species: 'poppy',
    area: 'journal',
    words: {
      en: {
        title: 'A line for your journal',
        text: 'One sentence is an entry. Today’s prompt can help you start.',
        action: 'Open journal',
        why: 'The last seven days are still blank. If you feel like writing, today is as good a day as any.',
      },
      de: {
        title: 'Eine Zeile ins Tagebuch',
        text: 'Ein Satz ist schon ein Eintrag. Die Frage des Tages hilft beim ersten Wort.',
        action: 'Zum Tagebuch',
        why: 'Die letzten sieben Tage sind noch weiße Seiten. Falls dir nach Schreiben ist: Heute passt so gut wie jeder Tag.',
      },
    },
  },
}
