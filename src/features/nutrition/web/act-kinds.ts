import type { ActKindViews } from '#platform/web/act-kinds.ts'
import { nutrition } from '#platform/web/ui/icons/subjects.ts'

export const actKinds: ActKindViews = {
  meal: {
    icon: nutrition,
    linkOfDay: (day) => `/nutrition-analytics?day=${day}`,
    words: {
      en: { title: 'Food', one: 'A day of food logged', from: 'a day of food', with: 'days of food logged' },
      de: { title: 'Essen', one: 'Ein Tag Essen aufgeschrieben', from: 'einem Tag Essen', with: 'Tage Essen aufgeschrieben' },
    },
  },
}
