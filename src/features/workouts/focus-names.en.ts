/** Names of a plan's days by their focus, used if the person gave a day no name. */
export const focusNames = {
  'full-a': 'Full body A',
  'full-b': 'Full body B',
  'full-c': 'Full body C',
  'upper-a': 'Upper body A',
  'upper-b': 'Upper body B',
  'lower-a': 'Lower body A',
  'lower-b': 'Lower body B',
  push: 'Push',
  pull: 'Pull',
  legs: 'Legs',
  easy: 'Easy day',
  mobility: 'Mobility',
  cardio: 'Endurance',
  own: 'Training',
}
