import type { ActKindViews } from '#platform/web/act-kinds.ts'
import { journal } from '#platform/web/ui/icons/places.ts'

const linkOf = (id: string) => `/journal/${encodeURIComponent(id)}`

export const actKinds: ActKindViews = {
  entry: {
    icon: journal,
    linkOf,
    words: {
      en: { title: 'Journal entries', one: 'A journal entry', from: 'journal entries', with: 'journal entries' },
      de: { title: 'Tagebucheinträge', one: 'Ein Tagebucheintrag', from: 'Tagebucheinträgen', with: 'Tagebucheinträgen' },
    },
  },
  mood: {
    icon: journal,
    linkOf,
    words: {
      en: { title: 'Moods', one: 'A mood', from: 'moods', with: 'moods' },
      de: { title: 'Stimmungen', one: 'Eine Stimmung', from: 'Stimmungen', with: 'Stimmungen' },
    },
  },
}
