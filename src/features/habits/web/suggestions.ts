import type { SuggestionViews } from '#platform/web/suggestions.ts'

export const suggestions: SuggestionViews = {
  habit: {
    to: '/habits',
    species: 'daisy',
    area: 'habits',
    words: {
      en: {
        title: 'One small thing of yours',
        text: 'Pick the easiest of what is open today. The rest may wait.',
        action: 'To your habits',
        why: 'Some of your habits are open today, and one small one is often how a day gets going.',
      },
      de: {
        title: 'Etwas Kleines, das dir gehört',
        text: 'Nimm das Leichteste von dem, was heute offen ist. Der Rest darf warten.',
        action: 'Zu den Gewohnheiten',
        why: 'Ein paar deiner Gewohnheiten sind heute offen, und oft kommt ein Tag mit einer kleinen in Gang.',
      },
    },
  },
}
