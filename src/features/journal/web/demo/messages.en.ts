export const en = {
  label: 'A prompt by rules, and a page for it',
  times: { morning: 'Morning', day: 'Day', evening: 'Evening', night: 'Night' },
  time: 'For which time of day',
  another: 'Another question',
  why: 'Why this one?',
  page: 'Your page',
  placeholder: 'A sentence is plenty.',
  count: (words: number) => (words === 1 ? '1 word' : `${words} words`),
  nowhere: 'Stays in this field, and is gone when you leave.',
  loading: 'The questions are on their way …',
  failed: 'The questions could not be loaded. They come with the network.',
}
