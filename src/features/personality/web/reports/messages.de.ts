import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.en.ts'

const { plural, number } = words('de')

export const de: Translation<typeof en> = {
  title: 'Persönlichkeitsberichte',
  lead: 'Alles, was du je ausgefüllt hast, was sich verändert hat und was nicht, und was zu dir passen könnte.',
  take: 'Fragebogen ausfüllen',
  failed: 'Deine Ergebnisse ließen sich nicht lesen',
  empty: {
    title: 'Noch kein Ergebnis',
    text: 'Sobald du einen Fragebogen abgeschlossen hast, bleibt er hier, und ein zweiter einige Monate später zeigt, was sich verändert hat.',
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
    once: 'Mit einem zweiten Durchgang desselben Fragebogens zeigt sich hier, was sich verändert hat. Ein halbes Jahr dazwischen ist ein gutes Maß.',
    instrument: 'Fragebogen',
    scale: 'Teil',
    summary:
      'Jede Zeile ist ein Durchgang, der neueste zuletzt, alle neben einer Vergleichsgruppe. Wo sich Balken weit überlappen, lässt sich nichts sagen.',
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
    chance: (n, of) => `Von ${of} betrachteten Teilen würden etwa ${n} schon durch Zufall verändert aussehen.`,
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
    title: 'Facette neben Facette',
    summary: 'Zwei Teile eines Ergebnisses, nebeneinander.',
    first: 'Die erste',
    second: 'Die zweite',
    apart: (more, less, by, margin) => `${more} steht ${by} T-Punkte über ${less}; mehr als ${margin} ist wahrscheinlich kein Zufall.`,
    same: (margin) => `Nichts trennt die beiden: dafür müssten sie sich um mehr als ${margin} T-Punkte unterscheiden.`,
    of: 'Ergebnis',
  },
  life: {
    title: 'In deinem Leben',
    lead: (from, to) => `Deine eigenen Tage vom ${from} bis ${to}, neben dem, was der Fragebogen beschreibt. Nicht, was was bewirkt.`,
    few: (least, days) =>
      `Ab ${number(least)} Tagen mit einer Stimmung stehen hier deine eigenen Tage neben deinem Ergebnis. ${
        days === 0 ? 'Noch gibt es keinen.' : plural(days, { one: 'Bisher gibt es einen.', other: 'Bisher gibt es #.' })
      }`,
    mood: 'Stimmung an einem gewöhnlichen Tag, 1 bis 5',
    'mood-swing': 'Wie weit sich deine Stimmung von Tag zu Tag bewegt',
    'days-done': (name) => `${name}: Anteil der Tage, an denen du es getan hast`,
    figure: (mean, low, high, days) => `${mean} (${low} bis ${high}, ${plural(days, { one: '# Tag', other: '# Tage' })})`,
    beside: (scales) => `Neben: ${scales}`,
    columns: { measure: 'Gemessen', mean: 'Mittel', interval: '95 %', days: 'Tage', beside: 'Neben' },
    failed: 'Das ließ sich gerade nicht berechnen.',
    loading: 'Deine Tage werden durchgesehen',
  },
  tips: {
    title: 'Vorschläge für dich',
    lead: 'Aus dem, was dein Ergebnis klar sagt. Nimm, was du magst.',
    why: 'Warum',
    go: 'Ansehen',
    no: 'Nichts für mich',
    declined: 'Beiseitegelegt',
    undo: 'Rückgängig',
    failed: 'Das ließ sich nicht speichern',
    none: 'Nichts in deinem Ergebnis hebt sich klar genug ab, um etwas vorzuschlagen. So ist es bei den meisten.',
  },
  together: {
    title: 'Zwei nebeneinander',
    text: 'Wenn jemand ein Ergebnis mit dir geteilt hat, setz den Link hier ein: wo es erlaubt ist, kannst du deines danebenlegen.',
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
    allKnown: 'Alles davon ist schon hier. Es gibt nichts zu importieren.',
    unread: (n) =>
      plural(n, { one: '# Zeile ließ sich nicht lesen und bleibt zurück.', other: '# Zeilen ließen sich nicht lesen und bleiben zurück.' }),
    tooMany: (n) => `Mit dieser Datei wären es ${number(n)} Ergebnisse, mehr, als Platz haben. Sie lässt sich nicht importieren.`,
    table: 'Zeilen dieser Datei',
    columns: { name: 'Fragebogen', day: 'Tag', answers: 'Antworten' },
    noDay: 'nicht gesagt',
    known: 'schon hier',
    notes: {
      'no-date': () => 'Die Datei sagt nicht, wann; es kommt mit dem heutigen Tag.',
      'answers-missing': (n) => plural(n, { one: '# Satz ist offen', other: '# Sätze sind offen' }),
      'answers-out-of-range': (n) =>
        plural(n, {
          one: '# Antwort ist außerhalb der Skala und wird übersprungen',
          other: '# Antworten sind außerhalb der Skala und werden übersprungen',
        }),
      'items-unknown': (n) =>
        plural(n, { one: '# Satz ist unbekannt und bleibt zurück', other: '# Sätze sind unbekannt und bleiben zurück' }),
      'scores-alone': () => 'Es sind nur Werte und keine Antworten: hier lässt sich das nicht auswerten.',
      'order-assumed': (n) =>
        plural(n, { one: '# Antwort ist nach der Reihenfolge zugeordnet', other: '# Antworten sind nach der Reihenfolge zugeordnet' }),
      ahead: () => 'Der Tag liegt in der Zukunft; es kommt mit dem heutigen.',
    },
    group: 'Vergleichen mit',
    came: (n) => plural(n, { one: '# Ergebnis ist gekommen.', other: '# Ergebnisse sind gekommen.' }),
    kept: (n) =>
      plural(n, { one: '# Ergebnis bleibt: du hast es seitdem geändert.', other: '# Ergebnisse bleiben: du hast sie seitdem geändert.' }),
    failed: {
      unknown_format: 'Diese Datei kennen wir nicht. Wir lesen bigfive-web (JSON), Antworten als CSV und unsere eigenen.',
      no_room: 'Es sind mehr Ergebnisse, als Platz haben. Was davor kam, ist hier.',
    },
    undoText: 'Das löscht seine Ergebnisse. Ergebnisse, die du seitdem geändert hast, bleiben.',
    results: (n) => plural(n, { one: '# Ergebnis', other: '# Ergebnisse' }),
  },
}
