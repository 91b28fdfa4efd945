import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  'full-body-2': { name: 'Full body, twice', text: 'Two sessions with the big lifts. Enough for a long while.' },
  'full-body-3': { name: 'Full body, three times', text: 'Each muscle three times a week, never too much of it at once.' },
  'upper-lower': { name: 'Upper and lower', text: 'Four days, heavy ones and lighter ones, with a lighter week every fourth.' },
  'push-pull-legs': { name: 'Push, pull, legs', text: 'Six days for people who like to train often and have the time to recover.' },
  'linear-5x5': { name: 'Five by five', text: 'Three lifts a day, five sets of five, and a little more weight each time it goes well.' },
  wave: { name: 'Waves', text: 'Heavy sets at percentages of a training max, in waves of four weeks.' },
  hypertrophy: { name: 'For muscle', text: 'Five days of medium reps and short rests.' },
  'novice-dumbbells': { name: 'First dumbbells', text: 'A pair of dumbbells, a bench, three calm days.' },
  bodyweight: { name: 'Bodyweight only', text: 'A bar to hang from and the floor.' },
  kettlebell: { name: 'One kettlebell', text: 'Swings, presses and get-ups.' },
  'hotel-room': { name: 'Hotel room', text: 'No equipment, no jumping, no noise below.' },
  'twenty-minutes': { name: 'Twenty minutes', text: 'Three lifts, short rests, and back to the day.' },
  'over-60': { name: 'Strong and steady over 60', text: 'Strength, balance and easy joints, twice a week.' },
  'couch-to-5k': { name: 'To five kilometres', text: 'Nine weeks from a minute at a time to half an hour of running.' },
  'ten-km': { name: 'To ten kilometres', text: 'Ten weeks for people who can already run half an hour.' },
  mobility: { name: 'Supple', text: 'A calm quarter of an hour, three times a week.' },
}

/** Names and purposes of built-in structures. */
export const structureMessages = defineMessages({ en, de: () => import('./structure-messages.de.ts').then((m) => m.de) })
