import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { mind } from '#platform/web/ui/icons/places.ts'
import { book } from '#platform/web/ui/icons/subjects.ts'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'wiki.open',
    kind: 'page',
    to: '/brain-forest/infinite-wiki',
    icon: mind,
    area: 'mind',
    words: {
      en: { title: 'Infinite wiki', also: 'words dictionary articles trail read' },
      de: { title: 'Endloses Wiki', also: 'Wörter Wörterbuch Artikel Pfad lesen' },
    },
  },
  {
    id: 'wiki.vocabulary',
    kind: 'page',
    to: '/brain-forest/vocabulary',
    icon: book,
    area: 'mind',
    words: {
      en: { title: 'Vocabulary', also: 'saved words learn review repeat' },
      de: { title: 'Wortschatz', also: 'gespeicherte Wörter lernen wiederholen abfragen' },
    },
  },
]
