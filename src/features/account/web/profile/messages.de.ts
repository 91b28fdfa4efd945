import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural } = words('de')

export const de: Translation<typeof en> = {
  plant: (days) =>
    days < 1
      ? 'Deine Birke wurde heute gepflanzt.'
      : plural(days, { one: 'Deine Birke wächst seit # Tag.', other: 'Deine Birke wächst seit # Tagen.' }),
  plantHint: 'Sie wächst von allein.',
  admin: 'Admin',
  running: 'Verwaltung',
  runningHint: 'Konten, Einladungen, Status',
  memberSince: 'Mitglied seit',
  you: 'Über dich',
  username: 'Benutzername',
  email: 'E-Mail',
  confirmed: 'bestätigt',
  unconfirmed: 'noch nicht bestätigt',
  zone: 'Zeitzone',
  day: 'Dein Tag beginnt',
  units: 'Einheiten',
  metric: 'Metrisch',
  imperial: 'Imperial',
  safety: 'Sicherheit des Kontos',
  passkeys: (n) => plural(n, { one: '# Passkey', other: '# Passkeys' }),
  noPasskeys: 'Noch kein Passkey',
  totpOn: 'Der zweite Schritt ist an',
  totpOff: 'Der zweite Schritt ist aus',
  devices: (n) => plural(n, { one: 'Auf # Gerät angemeldet', other: 'Auf # Geräten angemeldet' }),
  waiting: 'Einen Moment …',
  unknown: 'Ließ sich nicht laden',
  more: 'Mehr',
  commands: 'Alles finden',
  commandsHint: 'Seiten, Aktionen und eigene Einträge suchen',
  settings: 'Einstellungen',
  settingsHint: 'Darstellung, Sprache, Einheiten, Tagesbeginn',
  data: 'Deine Daten',
  dataHint: 'Exportieren oder löschen',
  signOut: 'Abmelden',
}
