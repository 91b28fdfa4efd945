import { focusNames } from '../../focus-names.de.ts'
import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  training: 'Training',
  underWay: 'Training angefangen',
  next: (number, of) => `Nächstes Training, ${number} von ${of}`,
  goOn: 'Weitermachen',
  look: 'Zum Training',
  focus: focusNames,
}
