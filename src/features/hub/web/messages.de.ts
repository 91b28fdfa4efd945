import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.en.ts'

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
    rested: 'Schön, dass du da bist. Du schuldest nichts, und der Tag ist offen.',
    some: (minutes) => plural(minutes, { one: 'Eine Minute für dich heute. Es wächst.', other: '# Minuten für dich heute. Es wächst.' }),
    done: 'Du hast heute schon etwas Gutes für dich getan.',
  },
  week: {
    title: 'Deine Woche',
    minutes: (n) => plural(n, { one: '# Minute', other: '# Minuten' }),
    short: (n) => plural(n, { one: '# Min.', other: '# Min.' }),
    total: (n) => plural(n, { one: '# Minute in sieben Tagen', other: '# Minuten in sieben Tagen' }),
    first: 'Jeder Tag mit ein wenig Zuwendung lässt hier eine Pflanze wachsen.',
    rest: 'eine Rast',
    open: 'noch offen',
    today: 'Heute',
    acts: (n) => plural(n, { one: 'eine gute Tat für dich', other: '# gute Taten für dich' }),
  },
  totals: {
    title: 'Was gewachsen ist',
    minutesToday: 'Minuten heute',
    pointsToday: 'Punkte heute',
    points: 'Punkte insgesamt',
    days: 'Tage mit Zuwendung',
  },
  streak: {
    title: 'Tage in Folge',
    none: 'Eine Reihe beginnt an jedem Tag, an dem du magst. Heute ist so einer.',
    days: (n) => plural(n, { one: 'Ein Tag bisher', other: '# Tage in Folge' }),
    longest: (n) => plural(n, { one: 'Deine längste Reihe war ein Tag.', other: 'Deine längste Reihe waren # Tage.' }),
    rests: (n) =>
      plural(n, {
        one: 'Diese Woche darfst du noch einen Tag rasten, und die Reihe geht einfach weiter.',
        other: 'Diese Woche darfst du noch # Tage rasten, und die Reihe geht einfach weiter.',
      }),
    noRests: 'Für diese Woche hast du genug gerastet. Wird auch heute eine Rast, beginnt eine neue Reihe, und alles Gewachsene bleibt.',
  },
  cards: 'Für dich, heute',
  suggestion: {
    title: 'Wenn du magst',
    why: 'Warum das?',
  },
  loading: 'Wird geladen',
  failedTitle: 'Deine Lichtung liegt im Nebel',
  failedText: 'Was darauf gewachsen ist, ist sicher. Versuch es gleich noch einmal.',
  asOf: (when) => `Du bist offline. So war es ${when}. Was du jetzt tust, wird behalten und später gesendet.`,
  asOfFailed: (when) => `Wir konnten gerade nicht nachsehen. So war es ${when}.`,
  at: (day, time) => (day ? `am ${day} um ${time}` : `um ${time}`),
  again: 'Noch einmal schauen',
  missing: (n) =>
    plural(n, {
      one: 'Eine deiner Karten ließ sich gerade nicht laden. Die anderen sind von heute.',
      other: '# deiner Karten ließen sich gerade nicht laden. Die anderen sind von heute.',
    }),
  tryAgain: 'Noch einmal versuchen',
  offlineTitle: 'Du bist offline',
  offlineText: 'Mit dem Netz kommt deine Lichtung zurück. Was du inzwischen tust, wird behalten und später gesendet.',
  toSoul: 'Was ohne Netz spielt',
}
