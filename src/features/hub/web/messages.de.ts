import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural } = words('de')

export const de: Translation<typeof en> = {
  title: 'Start',
  greeting: {
    morning: (name) => `Guten Morgen, ${name}`,
    afternoon: (name) => `Schönen Nachmittag, ${name}`,
    evening: (name) => `Guten Abend, ${name}`,
    night: (name) => `Eine stille Nacht, ${name}`,
  },
  lead: {
    first: 'Willkommen auf deiner Lichtung. Hier wächst alles klein an: Für den Anfang reichen drei Minuten.',
    rested: 'Schön, dass du da bist. Du musst nichts nachholen.',
    some: (minutes) => plural(minutes, { one: 'Eine Minute für dich heute.', other: '# Minuten für dich heute.' }),
    done: 'Du hast heute schon etwas Gutes für dich getan.',
  },
  week: {
    title: 'Deine Woche',
    minutes: (n) => plural(n, { one: '# Minute', other: '# Minuten' }),
    short: (n) => plural(n, { one: '# Min.', other: '# Min.' }),
    total: (n) => plural(n, { one: '# Minute in sieben Tagen', other: '# Minuten in sieben Tagen' }),
    first: 'Jeder Tag mit ein wenig Zuwendung lässt hier eine Pflanze wachsen.',
    rest: 'ein Ruhetag',
    open: 'noch offen',
    today: 'Heute',
    acts: (n) => plural(n, { one: 'eine gute Tat für dich', other: '# gute Taten für dich' }),
  },
  totals: {
    title: 'Deine Summen',
    minutesToday: 'Minuten heute',
    pointsToday: 'Punkte heute',
    points: 'Punkte insgesamt',
    days: 'Tage mit Zuwendung',
  },
  streak: {
    title: 'Tage in Folge',
    none: 'Du kannst jederzeit eine Reihe beginnen, auch heute.',
    days: (n) => plural(n, { one: 'Ein Tag bisher', other: '# Tage in Folge' }),
    longest: (n) => plural(n, { one: 'Deine längste Reihe war ein Tag.', other: 'Deine längste Reihe waren # Tage.' }),
    rests: (n) =>
      plural(n, {
        one: 'Du kannst noch einen Tag pausieren, ohne dass die Reihe endet.',
        other: 'Du kannst noch # Tage pausieren, ohne dass die Reihe endet.',
      }),
    noRests:
      'Zwei von sieben Tagen dürfen Ruhetage sein, und die hattest du. Bleibt auch heute frei, beginnt eine neue Reihe, und alles Gewachsene bleibt.',
  },
  cards: 'Für dich, heute',
  suggestion: {
    title: 'Wenn du magst',
    why: 'Warum das?',
  },
  loading: 'Wird geladen',
  failedTitle: 'Diese Seite ließ sich nicht laden',
  failedText: 'Deine Daten sind sicher. Versuch es gleich noch einmal.',
  asOf: (when) => `Du bist offline. Zuletzt aktualisiert ${when}. Was du jetzt tust, wird hier gespeichert und später gesendet.`,
  asOfFailed: (when) => `Das ließ sich gerade nicht aktualisieren. Zuletzt aktualisiert ${when}.`,
  at: (day, time) => (day ? `am ${day} um ${time}` : `um ${time}`),
  again: 'Aktualisieren',
  missing: (n) =>
    plural(n, {
      one: 'Eine deiner Karten ließ sich gerade nicht laden. Die anderen sind von heute.',
      other: '# deiner Karten ließen sich gerade nicht laden. Die anderen sind von heute.',
    }),
  tryAgain: 'Noch einmal versuchen',
  offlineTitle: 'Du bist offline',
  offlineText: 'Sobald du online bist, ist deine Lichtung wieder da. Was du bis dahin tust, wird hier gespeichert und später gesendet.',
  toSoul: 'Ohne Netz anhören',
}
