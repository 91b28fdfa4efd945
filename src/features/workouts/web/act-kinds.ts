import type { ActKindViews } from '#platform/web/act-kinds.ts'
import { body } from '#platform/web/ui/icons/places.ts'

export const actKinds: ActKindViews = {
  training: {
    icon: body,
    linkOf: (id) => `/workout-session/${id}`,
    words: {
      en: { title: 'Training', one: 'A training session', from: 'training', with: 'training' },
      de: { title: 'Training', one: 'Ein Training', from: 'Training', with: 'Training' },
    },
  },
}
