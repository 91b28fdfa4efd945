import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural } = words('de')

export const de: Translation<typeof en> = {
  profile: 'Profil',
  title: 'In Arbeit',
  hint: 'Uploads, Importe, Exporte, Klänge und Speicherplatz',
  lead: 'Alles, was länger dauert, und der Platz, den deine Dateien brauchen.',
  loading: 'Wird geladen',
  works: 'Gerade und am letzten Tag',
  none: 'Gerade läuft nichts',
  noneText: 'Importe, Exporte und Klänge, die entstehen, erscheinen hier mit ihrem Fortschritt.',
  kinds: { import: 'Import', export: 'Export deiner Daten', render: 'Klang einer Meditation', picture: 'Bild fürs Sammelbuch' },
  areas: {
    account: 'Fernwell-Export',
    cardio: 'Ausdauer',
    habits: 'Gewohnheiten',
    journal: 'Tagebuch',
    nutrition: 'Essen',
    personality: 'Persönlichkeit',
    soul: 'achtsame Minuten',
    workouts: 'Training',
  },
  states: {
    waiting: 'Wartet',
    running: 'Läuft',
    asks: 'Wartet auf dich',
    done: 'Fertig',
    failed: 'Fehlgeschlagen',
    cancelled: 'Abgebrochen',
  },
  uploading: 'Noch nicht ganz hochgeladen: Wähle dieselbe Datei noch einmal, um fortzufahren',
  ready: 'Bereit zum Herunterladen',
  percent: (percent) => `${percent} fertig`,
  failures: {
    file: 'Die Datei ließ sich nicht lesen. Mehr dazu steht auf ihrer Seite.',
    other: 'Das hat nicht geklappt. Versuch es noch einmal; mehr dazu steht auf seiner Seite.',
    picture: 'Das Bild ist nicht entstanden. Versuch es noch einmal, oder mit anderen Worten bei den Fotos einer Seite.',
    exported: 'Der Export ließ sich nicht vorbereiten. Fordere ihn in den Einstellungen noch einmal an.',
  },
  cancel: 'Abbrechen',
  cancelOf: (name) => `Abbrechen: ${name}`,
  retry: 'Noch einmal',
  retryOf: (name) => `Noch einmal: ${name}`,
  device: 'Auf diesem Gerät',
  deviceNone: 'Alles, was du auf diesem Gerät geschrieben hast, ist gesendet.',
  deviceWaits: (n) =>
    `${plural(n, { one: '# Änderung wartet', other: '# Änderungen warten' })} auf eine Verbindung. Nichts davon geht verloren.`,
  deviceRefused: (n) =>
    `${plural(n, { one: '# Änderung wurde', other: '# Änderungen wurden' })} nicht angenommen. Der Hinweis auf der Startseite sagt, warum und was du tun kannst.`,
  send: 'Jetzt senden',
  storage: 'Speicherplatz',
  used: (used, limit) => `${used} von ${limit} belegt`,
  usedBy: 'Größe im Export, mit Texten',
  parts: {
    journal: 'Fotos, Aufnahmen und Text des Tagebuchs',
    scrapbook: 'Sammelbuch: Bilder und Seiten',
    meditations: 'Deine Aufnahmen für Meditationen',
    measurements: 'Fortschrittsfotos',
    workouts: 'Fotos von Übungen',
    cardio: 'Aufgezeichnete Strecken',
    other: 'Andere Dateien',
  },
  free: 'Um Platz zu schaffen, lösche Fotos oder Aufnahmen dort, wo du sie siehst, und leere den Papierkorb des Tagebuchs. Gelöschte Dateien geben ihren Platz sofort frei. Mit einem Export behältst du vorher eine Kopie.',
  toTrash: 'Tagebuch öffnen',
  toExport: 'Alles exportieren',
  failedTitle: 'Das ließ sich nicht laden',
  failedText: 'Was läuft, läuft trotzdem weiter.',
}
