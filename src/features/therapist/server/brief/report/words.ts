export type ReportLanguage = 'en' | 'de'

const dayIn = (locale: string) => (day: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

export type ReportWords = {
  title: string
  of: (name: string) => string
  span: (from: string, to: string) => string
  not: string
  cut: string
  empty: string
  sum: (score: number, most: number, band: string) => string
  done: (days: string) => string
  skipped: (days: string) => string
  page: (page: number) => string
  day: (day: string) => string
}

export const REPORT_WORDS: Readonly<Record<ReportLanguage, ReportWords>> = {
  en: {
    title: 'Brief for my therapist',
    of: (name) => `Of ${name}`,
    span: (from, to) => `From ${dayIn('en')(from)} to ${dayIn('en')(to)}, made with Fernwell`,
    not: 'These are somebody’s own notes and answers, chosen by themselves. Sums of questionnaires stand against published ranges; they are no diagnosis, and nobody has checked them.',
    cut: 'There was more than fits: these are the newest records.',
    empty: 'Nothing was written in these days.',
    sum: (score, most, band) => `${score} of ${most} (${band})`,
    done: (days) => `Days done: ${days}`,
    skipped: (days) => `Days skipped: ${days}`,
    page: String,
    day: dayIn('en'),
  },
  de: {
    title: 'Bericht für meine Therapie',
    of: (name) => `Von ${name}`,
    span: (from, to) => `Vom ${dayIn('de')(from)} bis ${dayIn('de')(to)}, gemacht mit Fernwell`,
    not: 'Das sind eigene Notizen und Antworten, selbst ausgewählt. Summen der Fragebögen stehen neben veröffentlichten Bereichen; sie sind keine Diagnose, und niemand hat sie geprüft.',
    cut: 'Es war mehr da, als Platz hat: Das sind die neuesten Einträge.',
    empty: 'In diesen Tagen wurde nichts geschrieben.',
    sum: (score, most, band) => `${score} von ${most} (${band})`,
    done: (days) => `Erledigte Tage: ${days}`,
    skipped: (days) => `Übersprungene Tage: ${days}`,
    page: String,
    day: dayIn('de'),
  },
}
