import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')

export const en = {
  title: 'Ask a language model',
  hint: 'What would you like to know about this plan?',
  ideas: {
    explain: 'Why is this plan like this?',
    change: 'What would you change, and why?',
    time: 'I have less time now. What can go?',
  },
  ideasLabel: 'Ideas for a question',
  ask: 'Ask',
  stop: 'Stop',
  reading: 'Reading your plan and writing an answer …',
  here: 'The answer is ready.',
  stopped: 'Stopped. Nothing was changed.',
  badge: (model: string) => `Written by ${model}. It may be wrong, and it is not a doctor.`,
  pain: 'With chest pain or faintness: stop at once and get help.',
  proposals: 'Its suggestions',
  checked: 'Each was checked by the rules that make plans here. Nothing changes until you apply it.',
  refused: (count: number) =>
    plural(count, {
      one: 'One more proposal broke these rules and is not shown.',
      other: `${count} more proposals broke these rules and are not shown.`,
    }),
  swap: (to: string, from: string) => `${to} instead of ${from}`,
  sets: (exercise: string, to: number, from: number) => `${exercise}: ${to} instead of ${from} sets`,
  reps: (exercise: string, to: string, from: string) => `${exercise}: ${to} instead of ${from}`,
  rest: (exercise: string, to: string, from: string) => `${exercise}: ${to} of rest instead of ${from}`,
  remove: (exercise: string) => `Leave out ${exercise}`,
  add: (exercise: string) => `Add ${exercise}`,
  shorter: 'A shorter day: about half the time',
  harder: 'A harder day: one more set of the first two lifts',
  seconds: (count: number) => `${count} s`,
  minutes: (before: number, after: number) => (before === after ? `${after} min` : `${before} → ${after} min`),
  saysWhy: (reason: string) => `It says: ${reason}`,
  apply: 'Apply',
  applied: 'Applied',
  undo: 'Undo',
  unfit: 'This no longer fits your current plan.',
  failed: 'No answer this time',
  offline: 'You are offline. Your plan works without a connection, and without a model.',
  about: 'Data sent, and your consent',
  back: 'Back to the question',
  consent: {
    what: 'Your plan was made by fixed rules, and says why for every choice. Beside that, a program that puts words together can explain it in its own words and propose changes. It knows nothing for certain and may be wrong. Each proposal is checked by the rules, and you decide.',
    sent: [
      'your question',
      'the exercises of up to seven days of the plan, with sets, reps, rest and order',
      'what you train for, your level, the minutes you have, and which joints or demands are to be spared',
      'which exercises could take their place where you train',
    ],
    notes: [
      'Not sent: your name, names of plans and days, exercises of your own by name, notes, loads, your trainings, measurements or anything else. Its answer is not stored.',
    ],
    withdrawText: 'Nothing more is sent. Your plan stays as it is.',
  },
}

export const adviceMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
