import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.en.ts'

export const de: Translation<typeof en> = {
  title: 'Du musst das nicht allein tragen',
  text: 'Manche dieser Worte klingen sehr schwer. Wenn du dir etwas antun könntest oder in Gefahr bist, ruf bitte jetzt die Notrufnummer deines Landes an.',
  person:
    'Sag es heute jemandem, dem du vertraust, mit den Worten, die gerade kommen. „Mir geht es nicht gut, kannst du bei mir bleiben?“ genügt.',
  link: 'Eine kostenlose Hilfe in deinem Land finden',
  aside: 'Dieser Hinweis kommt von einer kurzen Wortliste auf deinem Gerät. Niemand hat davon erfahren.',
}
