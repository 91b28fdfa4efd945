export const en = {
  start: 'Begin',
  about: 'About this questionnaire',
  empty: 'Two to three minutes. You can fill it in every two weeks at most, because it asks about the last two weeks.',
  next: (day: string) => `It asks about two weeks: the next time is from ${day} on.`,
  care: 'You answered that there are thoughts of being dead or of hurting yourself. Many people know them, and it can be talked about. Please talk with somebody today.',
  notADiagnosis:
    'It measures how much certain troubles weighed, and makes no diagnosis: only a conversation can. It can help to see changes, and to begin that conversation.',
  latest: 'Latest result',
  of: (most: number) => `of ${most}`,
  band: (words: string) => `The published name for this range: ${words}`,
  above: (cutoff: number) => `From ${cutoff} on, a conversation with a doctor or therapist is recommended.`,
  below: (cutoff: number) =>
    `It is below ${cutoff}, from where on a conversation is recommended. If you suffer, that is reason enough for one.`,
  change: {
    better: (before: number, now: number, day: string) => `Since ${day} it fell from ${before} to ${now}: a reliable improvement.`,
    worse: (before: number, now: number, day: string) =>
      `Since ${day} it rose from ${before} to ${now}: a reliable rise. It may be worth speaking about.`,
    none: (before: number, now: number, day: string) => `Since ${day} it went from ${before} to ${now}: too little to tell from chance.`,
  },
  reliable: (points: number) => `A change counts as reliable from ${points} points on; less can be inaccuracy of the questionnaire.`,
  trend: 'Sums over time',
  trendText: (cutoff: number) => `Lower is lighter. The line across is at ${cutoff}.`,
  day: 'Day',
  score: 'Sum',
  called: 'Range',
  all: 'All results',
  remove: (day: string) => `Delete the result of ${day}`,
  noneTitle: 'There is no such questionnaire',
  noneText: 'The address names a questionnaire that does not exist.',
}
