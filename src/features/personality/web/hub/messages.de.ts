import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  progress: 'Beantwortet',
  of: (n, of) => `${n} von ${of} beantwortet`,
  draft: 'Dein Fragebogen wartet',
  goOn: 'Weitermachen',
  retest: 'Ein zweiter Blick darauf, wie du meistens bist',
  last: (day) => `Der letzte war am ${day}.`,
  look: 'Ansehen',
}
