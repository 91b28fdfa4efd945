export const en = {
  title: 'Between sessions',
  lead: 'Topics for the next time, homework, notes and appointments. Also without a network.',
  done: 'Done',
  more: 'Show older ones',
}
