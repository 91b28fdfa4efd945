import type { ActKindViews } from '#platform/web/act-kinds.ts'
import { scrapbook } from '#platform/web/ui/icons/choices.ts'

export const actKinds: ActKindViews = {
  scrapbook: {
    icon: scrapbook,
    linkOf: (id) => `/my-scrapbook/pages/${id}`,
    words: {
      en: { title: 'Scrapbook', one: 'A page of a scrapbook', from: 'a page of a scrapbook', with: 'scrapbook pages' },
      de: { title: 'Sammelbuch', one: 'Eine Seite im Sammelbuch', from: 'einer Seite im Sammelbuch', with: 'Seiten im Sammelbuch' },
    },
  },
}
