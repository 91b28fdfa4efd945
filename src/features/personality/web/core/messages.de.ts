import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.en.ts'

const { plural } = words('de')

export const de: Translation<typeof en> = {
  title: 'Persönlichkeit',
  lead: 'Ein ruhiger Blick darauf, wie du meistens bist, mit allem, was daran ungewiss ist. Niemand ist ein Typ, und nichts hier steht fest.',
  loading: 'Ein ruhiger Blick darauf, wie du meistens bist.',
  resultLoading: 'Das Ergebnis ist unterwegs',
  outbox: 'Antworten eines Persönlichkeitsfragebogens',
  toQuiz: 'Alle Fragebögen',
  toReports: 'Deine Berichte',
  failedTitle: 'Das ließ sich nicht lesen',
  failedText: 'Nichts ist verloren. Deine Antworten sind aufgehoben.',
  offlineTitle: 'Es gibt gerade kein Netz',
  offlineText: 'Das wird geladen, sobald du wieder online bist.',
  tryAgain: 'Noch einmal versuchen',
  notHereTitle: 'Dieser Fragebogen liegt nicht auf diesem Gerät',
  notHereText: 'Er wurde auf einem anderen begonnen, und ohne Netz kommt er nicht hierher. Sobald es da ist, geht es weiter, wo du warst.',
  start: {
    main: 'Wähle, wie lang',
    long: {
      title: 'Das ganze Bild',
      text: 'Fünf Bereiche und ihre dreißig Facetten, neben einer benannten Vergleichsgruppe.',
    },
    short: {
      title: 'Ein erster Blick',
      text: 'Nur die fünf Bereiche, nach deinen eigenen Antworten, ohne Vergleich.',
    },
    size: (items, minutes) =>
      `${plural(items, { one: '# Satz', other: '# Sätze' })} · ${plural(minutes, { one: 'etwa eine Minute', other: 'etwa # Minuten' })}`,
    begin: 'Beginnen',
    more: 'Kleine',
    moreText: 'Je vier Sätze, zu einer einzigen Sache.',
    underWay: 'Begonnen',
    goOn: 'Weitermachen',
    answered: (n, of, when) => `${n} von ${of} beantwortet · ${when}`,
    onlyHere: 'bisher nur auf diesem Gerät',
    drop: 'Verwerfen',
    dropAsk: 'Diesen Fragebogen verwerfen?',
    dropText: 'Seine Antworten verschwinden, hier und auf deinen anderen Geräten.',
    keep: 'Behalten',
    done: 'Fertig',
    allDone: 'Alle, und was sich verändert hat',
    why: 'Bevor du beginnst',
    whys: {
      ask: {
        title: 'Warum überhaupt fragen?',
        text: 'Um Worte dafür zu haben, wie du meistens bist: für eine Seite im Tagebuch, ein Gespräch mit jemandem, der dir nah ist, eine Gewohnheit, die zu dir passt. Nicht, um Menschen einzuordnen.',
      },
      handling: {
        title: 'Was geschieht damit?',
        text: 'Ausgewertet wird auf diesem Gerät. Die Antworten sind mit deinem eigenen Schlüssel versiegelt, wie dein Tagebuch, und niemand sieht etwas davon, solange du keinen Link machst.',
      },
      origin: {
        title: 'Woher kommt er?',
        text: 'Die Fragen sind gemeinfrei (International Personality Item Pool) und werden in der Forschung auf der ganzen Welt benutzt.',
      },
    },
  },
  before: {
    kicker: 'Bevor es losgeht',
    group: 'Mit wem du verglichen wirst',
    groupText:
      'Die veröffentlichten Durchschnitte sind nach Geschlecht und Alter getrennt. Du musst keines davon sagen: dann sind es alle zusammen. Was du eintippst, bleibt hier; aufgehoben wird nur der Name der Gruppe.',
    sex: 'Geschlecht der Vergleichsgruppe',
    everyone: 'Alle',
    female: 'Frauen',
    male: 'Männer',
    age: 'Dein Alter in Jahren',
    ageHint: 'Ohne Alter sind es alle zusammen.',
    ageWrong: 'Bitte eine ganze Zahl von 14 bis 120.',
    compared: (group) => `Verglichen mit: ${group}`,
    keys: 'Die Tasten 1 bis 5 antworten, die Rücktaste geht zurück.',
    swipe: 'Ein Wischen nach rechts geht zurück.',
    begin: 'Zum ersten Satz',
  },
  groups: {
    neutral: 'allen in der Stichprobe',
    named: (sex, from, to) =>
      `${sex === 'female' ? 'Frauen' : 'Männern'} ${from === 0 ? `bis ${to}` : to === null ? `ab ${from}` : `von ${from} bis ${to}`}`,
  },
  quiz: {
    progress: 'Beantwortet',
    of: (n, of) => `${n} von ${of}`,
    itemOf: (n, of) => `Aussage ${n} von ${of}`,
    back: 'Zurück',
    skip: 'Überspringen',
    next: 'Weiter',
    nextTen: 'Die nächsten zehn',
    pause: 'Pause',
    finish: 'Zum Ergebnis',
    almost: 'Das war der letzte Satz',
    allAnswered: 'Jeder Satz hat eine Antwort. Du kannst noch zurückgehen und jede ändern.',
    gaps: (n) =>
      plural(n, {
        one: 'Ein Satz ist noch offen. Du kannst trotzdem abschließen: wozu er gehört, das wird aus den anderen Antworten ergänzt, und es steht dabei.',
        other:
          '# Sätze sind noch offen. Du kannst trotzdem abschließen: wo genug beantwortet ist, wird daraus ergänzt, und es steht dabei; sonst bleibt der Teil offen.',
      }),
    toGaps: 'Zu den offenen Sätzen',
    tooFew: 'Für ein Ergebnis sind es noch zu wenige Antworten. Sie sind aufgehoben; komm wieder, wann du magst.',
    attention: {
      title: 'Eine kleine Anmerkung',
      'long-string': (n) =>
        `Hier stehen ${n} gleiche Antworten hintereinander. Das kann genau richtig sein. Wenn du müde warst, hilft vielleicht ein Blick zurück.`,
      'too-fast': (seconds) =>
        `Du hast etwa ${seconds} Sekunden für eine Aussage gebraucht. Manche sind schnell; ein zweiter Blick ein andermal sagt vielleicht mehr.`,
      end: 'Das Ergebnis kommt so oder so.',
    },
    keeping: {
      here: 'Auf diesem Gerät',
      sent: 'Gespeichert',
      waiting: 'Auf diesem Gerät; gesendet wird, sobald es Netz gibt',
      refused: 'Auf diesem Gerät',
    },
    refused: 'Deine Antworten ließen sich nicht senden',
    asNew: 'Als neuen Fragebogen behalten',
    paused: 'Aufgehoben. Es geht hier weiter, oder auf jedem deiner Geräte.',
    unknown: 'Dieser Fragebogen ist hier nicht bekannt. Vielleicht gehört er zu einer neueren Fassung der App.',
    choose: 'Wie gut beschreibt es dich?',
  },
}
