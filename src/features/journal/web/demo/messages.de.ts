import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.en.ts'

export const de: Translation<typeof en> = {
  label: 'Eine Frage, und eine Seite zum Schreiben',
  times: { morning: 'Morgen', day: 'Tag', evening: 'Abend', night: 'Nacht' },
  time: 'Für welche Tageszeit',
  another: 'Eine andere Frage',
  why: 'Warum diese?',
  page: 'Deine Seite',
  placeholder: 'Ein Satz genügt.',
  count: (words) => (words === 1 ? '1 Wort' : `${words} Wörter`),
  nowhere: 'Bleibt in diesem Feld und wird nicht gespeichert.',
  loading: 'Die Fragen werden geladen …',
  failed: 'Die Fragen ließen sich nicht laden. Sie brauchen eine Verbindung.',
}
