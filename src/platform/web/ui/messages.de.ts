import { words } from '../i18n/words.ts'
import type { Translation } from '../i18n/messages.ts'
import type { en } from './messages.ts'

const { plural } = words('de')

export const de: Translation<typeof en> = {
  close: 'Schließen',
  loading: 'Einen Moment …',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  optional: 'freiwillig',
  notifications: 'Hinweise ({hotkey})',
  dismiss: 'Ausblenden',
  showChart: 'Als Bild zeigen',
  showTable: 'Als Tabelle zeigen',
  loadFailed: 'Das ließ sich nicht laden',
  tryAgain: 'Noch einmal versuchen',
  goBack: 'Zurück',
  noMatch: 'Keine Treffer.',
  choices: (n) => plural(n, { one: '# Möglichkeit', other: '# Möglichkeiten' }),
  remove: (what) => `${what} entfernen`,
  less: 'weniger',
  more: 'mehr',
  moods: ['Stürmisch', 'Grau', 'Diesig', 'Es klart auf', 'Sonnig'],
}
