import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  start: 'Begin',
  about: 'About this questionnaire',
  empty: 'It takes two to three minutes. You can fill it in every two weeks at most, because it asks about the last two weeks.',
  next: (day: string) => `It asks about the last two weeks. You can take it again from ${day}.`,
  care: 'You answered that you have thoughts of being dead or of hurting yourself. Many people know such thoughts, and you can talk about them. Please talk with someone today.',
  notADiagnosis:
    'It measures how much certain problems have weighed on you. It does not make a diagnosis: only a conversation can. It can help you see changes and start that conversation.',
  latest: 'Latest result',
  of: (most: number) => `of ${most}`,
  band: (words: string) => `The published name for this range: ${words}`,
  above: (cutoff: number) => `From ${cutoff} on, a conversation with a doctor or therapist is recommended.`,
  below: (cutoff: number) =>
    `It is below ${cutoff}, the score from which a conversation is recommended. If you are suffering, that is reason enough for one.`,
  change: {
    better: (before: number, now: number, day: string) => `Since ${day} it fell from ${before} to ${now}: a reliable improvement.`,
    worse: (before: number, now: number, day: string) =>
      `Since ${day} it rose from ${before} to ${now}: a reliable rise. It may be worth talking about.`,
    none: (before: number, now: number, day: string) =>
      `Since ${day} it went from ${before} to ${now}: too small a change to rule out chance.`,
  },
  reliable: (points: number) => `A change of ${points} points or more counts as reliable; a smaller one may be measurement error.`,
  trend: 'Scores over time',
  trendText: (cutoff: number) => `Lower is better. The line marks ${cutoff}.`,
  day: 'Day',
  score: 'Score',
  called: 'Range',
  all: 'All results',
  remove: (day: string) => `Delete the result of ${day}`,
  noneTitle: 'Questionnaire not found',
  noneText: 'This link points to a questionnaire that does not exist.',
}

export const measureMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
