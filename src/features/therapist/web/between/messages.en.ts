export const en = {
  title: 'Between sessions',
  lead: 'Topics for next time, homework, notes and appointments. Works offline too.',
  done: 'Done',
  more: 'Show older ones',
}
