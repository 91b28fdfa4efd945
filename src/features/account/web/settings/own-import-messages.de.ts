import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './own-import-messages.en.ts'

export const de: Translation<typeof en> = {
  title: 'Bring sie zurück',
  hint: 'Ein Export von dir, von hier oder von woanders. Du siehst, was darin ist, bevor etwas hereinkommt.',
  choose: 'Export auswählen',
  uploading: 'Unterwegs',
  atWork: 'Wird durchgesehen …',
  found: 'In diesem Export:',
  part: (name, found, known) => (known > 0 ? `${name}: ${found}, davon ${known} schon hier` : `${name}: ${found}`),
  unreadable: (n) => (n === 1 ? 'Eines davon ist nicht lesbar und bleibt draußen.' : `${n} davon sind nicht lesbar und bleiben draußen.`),
  never:
    'Was schon hier ist, bleibt, wie es ist. Nie mitgebracht: Name, Adresse und Einstellungen deines Kontos, Passwörter, Passkeys, der zweite Schritt, Geräte, Zustimmungen zu Sprachmodellen und Berichte früherer Importe.',
  start: 'Hereinholen',
  cancel: 'Doch nicht',
  done: (n) => (n === 0 ? 'Alles war schon hier.' : n === 1 ? 'Eines ist hereingekommen.' : `${n} Dinge sind hereingekommen.`),
  undo: 'Wieder herausnehmen',
  undone: (n) => (n === 0 ? 'Alles ist wieder draußen.' : `Es ist wieder draußen, bis auf ${n}, die du seither geändert hast.`),
  failed: 'Das ging nicht. Nichts von dem, was du hier hast, wurde geändert; versuch es bitte noch einmal mit einem Export von Fernwell.',
}
