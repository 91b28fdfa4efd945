export const en = {
  title: 'Mind',
  lead: 'A few words at a time.',
  label: 'A note',
  add: 'Keep it',
  list: 'Your notes',
  remove: (text: string) => `Take away: ${text}`,
  empty: 'Nothing here yet',
  emptyHint: 'A sentence is enough to begin with.',
  refused: 'That did not work',
  failedTitle: 'Your notes could not be loaded',
  failedText: 'They are safe where they are.',
}
