import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural, number } = words('de')
const minutes = (n: number) => plural(n, { one: '# Minute', other: '# Minuten' })

export const de: typeof en = {
  soul: 'Seele',
  title: 'Dein Verlauf',
  lead: 'Jede stille Minute, nach Tag, Woche und Jahr.',
  year: 'Jahr',
  stats: {
    minutes: 'Minuten in diesem Jahr',
    minutesOf: (year) => `Minuten im Jahr ${year}`,
    days: 'Tage mit Ruhe',
    points: 'Punkte insgesamt',
    streak: 'In Folge',
    streakHint: (rests, longest) =>
      `Noch ${plural(rests, { one: '# Ruhetag', other: '# Ruhetage' })} in sieben Tagen. Die längste Folge: ${number(longest)}.`,
    streakNone: (longest) =>
      longest > 0
        ? `Eine Folge beginnt mit allem, was dir guttut. Die längste: ${number(longest)}.`
        : 'Eine Folge beginnt mit allem, was dir guttut.',
  },
  byDay: {
    title: 'Das Jahr nach Tagen',
    summary: (n, days) => `${minutes(n)} an ${plural(days, { one: '# Tag', other: '# Tagen' })}.`,
    none: 'Keine Minuten in diesem Jahr.',
    day: (day, n) => `${day}: ${minutes(n)}`,
    columns: ['Tag', 'Minuten', 'Male', 'Davon aus anderen Apps'],
  },
  byWeek: {
    title: 'Nach Wochen',
    summary: (n) => `${minutes(n)} in einer typischen Woche (Median der Wochen mit Minuten).`,
    none: 'Keine Minuten in den Wochen dieses Jahres.',
    chart: 'Minuten jeder Woche des Jahres',
    columns: ['Woche ab', 'Minuten', 'Tage'],
  },
  history: {
    title: 'Zuletzt',
    none: 'Noch nichts. Schon die ersten drei Minuten zählen.',
    noneAction: 'Etwas zum Hören finden',
    deletedTrack: 'Ein gelöschter Titel',
    imported: (app) => `Sitzung aus ${app}`,
    more: 'Mehr zeigen',
    day: (n) => `${number(n)} Min.`,
    short: (n) => `${number(n)} s`,
    long: (n) => `${number(n)} Min.`,
    failed: 'Der Verlauf ließ sich nicht laden',
  },
  take: 'Export',
  takeHint: 'Alles, was du gehört hast, als Tabelle für jedes Tabellenprogramm.',
  csv: 'Als CSV speichern',
  bring: 'Minuten aus anderen Apps',
  bringHint: 'Achtsame Minuten aus einem Export von Apple Health kommen hinzu; der Import lässt sich rückgängig machen.',
  bringLink: 'Aus Apple Health importieren',
  failedTitle: 'Dein Verlauf ließ sich nicht laden',
  failedText: 'Nichts davon ist verloren. Versuche es gleich noch einmal.',
}
