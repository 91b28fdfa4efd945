import type { Translation } from '../i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  notShared: 'Die Datei ließ sich nicht teilen',
  notLoaded: 'Die Datei ließ sich nicht vom Server laden.',
  lockTitle: 'Fernwell ist gesperrt',
  unlock: 'Entsperren',
  unlockReason: 'Fernwell entsperren',
  cancel: 'Abbrechen',
  stillLocked: 'Das hat nicht geklappt. Verloren ist nichts; versuch es noch einmal.',
  lock: 'App sperren',
  lockHint:
    'Dieses Telefon fragt nach Gesicht, Fingerabdruck oder Code, bevor es die App zeigt, und nach einer Minute Pause wieder. Gesperrt ist die Ansicht, nicht die Daten.',
  lockNone:
    'Auf diesem Telefon ist weder Gesichtserkennung noch Fingerabdruck oder Code eingerichtet. Hol das zuerst in seinen Einstellungen nach.',
  lockReason: 'Sperre der App ändern',
  notices: 'Erinnerungen auf diesem Telefon',
  noticesHint: 'Das Telefon zeigt sie selbst, auch ohne Netz. Ihre Titel sind auf dem Sperrbildschirm lesbar.',
  noticesRefused: 'Das Telefon erlaubt keine Mitteilungen. In seinen Einstellungen unter Fernwell lässt sich das ändern.',
  failed: 'Das hat nicht geklappt. Versuch es bitte noch einmal.',
}
