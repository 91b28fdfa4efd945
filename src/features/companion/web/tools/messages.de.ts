import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural } = words('de')

export const de: typeof en = {
  areas: {
    mood: 'Stimmungen',
    entries: 'Tagebucheinträge',
    habits: 'Gewohnheiten',
    training: 'Training',
    food: 'Ernährungstagebuch',
    sleep: 'Schlaf',
    garden: 'Garten',
    tracks: 'Gehörtes',
  },
  sends: {
    mood: 'Die Stimmungen von Tagen mit ihren Gefühlen. Keine Worte aus Einträgen.',
    entries: 'Den Anfang von Einträgen, die zur Frage passen, je bis zu 700 Zeichen, mit Titel, Tag und Stimmung.',
    habits: 'Die Namen deiner Gewohnheiten und die Tage, an denen du sie geschafft hast.',
    training: 'Trainings mit Tag, Dauer und Sätzen; Läufe und Fahrten mit Strecke und Puls. Keine Wege.',
    food: 'Was du gegessen hast, nach Tag und Mahlzeit; die Energie, außer du blendest Zahlen aus.',
    sleep: 'Wie du nach eigener Angabe geschlafen hast.',
    garden: 'Namen, die du Pflanzen gegeben hast, Samen und Punkte.',
    tracks: 'Was du gehört hast, wie oft und wie lange, und deine Favoriten.',
  },
  settings: {
    title: 'Was es lesen darf',
    lead: (where) =>
      `Nichts, bis du es einschaltest. Was es für eine Antwort nachsieht, geht dann an ${where}, so wie deine Nachrichten, und nur dann. Was du als schwer markiert hast und was in einem gesperrten Tagebuch steht, ist nie dabei.`,
    proposeTitle: 'Was es vorschlagen darf',
    propose: 'Etwas zu tun vorschlagen',
    proposeHint:
      'Einen Eintrag, eine Stimmung, eine Gewohnheit, einen Titel, eine Erinnerung: als Karte unter der Antwort. Es geschieht nichts, bis du sie antippst.',
    none: 'Das Modell hier kann nichts nachsehen und nichts vorschlagen: Es läuft aus einer Datei auf diesem Server, ohne Werkzeuge.',
    failed: 'Das ließ sich nicht speichern. Bitte versuch es noch einmal.',
  },
  sees: (areas) => `Es darf ansehen: ${areas}.`,
  looking: (area) => `Es sieht nach: ${area} …`,
  preparing: 'Es bereitet einen Vorschlag vor …',
  sources: 'Für diese Antwort nachgesehen',
  moreSources: (n) => plural(n, { one: '# weiteres zeigen', other: '# weitere zeigen' }),
  withoutTools: {
    refused: 'Dieses Modell kann keine Werkzeuge nutzen und hat geantwortet, ohne etwas nachzusehen.',
    spent: 'Vom heutigen Kontingent war zu wenig übrig, um etwas nachzusehen. Es hat ohne geantwortet.',
  },
  card: {
    label: 'Ein Vorschlag des Modells',
    text: 'Text',
    yes: 'Tu es',
    open: 'Öffnen',
    no: 'Nein',
    undo: 'Rückgängig',
    look: 'Ansehen',
    dismissed: 'Verworfen.',
    undone: 'Rückgängig gemacht.',
    done: 'Erledigt.',
    opened: 'Geöffnet.',
    doing: 'Das wurde auf einer anderen Seite oder einem anderen Gerät begonnen. Sieh dort nach, bevor du es noch einmal versuchst.',
    again: 'Trotzdem versuchen',
    unknown: 'Das geht hier nicht mehr.',
    failed: 'Das hat nicht geklappt. Nichts wurde geändert; du kannst es noch einmal versuchen.',
    undoFailed: 'Das ließ sich nicht rückgängig machen. Bitte sieh selbst danach.',
    offline: 'Du bist offline. Nichts ist geschehen; versuch es noch einmal, sobald du wieder online bist.',
    elsewhere: 'Das wurde schon anderswo erledigt. Nichts wurde doppelt gemacht.',
    notShared: 'Erledigt. Ohne Verbindung ließ es sich hier nicht vermerken.',
    empty: 'Da ist noch kein Text.',
  },
}
