export const en = {
  title: 'My safety plan',
  lead: 'Six steps in your own words, for the hours in which thinking is hard. It opens without a network, and from every place where help is shown.',
  emptyTitle: 'There is no plan yet',
  emptyText:
    'It is best written on a calm day, and together with somebody: a therapist, a doctor, a person you trust. It takes about twenty minutes, and you can leave out what does not fit.',
  none: 'No safety plan yet',
  write: 'Write my plan',
  changed: (day: string) => `Last changed on ${day}`,
  otherTitle: 'Written on another device',
  otherText: 'This version was written while the other one was changed. Take what you need from it, or use it in place of the one above.',
  useThis: 'Use this version',
  open: 'Open the plan',
}
