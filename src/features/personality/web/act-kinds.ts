import type { ActKindViews } from '#platform/web/act-kinds.ts'
import { profile } from '#platform/web/ui/icons/places.ts'

export const actKinds: ActKindViews = {
  assessment: {
    icon: profile,
    words: {
      en: { title: 'Looks at yourself', one: 'A questionnaire', from: 'questionnaires', with: 'a questionnaire' },
      de: { title: 'Blicke auf dich', one: 'Ein Fragebogen', from: 'Fragebögen', with: 'einem Fragebogen' },
    },
  },
}
