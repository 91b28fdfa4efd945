import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { scrapbook } from '#platform/web/ui/icons/choices.ts'

export const area = 'journal'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'scrapbook.open',
    to: '/my-scrapbook',
    icon: scrapbook,
    words: {
      en: { title: 'Scrapbook', also: 'scrapbook photos collage pages album stickers tape drawing' },
      de: { title: 'Sammelbuch', also: 'Scrapbook Fotos Collage Seiten Album Sticker Klebeband Zeichnen' },
    },
  },
]
