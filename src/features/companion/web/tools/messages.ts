import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')

export const en = {
  areas: {
    mood: 'Moods',
    entries: 'Journal entries',
    habits: 'Habits',
    training: 'Training',
    food: 'Food diary',
    sleep: 'Sleep',
    garden: 'Garden',
    tracks: 'Listening',
  },
  sends: {
    mood: 'Your moods by day, with their feelings. No words from entries.',
    entries: 'The beginning of entries that match the question, up to 700 characters each, with title, day and mood.',
    habits: 'The names of your habits, and the days you did them.',
    training: 'Workouts with day, length and sets; runs and rides with distance and heart rate. No routes.',
    food: 'Your meals, by day; their energy, unless you hide figures.',
    sleep: 'How you said you slept.',
    garden: 'Names you gave to plants, seeds and points.',
    tracks: 'Tracks that you listened to, how often and how long, and your favourites.',
  },
  settings: {
    title: 'What it may read',
    lead: (where: string) =>
      `Nothing until you switch it on. Only then, what it looks up for an answer goes to ${where}, just like your messages. Entries you marked as hard and locked journals are never included.`,
    proposeTitle: 'What it may suggest',
    propose: 'Suggest things to do',
    proposeHint: 'An entry, a mood, a habit, a track, a reminder: as a card below its answer. Nothing happens until you tap it.',
    none: 'This model cannot look anything up or suggest anything: it runs from a file on this server, without tools.',
    failed: 'That could not be saved. Please try again.',
  },
  sees: (areas: string) => `It may look at: ${areas}.`,
  looking: (area: string) => `Looking things up: ${area} …`,
  preparing: 'Preparing a suggestion …',
  sources: 'Looked up for this answer',
  moreSources: (n: number) => plural(n, { one: 'show # more', other: 'show # more' }),
  withoutTools: {
    refused: 'This model cannot use tools, so it answered without looking anything up.',
    spent: 'There was too little of today’s allowance left to look things up, so it answered without.',
  },
  card: {
    label: 'A suggestion from the model',
    text: 'Text',
    yes: 'Do it',
    open: 'Open',
    no: 'No',
    undo: 'Undo',
    look: 'View',
    dismissed: 'Dismissed.',
    undone: 'Undone.',
    done: 'Done.',
    opened: 'Opened.',
    doing: 'This was started on another page or device. Check there before you try again.',
    again: 'Try it anyway',
    unknown: 'This cannot be done here any more.',
    failed: 'That did not work. Nothing was changed; you can try again.',
    undoFailed: 'That could not be undone. Please check it yourself.',
    offline: 'You are offline. Nothing was done; try again once you are back online.',
    elsewhere: 'This was already done elsewhere. Nothing was done twice.',
    notShared: 'Done. We could not mark it here, because you were offline.',
    empty: 'There is no text yet.',
  },
}

export const toolMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
