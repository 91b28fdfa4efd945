import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural, number } = words('en')

export const en = {
  soul: 'Soul',
  start: 'Start',
  pause: 'Pause',
  goOn: 'Continue',
  minutes: 'Minutes',
  minutesOf: (n: number) => `${number(n)} min`,
  bed: 'Background',
  beds: {
    none: 'Silence',
    rain: 'Rain',
    waves: 'Waves',
    wind: 'Wind in leaves',
    stream: 'A stream',
    fire: 'A fire',
    night: 'A summer night',
    pads: 'Soft chords',
    brown: 'A low hum',
  },
  save: 'Save these settings',
  unsave: 'Remove from saved',
  saved: 'Saved',
  savedNone: 'Tap the heart to save these settings here.',
  remove: (title: string) => `Remove: ${title}`,
  failed: 'The sound could not be prepared',
  failedText: 'Offline, only sounds on this device play.',
  locked: 'It keeps playing while your phone is locked.',
  breathing: {
    title: 'Breathing',
    lead: 'A tone rises as you breathe in and falls as you breathe out.',
    pattern: 'Pattern',
    patterns: { box: 'Box', 'four-seven-eight': '4-7-8', coherent: 'Coherent', sigh: 'Sigh', own: 'Own' },
    about: {
      box: 'In, hold, out, hold: four seconds each. Even and awake.',
      'four-seven-eight': 'In for four, hold for seven, out for eight. Many people like it before sleep.',
      coherent: 'Five and a half seconds in, five and a half out. Nothing to hold.',
      sigh: 'In through the nose, a little more on top, and a long way out.',
      own: 'Set your own lengths.',
    },
    ways: { in: 'Breathe in', sip: 'A little more', hold: 'Hold', out: 'Breathe out', rest: 'Rest' },
    parts: { in: 'In', sip: 'A second breath in', hold: 'Hold', out: 'Out', rest: 'Rest' },
    seconds: (n: number) => `${number(n)} s`,
    breaths: (n: number) => plural(n, { one: '# breath', other: '# breaths' }),
    ready: 'Sit or lie down',
    done: 'Breathe as you like',
    vibrate: 'Vibrate when the breath turns',
    care: 'If you feel dizzy or short of air, go back to breathing as you usually do.',
  },
  timer: {
    title: 'Timer',
    lead: 'A bell at the start, bells along the way, and three at the end.',
    length: 'Length',
    every: 'Bells along the way',
    noBells: 'None',
    everyOf: (n: number) => plural(n, { one: 'Every minute', other: 'Every # minutes' }),
    bell: 'Bell',
    bells: { low: 'Low', middle: 'Middle', high: 'High' },
    custom: 'Exact minutes',
    left: 'left',
    ended: 'Time is up',
  },
}

export const practiceMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
