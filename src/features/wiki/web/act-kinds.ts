import type { ActKindViews } from '#platform/web/act-kinds.ts'
import { book } from '#platform/web/ui/icons/subjects.ts'

export const actKinds: ActKindViews = {
  'wiki-reading': {
    icon: book,
    linkOf: () => '/brain-forest/infinite-wiki',
    words: {
      en: { title: 'Reading in the wiki', one: 'A walk through words', from: 'a walk through words', with: 'walks through words' },
      de: { title: 'Lesen im Wiki', one: 'Ein Gang durch Wörter', from: 'einem Gang durch Wörter', with: 'Gängen durch Wörter' },
    },
  },
}
