import { EVERY_DAY } from '#platform/contract/reminders.ts'
import type { en } from './messages.ts'

export const de: typeof en = {
  add: 'Uhrzeit hinzufügen',
  none: 'Noch keine Erinnerung.',
  time: 'Uhrzeit',
  days: 'Tage',
  on: (title, time) => `Erinnerung „${title}“ um ${time}`,
  remove: (time) => `Erinnerung um ${time} entfernen`,
  edit: (time) => `Erinnerung um ${time} ändern`,
  failed: 'Das ließ sich nicht speichern',
  next: (when) => `Nächste: ${when}`,
  off: 'Aus',
  weekdays: (mask, names, list) =>
    mask === EVERY_DAY
      ? 'jeden Tag'
      : mask === 0b0011111
        ? 'Montag bis Freitag'
        : mask === 0b1100000
          ? 'am Wochenende'
          : list(names.filter((_, bit) => mask & (1 << bit))),
  channel: {
    unsupported: 'Dieser Browser zeigt keine Mitteilungen. Erinnerungen erreichen dich trotzdem per E-Mail oder im Kalender.',
    needsInstall:
      'Auf dem iPhone gibt es Mitteilungen nur für Apps auf dem Home-Bildschirm: Tippe auf „Teilen“, dann „Zum Home-Bildschirm“, und öffne Fernwell von dort.',
    blocked: 'Mitteilungen sind für diese Seite in den Einstellungen deines Browsers ausgeschaltet. Dort lassen sie sich wieder erlauben.',
    ask: 'Damit Erinnerungen auf diesem Gerät erscheinen, brauchen sie deine Erlaubnis.',
    allow: 'Auf diesem Gerät erlauben',
    what: 'Eine Mitteilung geht verschlüsselt durch den Push-Dienst deines Browser-Herstellers. Er sieht, dass und wann eine kommt, nicht, was darin steht.',
  },
}
