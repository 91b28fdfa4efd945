import type { ActKindViews } from '#platform/web/act-kinds.ts'
import { headphones } from '#platform/web/ui/icons/media.ts'

export const actKinds: ActKindViews = {
  listen: {
    icon: headphones,
    linkOf: (id) => {
      // Listening to meditations is counted here too; they have a page of their own.
      if (id.startsWith('meditation-')) return `/personal-meditations-customized?meditation=${id.slice('meditation-'.length)}`
      // The server only records ids of real practices, so the first word is enough; this avoids loading the rules of practices.
      const practice = /^(timer|breathing)-\d/.exec(id)
      return practice ? `/soul/${practice[1]}?practice=${id}` : `/soul/track/${encodeURIComponent(id)}`
    },
    words: {
      en: { title: 'Listening', one: 'Listening', from: 'listening', with: 'listening' },
      de: { title: 'Hören', one: 'Hören', from: 'Hören', with: 'Hören' },
    },
  },
  mindful: {
    icon: headphones,
    linkOf: () => '/soul/record',
    words: {
      en: { title: 'Sitting, from other apps', one: 'Sitting', from: 'sitting', with: 'sitting' },
      de: { title: 'Sitzen, aus anderen Apps', one: 'Sitzen', from: 'Sitzen', with: 'Sitzen' },
    },
  },
}
