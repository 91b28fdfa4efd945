import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.en.ts'

export const de: Translation<typeof en> = {
  label: 'Eine Frage nach Regeln, und eine Seite dafür',
  times: { morning: 'Morgen', day: 'Tag', evening: 'Abend', night: 'Nacht' },
  time: 'Für welche Tageszeit',
  another: 'Eine andere Frage',
  why: 'Warum diese?',
  page: 'Deine Seite',
  placeholder: 'Ein Satz genügt.',
  count: (words) => (words === 1 ? '1 Wort' : `${words} Wörter`),
  nowhere: 'Bleibt in diesem Feld und ist weg, wenn du gehst.',
  loading: 'Die Fragen sind unterwegs …',
  failed: 'Die Fragen ließen sich nicht laden. Sie kommen mit dem Netz.',
}
