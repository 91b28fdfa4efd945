import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural, number } = words('de')

export const de: Translation<typeof en> = {
  title: 'Persönlichkeitsberichte',
  lead: 'Alles, was du je ausgefüllt hast, was sich verändert hat und was nicht, und was zu dir passen könnte.',
  take: 'Fragebogen ausfüllen',
  failed: 'Deine Ergebnisse ließen sich nicht laden',
  empty: {
    title: 'Noch kein Ergebnis',
    text: 'Sobald du einen Fragebogen abgeschlossen hast, erscheint er hier. Füll ihn einige Monate später noch einmal aus und sieh, was sich verändert hat.',
  },
  takings: {
    title: 'Alle Ergebnisse',
    columns: { name: 'Fragebogen', day: 'Tag', group: 'Verglichen mit' },
    imported: (source) => `übernommen aus ${source}`,
    sources: { 'bigfive-web': 'bigfive-web', csv: 'einer Tabelle', fernwell: 'einer Fernwell-Datei' },
    more: (n) => `${number(n)} weitere zeigen`,
  },
  change: {
    title: 'Über die Zeit',
    once: 'Füll denselben Fragebogen noch einmal aus, und du siehst hier, was sich verändert hat. Ein halbes Jahr dazwischen ist ein guter Abstand.',
    instrument: 'Fragebogen',
    scale: 'Teil',
    summary:
      'Jede Zeile ist ein Durchgang, der neueste zuletzt, alle mit derselben Gruppe verglichen. Wo sich Balken weit überlappen, ist keine klare Veränderung zu sehen.',
    from: 'Von',
    to: 'Bis',
    nothing: (margin) =>
      `Zwischen diesen beiden hat sich nichts über den Messfehler hinaus verändert. Ein Bereich müsste sich um etwa ${margin} T-Punkte bewegen, um sich vom Zufall abzuheben.`,
    moved: (n) =>
      plural(n, {
        one: 'Ein Teil hat sich über den Messfehler hinaus verändert:',
        other: '# Teile haben sich über den Messfehler hinaus verändert:',
      }),
    up: (name, by, margin) => `${name}: ${by} T-Punkte höher (mehr als ${margin} ist wahrscheinlich kein Zufall)`,
    down: (name, by, margin) => `${name}: ${by} T-Punkte niedriger (mehr als ${margin} ist wahrscheinlich kein Zufall)`,
    chance: (n, of) => `Von ${of} Teilen würden etwa ${n} schon durch Zufall verändert aussehen.`,
    by: {
      alpha:
        'Berechnet mit der inneren Konsistenz jeder Skala (Cronbachs α); ein Wert für wiederholtes Messen ist dafür nicht veröffentlicht.',
      retest: 'Berechnet mit der veröffentlichten Test-Retest-Korrelation.',
    },
    method: 'Reliable-Change-Index nach Jacobson & Truax (1991).',
    columns: {
      scale: 'Teil',
      before: 'T vorher',
      after: 'T nachher',
      difference: 'Veränderung',
      margin: 'Spielraum',
      reliable: 'Über Zufall',
    },
    yes: 'ja',
    no: 'nein',
    all: 'Alle Teile',
  },
  facets: {
    title: 'Zwei Facetten vergleichen',
    summary: 'Zwei Teile eines Ergebnisses, nebeneinander.',
    first: 'Die erste',
    second: 'Die zweite',
    apart: (more, less, by, margin) => `${more} steht ${by} T-Punkte über ${less}; mehr als ${margin} ist wahrscheinlich kein Zufall.`,
    same: (margin) => `Kein klarer Unterschied: dafür müssten sie sich um mehr als ${margin} T-Punkte unterscheiden.`,
  },
  life: {
    title: 'In deinem Leben',
    lead: (from, to) =>
      `Deine eigenen Tage vom ${from} bis ${to}, neben dem, was der Fragebogen beschreibt. Was davon was bewirkt, zeigt das nicht.`,
    few: (least, days) =>
      `Halte an ${number(least)} Tagen deine Stimmung fest, dann siehst du hier deine eigenen Tage neben deinem Ergebnis. ${
        days === 0 ? 'Noch gibt es keinen.' : plural(days, { one: 'Bisher gibt es einen.', other: 'Bisher gibt es #.' })
      }`,
    mood: 'Stimmung an einem gewöhnlichen Tag, 1 bis 5',
    'mood-swing': 'Wie weit sich deine Stimmung von Tag zu Tag bewegt',
    'days-done': (name) => `${name}: Anteil der Tage, an denen du es getan hast`,
    figure: (mean, low, high, days) => `${mean} (${low} bis ${high}, ${plural(days, { one: '# Tag', other: '# Tage' })})`,
    beside: (scales) => `Neben: ${scales}`,
    columns: { measure: 'Gemessen', mean: 'Mittel', interval: '95 %', days: 'Tage', beside: 'Neben' },
    failed: 'Das ließ sich gerade nicht berechnen.',
    loading: 'Deine Tage werden geladen',
  },
  tips: {
    title: 'Vorschläge für dich',
    lead: 'Aus dem, was dein Ergebnis klar sagt. Nimm, was du magst.',
    why: 'Warum',
    go: 'Ansehen',
    no: 'Nichts für mich',
    declined: 'Verworfen',
    undo: 'Rückgängig',
    failed: 'Das ließ sich nicht speichern',
    none: 'Nichts in deinem Ergebnis hebt sich klar genug ab, um etwas vorzuschlagen. So ist es bei den meisten.',
  },
  together: {
    title: 'Zwei nebeneinander',
    text: 'Wenn jemand ein Ergebnis mit dir geteilt hat, füg den Link hier ein. Wenn es erlaubt ist, kannst du es mit deinem vergleichen.',
    link: 'Link',
    wrong: 'Das ist kein Link zu einem geteilten Ergebnis.',
    open: 'Öffnen',
  },
  bring: {
    title: 'Ergebnisse importieren',
    hint: 'Wir lesen Ergebnisse von bigfive-web (als JSON), Antworten als CSV und unsere eigenen Dateien. Du siehst eine Vorschau, bevor sich etwas ändert.',
    sources: { 'bigfive-web': 'bigfive-web', csv: 'einer Tabelle mit Antworten', fernwell: 'Fernwell' },
    found: (source, n) => `Aus ${source}: ${plural(n, { one: '# Ergebnis', other: '# Ergebnisse' })}.`,
    nothing: 'In dieser Datei ist kein Ergebnis.',
    fresh: (n) => plural(n, { one: '# davon ist neu.', other: '# davon sind neu.' }),
    allKnown: 'Du hast das alles schon. Es gibt nichts zu importieren.',
    unread: (n) =>
      plural(n, { one: '# Zeile ist nicht lesbar und wird übersprungen.', other: '# Zeilen sind nicht lesbar und werden übersprungen.' }),
    tooMany: (n) => `Mit dieser Datei wären es ${number(n)} Ergebnisse, mehr als erlaubt. Sie lässt sich nicht importieren.`,
    table: 'Zeilen dieser Datei',
    columns: { name: 'Fragebogen', day: 'Tag', answers: 'Antworten' },
    noDay: 'nicht angegeben',
    known: 'schon hier',
    notes: {
      'no-date': () => 'Die Datei nennt kein Datum; es wird mit dem heutigen importiert.',
      'answers-missing': (n) => plural(n, { one: '# Antwort fehlt', other: '# Antworten fehlen' }),
      'answers-out-of-range': (n) =>
        plural(n, {
          one: '# Antwort ist außerhalb der Skala und wird übersprungen',
          other: '# Antworten sind außerhalb der Skala und werden übersprungen',
        }),
      'items-unknown': (n) =>
        plural(n, { one: '# Satz ist unbekannt und wird übersprungen', other: '# Sätze sind unbekannt und werden übersprungen' }),
      'scores-alone': () => 'Es sind nur Werte und keine Antworten: hier lässt sich das nicht auswerten.',
      'order-assumed': (n) =>
        plural(n, { one: '# Antwort ist nach der Reihenfolge zugeordnet', other: '# Antworten sind nach der Reihenfolge zugeordnet' }),
      ahead: () => 'Das Datum liegt in der Zukunft; es wird mit dem heutigen importiert.',
    },
    group: 'Vergleichen mit',
    came: (n) => plural(n, { one: '# Ergebnis wurde importiert.', other: '# Ergebnisse wurden importiert.' }),
    retained: (n) =>
      plural(n, { one: '# Ergebnis bleibt: du hast es seitdem geändert.', other: '# Ergebnisse bleiben: du hast sie seitdem geändert.' }),
    failed: {
      unknown_format: 'Diese Datei kennen wir nicht. Wir lesen bigfive-web (JSON), Antworten als CSV und unsere eigenen.',
      no_room: 'Es sind mehr Ergebnisse, als erlaubt sind. Alle davor wurden importiert.',
    },
    undoText: 'Das löscht seine Ergebnisse. Ergebnisse, die du seitdem geändert hast, bleiben.',
    results: (n) => plural(n, { one: '# Ergebnis', other: '# Ergebnisse' }),
  },
}
