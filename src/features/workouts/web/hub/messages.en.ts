import { focusNames } from '../../focus-names.en.ts'

export const en = {
  training: 'Training',
  underWay: 'Workout in progress',
  next: (number: number, of: number) => `Next workout, ${number} of ${of}`,
  goOn: 'Continue',
  look: 'To training',
  focus: focusNames,
}
