import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural, number } = words('en')

export const en = {
  title: 'Personality reports',
  lead: 'All your questionnaires, what changed and what did not, and what may suit you.',
  take: 'Take a questionnaire',
  failed: 'Your results could not be loaded',
  empty: {
    title: 'No result yet',
    text: 'Once you finish a questionnaire, it appears here. Take it again a few months later to see what changed.',
  },
  takings: {
    title: 'All results',
    columns: { name: 'Questionnaire', day: 'Day', group: 'Compared with' },
    imported: (source: string) => `imported from ${source}`,
    sources: { 'bigfive-web': 'bigfive-web', csv: 'a table', fernwell: 'a Fernwell file' },
    more: (n: number) => `Show ${number(n)} more`,
  },
  change: {
    title: 'Over time',
    once: 'Take the same questionnaire again to see here what changed. Half a year in between is a good time.',
    instrument: 'Questionnaire',
    scale: 'Part',
    summary: 'Each line is one result, newest last, all compared with the same group. Where bars overlap a lot, there is no clear change.',
    from: 'From',
    to: 'To',
    nothing: (margin: string) =>
      `Between these two, nothing changed beyond the measurement error. A domain would have to move by about ${margin} T points to stand out from chance.`,
    moved: (n: number) =>
      plural(n, { one: 'One part changed beyond the measurement error:', other: '# parts changed beyond the measurement error:' }),
    up: (name: string, by: string, margin: string) => `${name}: up by ${by} T points (more than ${margin} is unlikely to be chance)`,
    down: (name: string, by: string, margin: string) => `${name}: down by ${by} T points (more than ${margin} is unlikely to be chance)`,
    chance: (n: number, of: number) => `Out of ${of} parts, about ${n} would seem to change by chance alone.`,
    by: {
      alpha: 'Calculated with the consistency of each scale (Cronbach’s α); no test–retest figure is published for it.',
      retest: 'Calculated with the published test–retest correlation.',
    },
    method: 'Reliable-change index after Jacobson & Truax (1991).',
    columns: { scale: 'Part', before: 'T before', after: 'T after', difference: 'Change', margin: 'Margin', reliable: 'Beyond chance' },
    yes: 'yes',
    no: 'no',
    all: 'All parts',
  },
  facets: {
    title: 'Compare two facets',
    summary: 'Two parts of one result, side by side.',
    first: 'First',
    second: 'Second',
    apart: (more: string, less: string, by: string, margin: string) =>
      `${more} is above ${less} by ${by} T points; more than ${margin} is unlikely to be chance.`,
    same: (margin: string) => `There is no clear difference: they would have to differ by more than ${margin} T points.`,
  },
  life: {
    title: 'In your life',
    lead: (from: string, to: string) =>
      `Your own days from ${from} to ${to}, next to what the questionnaire describes. This does not show what causes what.`,
    few: (least: number, days: number) =>
      `Log your mood on ${number(least)} days to see your own days here next to your result. ${
        days === 0 ? 'You have none yet.' : plural(days, { one: 'You have # so far.', other: 'You have # so far.' })
      }`,
    mood: 'Mood on an average day, 1 to 5',
    'mood-swing': 'How far your mood moves from day to day',
    'days-done': (name: string) => `${name}: share of days on which you did it`,
    figure: (mean: string, low: string, high: string, days: number) =>
      `${mean} (${low} to ${high}, ${plural(days, { one: '# day', other: '# days' })})`,
    beside: (scales: string) => `Beside: ${scales}`,
    columns: { measure: 'Measured', mean: 'Mean', interval: '95 %', days: 'Days', beside: 'Beside' },
    failed: 'This could not be calculated just now.',
    loading: 'Loading your days',
  },
  tips: {
    title: 'Suggestions',
    lead: 'Based on what your result shows clearly. Take what you like.',
    why: 'Why',
    go: 'Have a look',
    no: 'Not for me',
    declined: 'Dismissed',
    undo: 'Undo',
    failed: 'That could not be saved',
    none: 'Nothing in your result stands out clearly enough to suggest anything. That is true for most people.',
  },
  together: {
    title: 'Two together',
    text: 'If someone shared a result with you, paste the link here. If they allow it, you can compare it with yours.',
    link: 'Link',
    wrong: 'This is not a link to a shared result.',
    open: 'Open',
  },
  bring: {
    title: 'Import results',
    hint: 'We read results of bigfive-web (its JSON), raw answers as CSV, and our own files. You see a preview before anything changes.',
    sources: { 'bigfive-web': 'bigfive-web', csv: 'a table of answers', fernwell: 'Fernwell' },
    found: (source: string, n: number) => `From ${source}: ${plural(n, { one: '# result', other: '# results' })}.`,
    nothing: 'There is no result in this file.',
    fresh: (n: number) => plural(n, { one: '# of them is new.', other: '# of them are new.' }),
    allKnown: 'You already have all of these. There is nothing to import.',
    unread: (n: number) =>
      plural(n, { one: '# line could not be read and is skipped.', other: '# lines could not be read and are skipped.' }),
    tooMany: (n: number) => `With this file you would have ${number(n)} results, which is over the limit. It cannot be imported.`,
    table: 'Rows in this file',
    columns: { name: 'Questionnaire', day: 'Day', answers: 'Answers' },
    noDay: 'not given',
    known: 'already here',
    notes: {
      'no-date': () => 'The file has no date, so it is imported with today’s.',
      'answers-missing': (n: number) => plural(n, { one: '# answer is missing', other: '# answers are missing' }),
      'answers-out-of-range': (n: number) =>
        plural(n, { one: '# answer is out of range and is skipped', other: '# answers are out of range and are skipped' }),
      'items-unknown': (n: number) => plural(n, { one: '# line is unknown and is skipped', other: '# lines are unknown and are skipped' }),
      'scores-alone': () => 'It has only scores and no answers, so it cannot be scored here.',
      'order-assumed': (n: number) =>
        plural(n, {
          one: '# answer was matched to its line by order',
          other: '# answers were matched to their lines by order',
        }),
      ahead: () => 'Its date is in the future, so it is imported with today’s.',
    },
    group: 'Compare them with',
    came: (n: number) => plural(n, { one: '# result was imported.', other: '# results were imported.' }),
    retained: (n: number) =>
      plural(n, { one: '# result stays because you changed it since.', other: '# results stay because you changed them since.' }),
    failed: {
      unknown_format: 'We do not recognise this file. We read bigfive-web (JSON), answers as CSV, and our own files.',
      no_room: 'There are more results than fit. Everything before that was imported.',
    },
    undoText: 'This deletes its results. Results you changed since stay.',
    results: (n: number) => plural(n, { one: '# result', other: '# results' }),
  },
}

export const reportMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
