import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')

export const en = {
  plant: (days: number) =>
    days < 1
      ? 'Your birch was planted today.'
      : plural(days, { one: 'Your birch has been growing for # day.', other: 'Your birch has been growing for # days.' }),
  plantHint: 'It grows by itself.',
  admin: 'Admin',
  running: 'Administration',
  runningHint: 'Accounts, invitations, status',
  memberSince: 'Member since',
  you: 'About you',
  username: 'Username',
  email: 'E-mail',
  confirmed: 'confirmed',
  unconfirmed: 'not confirmed yet',
  zone: 'Time zone',
  day: 'Your day begins',
  units: 'Units',
  metric: 'Metric',
  imperial: 'Imperial',
  safety: 'Account security',
  passkeys: (n: number) => plural(n, { one: '# passkey', other: '# passkeys' }),
  noPasskeys: 'No passkey yet',
  totpOn: 'Second step is on',
  totpOff: 'Second step is off',
  devices: (n: number) => plural(n, { one: 'Signed in on # device', other: 'Signed in on # devices' }),
  waiting: 'One moment …',
  unknown: 'Could not be loaded',
  more: 'More',
  commands: 'Find anything',
  commandsHint: 'Search pages, actions and your own entries',
  settings: 'Settings',
  settingsHint: 'Appearance, language, units, start of day',
  data: 'Your data',
  dataHint: 'Export it, or delete it',
  signOut: 'Sign out',
}

export const profileMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
