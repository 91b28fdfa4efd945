import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')
const hours = (n: number) => plural(n, { one: '# hour', other: '# hours' })

export const en = {
  back: 'Food',
  title: 'Fasting',
  lead: 'A pause from eating, counted if you like. Longer is not better.',
  broken: { title: 'Your pauses could not be fetched just now', text: 'They are safe.' },
  begin: {
    title: 'A pause over night',
    goal: 'How long',
    hours,
    now: 'Begin now',
    since: (time: string) => `Started when I last ate, ${time}`,
  },
  running: {
    title: (time: string) => `Not eating since ${time}`,
    ring: 'Of the pause you wished for',
    goal: (length: string) => `of ${length}`,
    until: (time: string) => `Until about ${time}, or until you are hungry.`,
    over: (length: string) => `Your ${length} are over. Eat whenever you like.`,
    long: 'That is long enough. Please eat something when you can.',
    unwell: 'If you feel faint, shaky or unwell, eat something now. That is always right.',
    stop: 'I am eating',
    change: 'Change the times',
    drop: 'Do not save this one',
  },
  ended: {
    title: 'When did you eat?',
    text: 'After 24 hours nothing is counted any more. Say when you ate, or leave this pause out.',
    say: 'Say when',
  },
  bound: {
    expecting: 'In pregnancy and while breastfeeding nothing is counted here: you and your child need food when you need it.',
    growing: 'Under 18 nothing is counted here: growing needs food.',
    light: 'At your weight nothing is counted here: there is none to lose. If eating is hard just now, a doctor is a good person to tell.',
    care: 'Nothing is counted here just now, because of how the last weeks look.',
    unknown: 'Up to 12 hours are offered, as long as your age, height and weight are not known here.',
    measurements: 'To your measurements',
  },
  about: {
    title: 'Worth knowing',
    night: 'Most people fast every night without a plan, from dinner to breakfast.',
    evidence:
      'Eating within eight hours was not clearly better for weight than eating the same over the day, in two randomised trials (Lowe et al., 2020, JAMA Internal Medicine; Liu et al., 2022, New England Journal of Medicine).',
    ask: 'With diabetes, with medicine that must be taken with food, or after an eating disorder: ask your doctor before you try.',
    nothing: 'There are no points for it and no row of days. Water, tea and black coffee do not end a pause.',
  },
  past: {
    title: 'Lately',
    none: 'Nothing counted yet.',
    night: 'Night to',
    times: 'Times',
    length: 'Length',
    actions: 'Change or delete',
    change: (day: string) => `Change the pause of ${day}`,
    remove: (day: string) => `Delete the pause of ${day}`,
    about: (days: number) => `Of the last ${days} days; older ones are in your export.`,
  },
  edit: {
    title: 'When it was',
    from: 'Last ate',
    to: 'Ate again',
    day: 'Day',
    time: 'Time',
    save: 'Save',
    cancel: 'Cancel',
    wrong: 'A pause ends after it begins, within 24 hours and not in the future.',
    invalid: 'Both a day and a time are needed.',
  },
  said: {
    begun: 'Pause begun',
    kept: (length: string) => `Pause saved: ${length}`,
    savedPlain: 'Pause saved',
    changed: 'Pause changed',
    removed: 'Pause deleted',
  },
}
