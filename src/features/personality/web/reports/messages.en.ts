import { words } from '#platform/web/i18n/words.ts'

const { plural, number } = words('en')

export const en = {
  title: 'Personality reports',
  lead: 'All you ever took, what changed and what did not, and what may suit you.',
  take: 'Take a questionnaire',
  failed: 'Your results could not be read',
  empty: {
    title: 'No result yet',
    text: 'Once you have finished a questionnaire it stays here, and a second one some months later shows what changed.',
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
    once: 'With a second taking of the same questionnaire, what changed shows here. Half a year in between is a good measure.',
    instrument: 'Questionnaire',
    scale: 'Part',
    summary: 'Each line is a taking, the newest last, all beside one comparison group. Where bars overlap a lot, nothing can be told.',
    from: 'From',
    to: 'To',
    nothing: (margin: string) =>
      `Between these two nothing changed beyond the error of measuring. A domain would have to move by about ${margin} T points to be told from chance.`,
    moved: (n: number) =>
      plural(n, { one: 'One part changed beyond the error of measuring:', other: '# parts changed beyond the error of measuring:' }),
    up: (name: string, by: string, margin: string) => `${name}: up by ${by} T points (more than ${margin} is unlikely to be chance)`,
    down: (name: string, by: string, margin: string) => `${name}: down by ${by} T points (more than ${margin} is unlikely to be chance)`,
    chance: (n: number, of: number) => `Among ${of} parts that are looked at, about ${n} would seem to change by chance alone.`,
    by: {
      alpha: 'Reckoned with the consistency of each scale (Cronbach’s α); no test–retest figure is published for it.',
      retest: 'Reckoned with the published test–retest correlation.',
    },
    method: 'Reliable-change index after Jacobson & Truax (1991).',
    columns: { scale: 'Part', before: 'T before', after: 'T after', difference: 'Change', margin: 'Margin', reliable: 'Beyond chance' },
    yes: 'yes',
    no: 'no',
    all: 'All parts',
  },
  facets: {
    title: 'Facet against facet',
    summary: 'Two parts of one result, side by side.',
    first: 'First',
    second: 'Second',
    apart: (more: string, less: string, by: string, margin: string) =>
      `${more} stands above ${less} by ${by} T points; more than ${margin} is unlikely to be chance.`,
    same: (margin: string) => `Nothing tells the two apart: they would have to differ by more than ${margin} T points.`,
    of: 'Result',
  },
  life: {
    title: 'In your life',
    lead: (from: string, to: string) =>
      `Your own days from ${from} to ${to}, beside what the questionnaire describes. Not what causes what.`,
    few: (least: number, days: number) =>
      `From ${number(least)} days with a mood on, your own days show here beside your result. ${
        days === 0 ? 'There is none yet.' : plural(days, { one: 'There is # so far.', other: 'There are # so far.' })
      }`,
    mood: 'Mood on an average day, 1 to 5',
    'mood-swing': 'How far your mood moves from day to day',
    'days-done': (name: string) => `${name}: share of days on which you did it`,
    figure: (mean: string, low: string, high: string, days: number) =>
      `${mean} (${low} to ${high}, ${plural(days, { one: '# day', other: '# days' })})`,
    beside: (scales: string) => `Beside: ${scales}`,
    columns: { measure: 'Measured', mean: 'Mean', interval: '95 %', days: 'Days', beside: 'Beside' },
    failed: 'This could not be calculated just now.',
    loading: 'Your days are being looked through',
  },
  tips: {
    title: 'Suggestions',
    lead: 'From what your result says clearly. Take what you like.',
    why: 'Why',
    go: 'Have a look',
    no: 'Not for me',
    declined: 'Dismissed',
    undo: 'Undo',
    failed: 'That could not be saved',
    none: 'Nothing in your result stands out clearly enough to suggest anything. That is how it is for most people.',
  },
  together: {
    title: 'Two together',
    text: 'If somebody shared a result with you, put the link in here: where they allow it, you can lay yours beside it.',
    link: 'Link',
    wrong: 'This is no link to a shared result.',
    open: 'Open it',
  },
  bring: {
    title: 'Import results',
    hint: 'We read results of bigfive-web (its JSON), raw answers as CSV, and our own files. You see a preview before anything changes.',
    sources: { 'bigfive-web': 'bigfive-web', csv: 'a table of answers', fernwell: 'Fernwell' },
    found: (source: string, n: number) => `From ${source}: ${plural(n, { one: '# result', other: '# results' })}.`,
    nothing: 'There is no result in this file.',
    fresh: (n: number) => plural(n, { one: '# of them is new.', other: '# of them are new.' }),
    allKnown: 'All of it is here already. There is nothing to import.',
    unread: (n: number) =>
      plural(n, { one: '# line could not be read and stays behind.', other: '# lines could not be read and stay behind.' }),
    tooMany: (n: number) => `With this file you would have ${number(n)} results, more than there is room for. It cannot be imported.`,
    table: 'Rows in this file',
    columns: { name: 'Questionnaire', day: 'Day', answers: 'Answers' },
    noDay: 'not said',
    known: 'here already',
    notes: {
      'no-date': () => 'The file does not say when; it comes as of today.',
      'answers-missing': (n: number) => plural(n, { one: '# line is open', other: '# lines are open' }),
      'answers-out-of-range': (n: number) =>
        plural(n, { one: '# answer is out of range and stays behind', other: '# answers are out of range and stay behind' }),
      'items-unknown': (n: number) =>
        plural(n, { one: '# line is unknown and stays behind', other: '# lines are unknown and stay behind' }),
      'scores-alone': () => 'It has scores alone, and no answers: it cannot be scored here.',
      'order-assumed': (n: number) =>
        plural(n, {
          one: '# answer is taken to belong to its line by its order',
          other: '# answers are taken to belong to their lines by their order',
        }),
      ahead: () => 'Its day lies ahead; it comes as of today.',
    },
    group: 'Compare them with',
    came: (n: number) => plural(n, { one: '# result came.', other: '# results came.' }),
    kept: (n: number) => plural(n, { one: '# result stays: you changed it since.', other: '# results stay: you changed them since.' }),
    failed: {
      unknown_format: 'This is no file we know. We read bigfive-web (JSON), answers as CSV, and our own.',
      no_room: 'There are more results than there is room for. What came before that is here.',
    },
    undoText: 'This deletes its results. Results you changed since stay.',
    results: (n: number) => plural(n, { one: '# result', other: '# results' }),
  },
}
