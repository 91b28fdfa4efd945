import { focusNames } from '../../focus-names.en.ts'

export const en = {
  training: 'Training',
  underWay: 'Training under way',
  next: (number: number, of: number) => `Next training, ${number} of ${of}`,
  goOn: 'Go on',
  look: 'To training',
  focus: focusNames,
}
