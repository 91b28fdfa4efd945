import { defineMessages } from '../i18n/messages.ts'
import { EVERY_DAY } from '#platform/contract/reminders.ts'

export const en = {
  add: 'Add a time',
  none: 'No reminder yet.',
  time: 'Time',
  days: 'Days',
  on: (title: string, time: string) => `Reminder “${title}” at ${time}`,
  remove: (time: string) => `Remove the reminder at ${time}`,
  edit: (time: string) => `Change the reminder at ${time}`,
  failed: 'That could not be saved',
  next: (when: string) => `Next: ${when}`,
  off: 'Off',
  weekdays: (mask: number, names: readonly string[], list: (items: string[]) => string) =>
    mask === EVERY_DAY
      ? 'every day'
      : mask === 0b0011111
        ? 'Monday to Friday'
        : mask === 0b1100000
          ? 'on weekends'
          : list(names.filter((_, bit) => mask & (1 << bit))),
  channel: {
    unsupported: 'This browser does not show notifications. Reminders can still reach you by email or in your calendar.',
    needsInstall:
      'On an iPhone, notifications only reach apps on the home screen: tap Share, then “Add to Home Screen”, and open Fernwell from there.',
    blocked: 'Notifications are blocked for this site in your browser settings. You can allow them there.',
    ask: 'Reminders need your permission to appear on this device.',
    allow: 'Allow on this device',
    what: 'Notifications travel encrypted through the push service of your browser’s maker. It sees that one is sent, and when, but not what it says.',
  },
}

export const reminderMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
