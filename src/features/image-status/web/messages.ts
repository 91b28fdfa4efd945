import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')

export const en = {
  profile: 'Profile',
  title: 'In progress',
  hint: 'Uploads, imports, exports, sounds, and storage',
  lead: 'Everything that takes a while, and the space your files use.',
  loading: 'Loading',
  works: 'Now and in the last day',
  none: 'Nothing in progress',
  noneText: 'Imports, exports and sounds in progress appear here, with how far along they are.',
  kinds: { import: 'Import', export: 'Export of your data', render: 'Sound of a meditation', picture: 'Picture for the scrapbook' },
  areas: {
    account: 'Fernwell export',
    cardio: 'cardio',
    habits: 'habits',
    journal: 'journal',
    nutrition: 'food',
    personality: 'personality',
    soul: 'mindful minutes',
    workouts: 'training',
  },
  states: {
    waiting: 'Waiting for its turn',
    running: 'In progress',
    asks: 'Waiting for you',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
  uploading: 'Upload not finished: choose the same file again to continue',
  ready: 'Ready to download',
  percent: (percent: string) => `${percent} done`,
  failures: {
    file: 'The file could not be read. Its page has details.',
    other: 'It did not work. Try again; its page has details.',
    picture: 'The picture was not created. Try again, or use different words under a page’s photos.',
    exported: 'The export could not be prepared. Request it again in the settings.',
  },
  cancel: 'Cancel',
  cancelOf: (name: string) => `Cancel: ${name}`,
  retry: 'Try again',
  retryOf: (name: string) => `Try again: ${name}`,
  device: 'On this device',
  deviceNone: 'Everything written on this device has been sent.',
  deviceWaits: (n: number) =>
    `${plural(n, { one: '# change is waiting', other: '# changes are waiting' })} for a connection. Nothing is lost.`,
  deviceRefused: (n: number) =>
    `${plural(n, { one: '# change was', other: '# changes were' })} not accepted. The notice on the hub explains why, and what you can do.`,
  send: 'Send now',
  storage: 'Storage',
  used: (used: string, limit: string) => `${used} of ${limit} used`,
  usedBy: 'Size in an export, texts included',
  parts: {
    journal: 'Photos, recordings and text of the journal',
    scrapbook: 'Scrapbook: pictures and pages',
    meditations: 'Your recordings for meditations',
    measurements: 'Progress photos',
    workouts: 'Photos of exercises',
    cardio: 'Recorded routes',
    other: 'Other files',
  },
  free: 'To free space, delete photos or recordings where they appear, and empty the journal’s trash. Deleted files free their space at once. Export first if you want a copy.',
  toTrash: 'Open the journal',
  toExport: 'Export everything',
  failedTitle: 'This could not be loaded',
  failedText: 'Work in progress continues.',
}

export const statusMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
