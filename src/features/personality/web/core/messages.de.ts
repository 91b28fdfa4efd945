import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural } = words('de')

export const de: Translation<typeof en> = {
  title: 'Persönlichkeit',
  lead: 'Ein ruhiger Blick darauf, wie du meistens bist, mit allem, was daran ungewiss ist. Niemand ist ein Typ, und nichts hier steht fest.',
  loading: 'Ein ruhiger Blick darauf, wie du meistens bist.',
  resultLoading: 'Ergebnis wird geladen',
  outbox: 'Antworten eines Persönlichkeitsfragebogens',
  toQuiz: 'Alle Fragebögen',
  toReports: 'Deine Berichte',
  failedTitle: 'Das ließ sich nicht laden',
  failedText: 'Nichts ist verloren. Deine Antworten sind gespeichert.',
  offlineTitle: 'Du bist offline',
  offlineText: 'Das wird geladen, sobald du wieder online bist.',
  tryAgain: 'Noch einmal versuchen',
  notHereTitle: 'Dieser Fragebogen liegt nicht auf diesem Gerät',
  notHereText:
    'Er wurde auf einem anderen Gerät begonnen, und du bist offline. Sobald du wieder online bist, machst du weiter, wo du warst.',
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
    more: 'Kurze',
    moreText: 'Je vier Sätze zu einem einzigen Thema.',
    underWay: 'Begonnen',
    goOn: 'Weitermachen',
    answered: (n, of, when) => `${n} von ${of} beantwortet · ${when}`,
    onlyHere: 'bisher nur auf diesem Gerät',
    drop: 'Verwerfen',
    dropAsk: 'Diesen Fragebogen verwerfen?',
    dropText: 'Seine Antworten werden gelöscht, hier und auf deinen anderen Geräten.',
    keep: 'Behalten',
    done: 'Fertig',
    allDone: 'Alle Ergebnisse, und was sich verändert hat',
    why: 'Bevor du beginnst',
    whys: {
      ask: {
        title: 'Warum überhaupt fragen?',
        text: 'Um Worte dafür zu haben, wie du meistens bist: für eine Seite im Tagebuch, ein Gespräch mit jemandem, der dir nah ist, eine Gewohnheit, die zu dir passt. Nicht, um Menschen einzuordnen.',
      },
      handling: {
        title: 'Was geschieht damit?',
        text: 'Ausgewertet wird auf diesem Gerät. Die Antworten sind mit deinem eigenen Schlüssel verschlüsselt, wie dein Tagebuch, und niemand sieht etwas davon, solange du keinen Link erstellst.',
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
      'Die veröffentlichten Durchschnitte sind nach Geschlecht und Alter getrennt. Beides ist freiwillig: Ohne Angabe wirst du mit allen verglichen. Was du eintippst, bleibt auf diesem Gerät; gespeichert wird nur der Name der Gruppe.',
    sex: 'Geschlecht der Vergleichsgruppe',
    everyone: 'Alle',
    female: 'Frauen',
    male: 'Männer',
    age: 'Dein Alter in Jahren',
    ageHint: 'Ohne Alter wirst du mit allen verglichen.',
    ageWrong: 'Gib eine ganze Zahl von 14 bis 120 ein.',
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
        one: 'Ein Satz ist noch offen. Du kannst trotzdem abschließen: Der Teil wird aus seinen anderen Antworten ergänzt und so gekennzeichnet.',
        other:
          '# Sätze sind noch offen. Du kannst trotzdem abschließen: Wo genug beantwortet ist, wird der Rest ergänzt und so gekennzeichnet. Andere Teile bleiben offen.',
      }),
    toGaps: 'Zu den offenen Sätzen',
    tooFew: 'Für ein Ergebnis sind es noch zu wenige Antworten. Sie sind gespeichert; komm wieder, wann du magst.',
    attention: {
      title: 'Eine kleine Anmerkung',
      'long-string': (n) =>
        `Du hast ${n}-mal hintereinander dasselbe geantwortet. Das kann genau richtig sein. Wenn du müde warst, hilft vielleicht ein Blick zurück.`,
      'too-fast': (seconds) =>
        `Du hast etwa ${seconds} Sekunden für eine Aussage gebraucht. Manche sind schnell; ein zweiter Blick ein andermal sagt vielleicht mehr.`,
      end: 'Dein Ergebnis bekommst du so oder so.',
    },
    keeping: {
      here: 'Auf diesem Gerät',
      sent: 'Gespeichert',
      waiting: 'Auf diesem Gerät; wird gesendet, sobald du online bist',
      refused: 'Auf diesem Gerät',
    },
    refused: 'Deine Antworten ließen sich nicht senden',
    asNew: 'Als neuen Fragebogen speichern',
    unknown: 'Dieser Fragebogen ist hier nicht bekannt. Vielleicht gehört er zu einer neueren Fassung der App.',
    choose: 'Wie gut beschreibt es dich?',
  },
}
