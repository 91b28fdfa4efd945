import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.en.ts'

export const de: Translation<typeof en> = {
  training: 'Training',
  underWay: 'Training angefangen',
  next: (number, of) => `Nächstes Training, ${number} von ${of}`,
  goOn: 'Weitermachen',
  look: 'Zum Training',
  focus: {
    'full-a': 'Ganzer Körper A',
    'full-b': 'Ganzer Körper B',
    'full-c': 'Ganzer Körper C',
    'upper-a': 'Oberkörper A',
    'upper-b': 'Oberkörper B',
    'lower-a': 'Unterkörper A',
    'lower-b': 'Unterkörper B',
    push: 'Drücken',
    pull: 'Ziehen',
    legs: 'Beine',
    easy: 'Leichter Tag',
    mobility: 'Beweglichkeit',
    cardio: 'Ausdauer',
    own: 'Training',
  },
}
