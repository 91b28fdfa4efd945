import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural } = words('de')

export const de: Translation<typeof en> = {
  title: 'Suche und Befehle',
  placeholder: 'Seiten und Aktionen suchen',
  groups: {
    recent: 'Zuletzt',
    action: 'Aktionen',
    page: 'Gehe zu',
    command: 'Befehle',
    thing: 'Deine Inhalte',
    found: 'In deinen Einträgen',
  },
  results: (n) => plural(n, { one: '# Treffer', other: '# Treffer' }),
  none: (query) => `Keine Treffer für „${query}“.`,
  noneHint: 'Versuch ein anderes Wort: eine Seite, eine Gewohnheit, ein Stück zum Hören, etwas Geschriebenes.',
  loading: 'Wird gesucht …',
  move: 'wählen',
  take: 'öffnen',
  leave: 'schließen',
  failed: 'Das hat nicht geklappt.',
  keys: {
    title: 'Tastenkürzel',
    lead: 'Sie gelten überall außer in Textfeldern. Wo zwei Tasten stehen, drück sie nacheinander.',
    everywhere: 'Überall',
    action: 'Aktionen',
    page: 'Gehe zu',
    sheet: 'Diese Übersicht',
    close: 'Schließen, was offen ist',
    toNotices: 'Zu den Meldungen',
    next: 'dann',
    single: 'Einzelne Tasten',
    singleHint: 'Schalte sie aus, wenn du diktierst statt tippst oder leicht danebendrückst. Suche und Befehle behält sein Kürzel.',
  },
}
