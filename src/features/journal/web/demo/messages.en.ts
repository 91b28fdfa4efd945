export const en = {
  label: 'A prompt, and a page to write on',
  times: { morning: 'Morning', day: 'Day', evening: 'Evening', night: 'Night' },
  time: 'Time of day',
  another: 'Another question',
  why: 'Why this one?',
  page: 'Your page',
  placeholder: 'A sentence is plenty.',
  count: (words: number) => (words === 1 ? '1 word' : `${words} words`),
  nowhere: 'Stays in this field, and is not saved.',
  loading: 'Loading the questions …',
  failed: 'The questions could not be loaded. They need a connection.',
}
