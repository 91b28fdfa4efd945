import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.en.ts'

const { plural, number } = words('de')

export const de: Translation<typeof en> = {
  save: {
    nothing: 'Noch nichts geschrieben',
    saving: 'Wird gesichert …',
    kept: 'Auf diesem Gerät gesichert',
    keptAbout: 'Hier ist es sicher; an deinen Server geht es, sobald er erreichbar ist.',
    saved: 'Gespeichert',
    failed: 'Dieses Gerät kann deine letzten Worte nicht sichern. Lass diese Seite offen.',
    tooLong:
      'Länger, als ein Eintrag fasst (eine Million Zeichen). Schneide etwas aus und lege es in einen anderen Eintrag; solange die Seite offen ist, geht nichts verloren.',
    again: 'Noch einmal',
    failedTitle: 'Das ließ sich nicht sichern',
    failedText: 'Dieses Gerät hat es abgelehnt. Schaffe etwas Platz und versuche es noch einmal.',
  },
  mood: {
    question: 'Wie geht es dir gerade?',
    pick: 'Deine Stimmung',
    log: (name) => `${name} festhalten`,
    logged: (name) => `${name}: festgehalten`,
    undo: 'Rückgängig',
    today: (n) => plural(n, { one: 'Heute', other: 'Heute, #-mal' }),
    addWord: 'Ein Wort dazu',
    another: 'Noch eine Stimmung',
  },
  list: {
    title: 'Tagebuch',
    entries: 'Einträge',
    write: 'Schreiben',
    ways: 'Wege',
    calendar: 'Kalender',
    insight: 'Was womit geht',
    lookBack: 'Zurückblicken',
    fromTemplate: 'Mit einer Vorlage beginnen',
    more: 'Mehr zu deinem Tagebuch',
    settings: 'Einstellungen des Tagebuchs',
    transfer: 'Mitbringen, mitnehmen',
    openTrash: 'Papierkorb',
    trash: 'Papierkorb',
    toEntries: 'Zurück zu allen Einträgen',
    loading: 'Deine Einträge sind unterwegs.',
    emptyTitle: 'Eine Lichtung für deine Worte',
    emptyText: 'Eine Zeile genügt für den Anfang. Was du schreibst, bleibt deins, auf deiner eigenen Maschine.',
    untitled: 'Ohne Worte',
    starred: 'Mit Stern',
    conflict: 'Auf zwei Geräten geschrieben',
    unsent: 'auf diesem Gerät',
    older: 'Frühere Einträge',
    elsewhereOffline: 'Frühere Einträge liegen auf deinem Server. Mit Netz kannst du sie lesen.',
    elsewhereFailed: 'Dein Server hat die Liste gerade nicht gegeben. Verloren ist nichts.',
    again: 'Noch einmal',
  },
  search: {
    label: 'Im Tagebuch suchen',
    placeholder: 'Suchen',
    clear: 'Suche leeren',
    hints: 'So kannst du suchen',
    examples: ['#urlaub', 'mood:4', 'has:photo', 'before:2026', '"am Meer"', '-arbeit'],
    searching: 'Wird gesucht …',
    found: (n) => plural(n, { one: '# Eintrag', other: '# Einträge' }),
    best: (n) => `Die besten ${number(n)} sind zu sehen.`,
    partial: 'Ältere Einträge werden noch gelesen.',
    problems: (parts) => `Ausgelassen, weil die Suche damit nichts anfangen kann: ${parts.join(', ')}`,
    noneTitle: 'Nichts gefunden',
    noneText: 'Weniger Wörter finden mehr. Kleine Tippfehler werden verziehen.',
    failed: 'Die Suche ist gerade nicht erreichbar.',
  },
  trash: {
    about: 'Was hier liegt, ist 30 Tage nach dem Wegwerfen endgültig weg.',
    emptyTitle: 'Der Papierkorb ist leer',
    untitled: 'Ohne Worte',
    left: (days) => plural(days, { one: 'noch # Tag', other: 'noch # Tage' }),
    restore: 'Zurückholen',
    restored: 'Wieder im Tagebuch',
    erase: 'Löschen',
    more: 'Mehr zeigen',
    eraseTitle: 'Diesen Eintrag endgültig löschen?',
    eraseText: 'Sein Text, seine Fassungen und seine Fotos gehen sofort und können nicht zurückkommen.',
    cancel: 'Behalten',
  },
  sync: {
    offline: 'Ohne Netz. Du kannst lesen und schreiben; es ist alles hier.',
    offlineElsewhere:
      'Ohne Netz. Du kannst schreiben; was du schreibst, bleibt hier, bis wieder Netz da ist. Alles andere liegt auf deinem Server.',
    offlineWaiting: (n) =>
      plural(n, {
        one: 'Ohne Netz. # Änderung liegt hier sicher, bis wieder Netz da ist.',
        other: 'Ohne Netz. # Änderungen liegen hier sicher, bis wieder Netz da ist.',
      }),
    failed: (n) =>
      n > 0
        ? plural(n, {
            one: 'Dein Server hat nicht geantwortet. # Änderung wartet hier, in Sicherheit.',
            other: 'Dein Server hat nicht geantwortet. # Änderungen warten hier, in Sicherheit.',
          })
        : 'Dein Server hat nicht geantwortet.',
    again: 'Noch einmal',
    loading: (n) => `Dein Tagebuch kommt auf dieses Gerät: bisher ${n}`,
    memory: 'Dieser Browser behält nichts (privates Fenster?). Was noch nicht gesendet ist, geht mit der Seite verloren.',
    full: 'Auf diesem Gerät ist kein Platz mehr. Lass diese Seite offen, bis deine Worte gesendet sind, oder schaffe Platz.',
  },
  refused: {
    line: (n) => plural(n, { one: 'Eine Änderung wurde nicht angenommen.', other: '# Änderungen wurden nicht angenommen.' }),
    look: 'Ansehen',
    title: 'Nicht angenommen',
    about: 'Dein Server wollte diese nicht annehmen. Ihre Worte sind noch hier, bis du entschieden hast.',
    again: 'Noch einmal senden',
    copy: 'Worte kopieren',
    copied: 'Kopiert',
    notCopied: 'Der Browser hat das Kopieren nicht erlaubt. Markiere die Worte und kopiere sie selbst.',
    discard: 'Loslassen',
  },
  hub: {
    ago: {
      week: (n) => plural(n, { one: 'Vor einer Woche', other: 'Vor # Wochen' }),
      month: (n) => plural(n, { one: 'Vor einem Monat', other: 'Vor # Monaten' }),
      year: (n) => plural(n, { one: 'Vor einem Jahr', other: 'Vor # Jahren' }),
    },
    remember: 'Noch einmal lesen',
    draft: 'Heute begonnen',
    draftUntitled: 'Ohne Titel',
    goOn: 'Weiterschreiben',
  },
}
