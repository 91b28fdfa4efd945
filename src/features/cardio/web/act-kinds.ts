import type { ActKindViews } from '#platform/web/act-kinds.ts'
import { edit } from '#platform/web/ui/icons/actions.ts'

export const actKinds: ActKindViews = {
  cardio: {
    icon: edit,
    linkOf: () => '/cardio',
    words: {
      en: { title: 'Cardio', one: 'A note', from: 'a note', with: 'notes' },
      de: { title: 'Cardio', one: 'Eine Notiz', from: 'einer Notiz', with: 'Notizen' },
    },
  },
}
