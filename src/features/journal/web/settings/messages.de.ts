import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural } = words('de')

export const de: Translation<typeof en> = {
  title: 'Einstellungen des Tagebuchs',
  lead: 'Stimmungen, Aktivitäten, Vorlagen und Privatsphäre.',
  back: 'Tagebuch',
  backToParts: 'Alle Einstellungen des Tagebuchs',
  nav: 'Einstellungen des Tagebuchs',
  save: 'Speichern',
  cancel: 'Abbrechen',
  add: 'Hinzufügen',
  rename: 'Umbenennen',
  edit: 'Bearbeiten',
  archive: 'Archivieren',
  restore: 'Zurückholen',
  undo: 'Rückgängig',
  more: (name: string) => `Mehr zu ${name}`,
  failed: 'Das ließ sich nicht speichern. Bitte versuch es noch einmal.',
  reading: 'Wird geladen …',
  firstCopy: 'Dein Tagebuch wird auf dieses Gerät geladen. Was noch fehlt, erscheint gleich.',
  name: 'Name',
  nameMissing: 'Bitte gib einen Namen ein.',
  nameTaken: 'Einen mit diesem Namen gibt es schon.',
  archivedName: (name: string) => `${name} ist archiviert`,
  archivedOnes: (n: number) => plural(n, { one: '# archiviert', other: '# archiviert' }),
  parts: {
    moods: { title: 'Stimmungen', hint: 'Eigene Namen für Stimmungen' },
    activities: { title: 'Aktivitäten', hint: 'Woraus deine Tage bestehen, in Gruppen' },
    templates: { title: 'Vorlagen', hint: 'Anfänge für Einträge' },
    journals: { title: 'Tagebücher', hint: 'Mehr als eines, jedes mit seiner Farbe' },
    hard: { title: 'Schwere Zeiten', hint: 'Was nicht von selbst wiederkommen soll' },
    offers: { title: 'Erinnerungen und Anregungen', hint: 'Was dir das Tagebuch anbietet' },
    device: { title: 'Auf diesem Gerät', hint: 'Wo dein Tagebuch liegt' },
    lock: { title: 'Sperre', hint: 'Eine PIN oder ein Passkey vor dem Tagebuch' },
    transfer: { title: 'Import und Export', hint: 'Ein Tagebuch importieren oder deines exportieren' },
  },
  row: { title: 'Dein Tagebuch', hint: 'Stimmungen, Aktivitäten, Vorlagen, Sperre' },
  moods: {
    lead: 'Jede Stimmung ist eine von fünf Wetterlagen. Du kannst jeder eigene Namen geben. Auswertung und Kalender zählen sie als diese Wetterlage.',
    add: (level: string) => `Einen Namen unter ${level} hinzufügen`,
    new: (level: string) => `Ein neuer Name unter ${level}`,
    rename: 'Stimmung umbenennen',
    none: 'Hier ist noch kein eigener Name.',
    label: (level: string) => `Deine Namen unter ${level}`,
  },
}
