import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { mind } from '#platform/web/ui/icons/places.ts'
import { book } from '#platform/web/ui/icons/subjects.ts'

export const area = 'mind'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'wiki.open',
    to: '/brain-forest/infinite-wiki',
    icon: mind,
    words: {
      en: { title: 'Infinite wiki', also: 'words dictionary articles trail read' },
      de: { title: 'Endloses Wiki', also: 'Wörter Wörterbuch Artikel Pfad lesen' },
    },
  },
  {
    id: 'wiki.vocabulary',
    to: '/brain-forest/vocabulary',
    icon: book,
    words: {
      en: { title: 'Vocabulary', also: 'saved words learn review repeat' },
      de: { title: 'Wortschatz', also: 'gespeicherte Wörter lernen wiederholen abfragen' },
    },
  },
]
