export const en = {
  newTitle: 'Measure',
  editTitle: 'Change an entry',
  day: 'Day',
  badDay: 'A day up to today, please.',
  nothing: 'Please enter at least one figure.',
  girths: 'Body measurements',
  folds: 'Skinfolds',
  foldsHint:
    'In millimetres with a caliper, on the right side, the mean of two or three. For men chest, belly and thigh; for women arm, hip and thigh.',
  note: 'Note',
  kept: 'saved, type to change',
}
