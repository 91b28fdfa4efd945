import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')

export const en = {
  plant: (days: number) =>
    days < 1
      ? 'Your birch was planted today.'
      : plural(days, { one: 'Your birch has been growing for # day.', other: 'Your birch has been growing for # days.' }),
  plantHint: 'It grows by being left in peace, and needs nothing from you.',
  admin: 'Admin',
  running: 'Running this place',
  runningHint: 'Who is here, who may join, status',
  memberSince: 'Here since',
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
  unknown: 'We could not look just now',
  more: 'More',
  commands: 'Find anything',
  commandsHint: 'Go anywhere, do anything, find something of yours',
  settings: 'Settings',
  settingsHint: 'Light, language, units, your day',
  data: 'Your data',
  dataHint: 'Export it, or delete it',
  signOut: 'Sign out',
}
