import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')
const hours = (n: number) => plural(n, { one: '# hour', other: '# hours' })

export const en = {
  back: 'Food',
  title: 'Fasting',
  lead: 'Time your breaks from eating, if you like. Longer is not better.',
  broken: { title: 'Your fasts could not be loaded', text: 'They are safe.' },
  begin: {
    title: 'An overnight fast',
    goal: 'How long',
    hours,
    now: 'Start now',
    since: (time: string) => `Started when I last ate, ${time}`,
  },
  running: {
    title: (time: string) => `Not eating since ${time}`,
    ring: 'Progress towards your goal',
    goal: (length: string) => `of ${length}`,
    until: (time: string) => `Until about ${time}, or until you are hungry.`,
    over: (length: string) => `Your ${length} are over. Eat whenever you like.`,
    long: 'That is long enough. Please eat something when you can.',
    unwell: 'If you feel faint, shaky or unwell, eat something now. That is always right.',
    stop: 'I am eating',
    change: 'Change the times',
    drop: 'Discard this fast',
  },
  ended: {
    title: 'When did you eat?',
    text: 'After 24 hours the timer stops. Enter when you ate, or discard this fast.',
    say: 'Enter time',
  },
  bound: {
    expecting: 'There is no fasting timer in pregnancy and while breastfeeding: you and your child need food when you need it.',
    growing: 'There is no fasting timer under 18: growing needs food.',
    light:
      'There is no fasting timer at your weight: there is none to lose. If eating is hard right now, a doctor is a good person to tell.',
    care: 'There is no fasting timer right now, because of how your last weeks look.',
    unknown: 'You can choose up to 12 hours until you add your age, height and weight.',
    measurements: 'To your measurements',
  },
  about: {
    title: 'Worth knowing',
    night: 'Most people fast every night without a plan, from dinner to breakfast.',
    evidence:
      'Eating within eight hours was not clearly better for weight than eating the same over the day, in two randomised trials (Lowe et al., 2020, JAMA Internal Medicine; Liu et al., 2022, New England Journal of Medicine).',
    ask: 'With diabetes, with medicine that must be taken with food, or after an eating disorder: ask your doctor before you try.',
    nothing: 'There are no points and no streaks for it. Water, tea and black coffee do not end a fast.',
  },
  past: {
    title: 'Recent',
    none: 'No fasts yet.',
    night: 'Night to',
    times: 'Times',
    length: 'Length',
    actions: 'Change or delete',
    change: (day: string) => `Change the fast of ${day}`,
    remove: (day: string) => `Delete the fast of ${day}`,
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
    wrong: 'A fast must end after it starts, within 24 hours and not in the future.',
    invalid: 'Enter both a day and a time.',
  },
  toasts: {
    started: 'Fast started',
    saved: (length: string) => `Fast saved: ${length}`,
    savedPlain: 'Fast saved',
    changed: 'Fast changed',
    removed: 'Fast deleted',
  },
}

export const fastingMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
