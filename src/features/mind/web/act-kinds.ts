import type { ActKindViews } from '#platform/web/act-kinds.ts'
import { edit } from '#platform/web/ui/icons/actions.ts'

export const actKinds: ActKindViews = {
  mind: {
    icon: edit,
    linkOf: () => '/mind',
    words: {
      en: { title: 'Mind', one: 'A note', from: 'a note', with: 'notes' },
      de: { title: 'Mind', one: 'Eine Notiz', from: 'einer Notiz', with: 'Notizen' },
    },
  },
}
