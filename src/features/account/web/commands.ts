import type { FeatureCommands } from '#platform/web/commands/command.ts'
import { requestSignOut } from '#platform/web/session/session.ts'
import { chooseTheme } from '#platform/web/theme/theme.ts'
import { download } from '#platform/web/ui/icons/actions.ts'
import { settings, signOut } from '#platform/web/ui/icons/tools.ts'
import { profile } from '#platform/web/ui/icons/places.ts'
import { device, moon, people, shield, sun } from '#platform/web/ui/icons/things.ts'

export const area = 'profile'

export const commands: FeatureCommands['commands'] = [
  {
    id: 'account.day',
    kind: 'action',
    icon: sun,
    run: () => chooseTheme('day'),
    words: { en: { title: 'Day colours', also: 'light theme bright' }, de: { title: 'Farben des Tages', also: 'hell Design Thema' } },
  },
  {
    id: 'account.night',
    kind: 'action',
    icon: moon,
    run: () => chooseTheme('night'),
    words: { en: { title: 'Night colours', also: 'dark theme mode' }, de: { title: 'Farben der Nacht', also: 'dunkel Design Thema' } },
  },
  {
    id: 'account.profile',
    to: '/profile',
    icon: profile,
    keys: 'g p',
    words: { en: { title: 'Profile', also: 'account me' }, de: { title: 'Profil', also: 'Konto ich' } },
  },
  {
    id: 'account.settings',
    to: '/settings',
    icon: settings,
    keys: 'g e',
    words: {
      en: { title: 'Settings', also: 'language units theme name password' },
      de: { title: 'Einstellungen', also: 'Sprache Einheiten Design Name Passwort' },
    },
  },
  {
    id: 'account.security',
    to: '/settings#security',
    icon: shield,
    words: {
      en: { title: 'Sign-in and safety', also: 'passkey password codes' },
      de: { title: 'Anmeldung und Schutz', also: 'Passkey Passwort Codes' },
    },
  },
  {
    id: 'account.devices',
    to: '/settings#devices',
    icon: device,
    words: { en: { title: 'Devices', also: 'sessions signed in' }, de: { title: 'Geräte', also: 'Sitzungen angemeldet' } },
  },
  {
    id: 'account.data',
    to: '/settings#data',
    icon: download,
    words: {
      en: { title: 'Your data', also: 'export import erase delete' },
      de: { title: 'Deine Daten', also: 'Export Import löschen mitnehmen' },
    },
  },
  {
    id: 'account.admin',
    to: '/admin-dash',
    icon: people,
    onlySearched: true,
    words: {
      en: { title: 'Administration', also: 'admin running accounts invitations invite backups' },
      de: { title: 'Verwaltung', also: 'Admin betreiben Konten Einladungen einladen Sicherungen' },
    },
  },
  {
    id: 'account.sign-out',
    kind: 'action',
    icon: signOut,
    run: requestSignOut,
    onlySearched: true,
    words: { en: { title: 'Sign out', also: 'log out leave' }, de: { title: 'Abmelden', also: 'ausloggen' } },
  },
]
