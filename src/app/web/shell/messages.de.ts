import { PRODUCT_NAME } from '#platform/contract/product.ts'
import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural } = words('de')

export const de: Translation<typeof en> = {
  skip: 'Zum Inhalt',
  areas: 'Bereiche',
  bar: { hub: 'Start', journal: 'Tagebuch', mind: 'Geist', body: 'Körper', soul: 'Seele', companion: 'Begleiter', profile: 'Profil' },
  home: PRODUCT_NAME,
  login: 'Anmelden',
  signup: 'Registrieren',
  toHub: 'Zu deiner Lichtung',
  footNav: 'Weitere Seiten',
  footNote: 'Deins, auf deinem eigenen Rechner. Ohne Werbung. Tracker nur, wenn der Betreiber sie einschaltet.',
  unreachableTitle: 'Der Server ist nicht erreichbar',
  unreachableText: 'Es ist nichts verloren. Prüfe deine Verbindung und versuche es noch einmal.',
  errorTitle: 'Diese Seite ließ sich nicht öffnen',
  errorText: 'Auf dieser Seite ist etwas schiefgegangen. Was du vorher geschrieben und getan hast, ist sicher.',
  errorHome: 'Zur Startseite',
  offline: 'Du bist offline.',
  offlineHint: 'Du kannst weitermachen; was du hier tust, wird später gesendet.',
  notLasting:
    'Dieser Browser speichert nichts (privates Fenster?). Nicht gesendete Änderungen gehen verloren, wenn du diese Seite schließt.',
  waiting: (n) => plural(n, { one: '# Änderung wartet aufs Senden.', other: '# Änderungen warten aufs Senden.' }),
  sendNow: 'Jetzt senden',
  sending: 'Wird gesendet …',
  refused: (n) => plural(n, { one: '# Änderung wurde nicht angenommen.', other: '# Änderungen wurden nicht angenommen.' }),
  show: 'Zeigen',
  waitingTitle: 'Noch nicht gesendet',
  waitingEmpty: 'Alles ist angekommen.',
  change: 'Eine Änderung',
  tryAgain: 'Noch einmal',
  discard: 'Verwerfen',
  install: {
    title: `Füge ${PRODUCT_NAME} zum Startbildschirm hinzu`,
    text: 'Es öffnet sich wie eine App: schnell und auch offline.',
    steps: ['Tippe in Safari auf „Teilen“.', 'Wähle „Zum Home-Bildschirm“.'],
    add: 'Hinzufügen',
    notNow: 'Jetzt nicht',
    gotIt: 'Verstanden',
  },
  updating: 'App wird aktualisiert …',
  updatedTitle: 'App aktualisiert',
  updatedText: `${PRODUCT_NAME} wurde mit den neuesten Funktionen und Verbesserungen aktualisiert.`,
}
