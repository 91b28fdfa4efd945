import type { ActKindViews } from '#platform/web/act-kinds.ts'
import { habits } from '#platform/web/ui/icons/subjects.ts'

export const actKinds: ActKindViews = {
  habit: {
    icon: habits,
    linkOf: (id) => `/habits/${encodeURIComponent(id)}`,
    words: {
      en: { title: 'Habits', one: 'A habit', from: 'a habit', with: 'habits' },
      de: { title: 'Gewohnheiten', one: 'Eine Gewohnheit', from: 'einer Gewohnheit', with: 'Gewohnheiten' },
    },
  },
}
