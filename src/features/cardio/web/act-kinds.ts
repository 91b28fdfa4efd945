import type { ActKindViews } from '#platform/web/act-kinds.ts'
import { heart } from '#platform/web/ui/icons/marks.ts'

export const actKinds: ActKindViews = {
  cardio: {
    icon: heart,
    linkOf: (id) => `/gym-ai/cardio/${id}`,
    words: {
      en: { title: 'Cardio', one: 'A cardio session', from: 'cardio', with: 'cardio' },
      de: { title: 'Ausdauer', one: 'Eine Ausdauereinheit', from: 'Ausdauer', with: 'Ausdauer' },
    },
  },
}
