import { defineMessages } from '#platform/web/i18n/messages.ts'
import type { Pose } from '../../contract-photos.ts'

const poses: Record<Pose, string> = { front: 'Front', side: 'Side', back: 'Back', other: 'Other' }

export const en = {
  title: 'Photos side by side',
  lead: 'Encrypted like your journal, without location or camera details, and shown nowhere else: in no memory, on no card.',
  back: 'Measurements',
  add: 'Add a photo',
  poses,
  shut: {
    title: (n: number) => (n === 1 ? 'One photo, out of sight' : `${n} photos, out of sight`),
    text: 'They stay hidden until you ask, so that no one beside you sees them by chance.',
    show: 'Show them',
  },
  hide: 'Hide photos',
  empty: {
    title: 'No photos here',
    text: 'Use the same place, light and pose, and you can compare two of them. Many people do well without any.',
  },
  compare: 'Compare',
  left: 'Earlier',
  right: 'Later',
  option: (day: string, pose: string) => `${day}, ${pose}`,
  alt: (day: string, pose: string) => `Your photo of ${day}, ${pose}`,
  apart: (days: number) => (days === 1 ? 'One day apart.' : `${days} days apart.`),
  all: 'All photos',
  menu: (what: string) => `More for the photo of ${what}`,
  change: 'Change day or pose',
  remove: 'Delete',
  removeTitle: 'Delete this photo for good?',
  removeText: 'It cannot be restored.',
  cancel: 'Cancel',
  keep: 'Save',
  form: {
    title: 'Add a photo',
    file: 'Photo',
    fileHint: 'JPEG, PNG, WebP or AVIF, up to 30 MB. You need a connection.',
    day: 'Day',
    pose: 'Pose',
    noFile: 'Please choose a photo.',
    tooLarge: 'This file is larger than 30 MB.',
    badDay: 'Choose a day up to today.',
  },
  failedTitle: 'Your photos could not be loaded',
  failedText: 'They are safe. You need a connection to see them.',
  refused: 'That did not work',
}

export const photoMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
