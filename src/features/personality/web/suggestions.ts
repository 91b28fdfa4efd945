import type { SuggestionViews } from '#platform/web/suggestions.ts'

export const suggestions: SuggestionViews = {
  quiz: {
    to: '/personality-quiz',
    species: 'foxglove',
    area: 'mind',
    card: 'quiz',
    words: {
      en: {
        title: 'A look at how you tend to be',
        text: 'A questionnaire of yours can go on, or a year has passed since the last one.',
        action: 'To the questionnaires',
        why: 'You began a questionnaire, or took one about a year ago. A second look shows what changed.',
      },
      de: {
        title: 'Ein Blick darauf, wie du meistens bist',
        text: 'Ein Fragebogen von dir kann weitergehen, oder seit dem letzten ist ein Jahr vergangen.',
        action: 'Zu den Fragebögen',
        why: 'Du hast einen Fragebogen begonnen, oder der letzte ist etwa ein Jahr her. Ein zweiter Blick zeigt, was sich verändert hat.',
      },
    },
  },
}
