import type { SuggestionViews } from '#platform/web/suggestions.ts'

export const suggestions: SuggestionViews = {
  write: {
    to: '/journal',
    species: 'poppy',
    area: 'journal',
    words: {
      en: {
        title: 'A line for your journal',
        text: 'One sentence is an entry. The prompt of the day helps with the first word.',
        action: 'To the journal',
        why: 'The last seven days are still blank pages. Should you feel like writing, today is as good as any.',
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
