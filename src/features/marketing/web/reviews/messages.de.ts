import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural } = words('de')

export const de: Translation<typeof en> = {
  title: 'Was Menschen hier davon halten',
  lead: 'Von Menschen mit einem Konto auf dieser Installation, unter einem Namen ihrer Wahl. Wer sie betreibt, liest jede, bevor sie gezeigt wird. Niemand ist erfunden, niemand wird bezahlt.',
  list: 'Bewertungen',
  average: (value, count) => `${value} von 5 Sternen, aus ${plural(count, { one: '# Bewertung', other: '# Bewertungen' })}`,
  count: (count, least) =>
    `${plural(count, { one: '# Bewertung', other: '# Bewertungen' })}. Ein Durchschnitt aus weniger als ${least} würde nichts sagen, darum steht hier keiner.`,
  latest: (shown) => `Die neuesten ${shown} werden gezeigt.`,
  stars: (n) => plural(n, { one: '# Stern von 5', other: '# Sterne von 5' }),
  empty: 'Noch ist keine Bewertung zu sehen',
  emptyText:
    'Niemand auf dieser Installation hat eine abgegeben, oder es wurde noch keine angenommen. Wir erfinden keine. Was Fernwell kann und was nicht, steht in den Fragen und Antworten.',
  faq: 'Fragen und Antworten',
  loading: 'Die Bewertungen sind unterwegs.',
  withoutScripts: 'Die Bewertungen kommen vom Server; damit sie hier erscheinen, braucht der Browser Skripte.',
  failed: 'Die Bewertungen ließen sich nicht laden.',
  retry: 'Noch einmal versuchen',
  own: {
    title: 'Deine Bewertung',
    stranger: 'Wer hier ein Konto hat, kann eine Bewertung schreiben.',
    login: 'Anmelden',
    lead: 'Schreib, was du einer Freundin sagen würdest, Gutes und Schlechtes. Bitte nichts über deine Gesundheit, was Fremde nicht lesen sollen.',
    stars: 'Sterne',
    star: (n) => `${n}`,
    name: 'Name, der gezeigt wird',
    nameHint: 'Irgendein Name, der dir gefällt. Es muss nicht deiner sein.',
    text: 'Bewertung',
    agreed: 'Alle dürfen diese Bewertung mit diesem Namen lesen, sobald sie angenommen wurde.',
    send: 'Abgeben',
    save: 'Änderung abgeben',
    cancel: 'Abbrechen',
    edit: 'Ändern',
    remove: 'Löschen',
    removed: 'Deine Bewertung ist gelöscht.',
    failed: 'Das hat nicht geklappt.',
    unsent: 'Was du geschrieben hast, steht noch da.',
    editing: 'Solange eine Änderung darauf wartet, angenommen zu werden, ist die Bewertung nicht zu sehen.',
    states: {
      waiting: 'Sie wartet darauf, dass der Betreiber sie annimmt.',
      accepted: 'Alle können sie auf dieser Seite lesen.',
      declined: 'Sie wurde nicht angenommen, und nur du siehst sie.',
    },
    reason: (reason) => `Der Grund: ${reason}`,
    needed: {
      stars: 'Bitte wähl, wie viele Sterne.',
      name: 'Bitte gib einen Namen an, der gezeigt wird.',
      text: 'Bitte schreib etwas.',
      agreed: 'Ohne deine Zustimmung kann sie nicht gezeigt werden.',
    },
  },
}
