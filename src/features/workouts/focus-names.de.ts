import type { focusNames as en } from './focus-names.en.ts'

export const focusNames: typeof en = {
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
}
