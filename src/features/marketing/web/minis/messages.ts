import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural, list, number } = words('en')

export const en = {
  journal: {
    label: 'A small journal you can try',
    mood: 'How is the weather inside?',
    page: 'Today’s page',
    placeholder: 'A sentence is plenty.',
    words: (n: number) => plural(n, { one: '# word', other: '# words' }),
    state: {
      empty: 'Nothing leaves this page.',
      writing: 'Writing …',
      saved: 'Saved on this device, in this tab only',
      failed: 'Not saved: this browser keeps nothing',
    },
    monthTitle: 'The month so far, made up',
    month: (n: number) => `A made-up month: the weather of ${plural(n, { one: '# day', other: '# days' })}, day by day`,
    monthToday: (mood: string) => `, and today: ${mood}`,
    search: 'Search three made-up pages',
    found: (n: number) => plural(n, { one: '# page', other: '# pages' }),
    none: 'No page with these words.',
    entries: {
      rain: 'The rain stopped for ten minutes, and I went out.',
      call: 'Rang Mum. We talked about plum cake, and about nothing else.',
      night: 'Slept badly. Was gentle with myself about it.',
    },
    ago: (days: number) => plural(days, { one: 'yesterday', other: '# days ago' }),
  },
  mind: {
    label: 'A small memory game you can try',
    title: 'Follow the leaves',
    idle: 'Some leaves light up, one after the other. Press them in the same order.',
    start: 'Show me the first',
    again: 'Once more',
    watch: (n: number) => plural(n, { one: 'Watch: # leaf', other: 'Watch: # leaves' }),
    order: (leaves: readonly number[]) => `In this order: ${list(leaves.map((leaf) => `leaf ${number(leaf)}`))}`,
    yours: (done: number, all: number) => `Your turn: ${number(done)} of ${number(all)}`,
    right: 'Just so. One more.',
    missed: (stored: number) =>
      stored === 0
        ? 'That was another leaf. The first is the hardest.'
        : plural(stored, { one: 'You kept # leaf.', other: 'You kept # leaves in a row.' }),
    leaf: (n: number) => `Leaf ${number(n)}`,
    best: (n: number) => `Longest so far: ${number(n)}`,
  },
  body: {
    label: 'A small training log you can try',
    exercise: 'Goblet squat',
    weight: 'Weight',
    reps: 'Repetitions',
    less: (what: string) => `Less: ${what}`,
    more: (what: string) => `More: ${what}`,
    log: 'Log this set',
    full: 'That is a good deal for today.',
    set: (n: number) => `Set ${number(n)}`,
    max: 'Most you could lift once, estimated',
    formula: (best: string) => `Epley: weight × (1 + repetitions ÷ 30), from ${best}`,
    none: 'Log a set, and it is estimated here.',
    rest: 'Rest',
    skip: 'Enough rest',
    rested: 'Rested. Whenever you like.',
  },
  companion: {
    label: 'A small check-in you can try',
    ask: 'How is it, just now?',
    feelings: { heavy: 'Heavy', restless: 'Restless', stuck: 'Stuck', tired: 'Tired', fine: 'All right' },
    idle: 'Pick whatever is nearest. There is no wrong one.',
    steps: {
      heavy: [
        'That is a lot to carry. Put both feet on the floor, and breathe out for longer than you breathe in, five times.',
        'Is there one person who would be glad to hear from you? One line is enough: “Today is heavy.”',
      ],
      restless: [
        'Let it move, then: shake out your hands and arms for a minute, or walk once around the block.',
        'Name five things you can see, four you can hear, three you can touch. Slowly; nobody is counting.',
      ],
      stuck: [
        'Make it smaller. What would take two minutes? Do only that, and you may stop there.',
        'Write down the very next thing a hand would do: open, lift, call. Then let the hand do it.',
      ],
      tired: [
        'Tired is not lazy. Drink a glass of water, and sit for three minutes with nothing in your hands.',
        'What can wait until tomorrow? Choose one thing, and let it wait on purpose.',
      ],
      fine: [
        'Good to hear. What helped today? Keep it in one sentence, for a day that needs it.',
        'Then this is a good moment to thank somebody. It takes one line.',
      ],
    },
    another: 'Another idea',
    rules: 'Written by people beforehand, and chosen by your pick. No model reads along.',
    more: 'It is more than that: get help now',
  },
}

/** Texts of the small screens: loaded with them, not with the page. */
export const miniMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
