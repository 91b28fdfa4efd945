import type { ContentLanguage, NormGroup, ResearchNote, ScoreLevel } from '../../scales.ts'

/** Fixed texts of a report. */
export type ReportWords = {
  title: string
  day: (day: string) => string
  group: (group: Pick<NormGroup, 'sex' | 'ages'>) => string
  noGroup: string
  answered: (n: number, of: number) => string
  howTo: string
  howToText: readonly string[]
  overview: string
  figures: (t: number, low: number, high: number, percentile: number) => string
  mean: (mean: number, points: number) => string
  open: (answered: number, of: number) => string
  levels: Record<ScoreLevel, string>
  parts: { strength: string; cost: string; daily: string; others: string; stressed: string }
  changes: (day: string) => string
  changed: (difference: number, margin: number) => string
  changesText: string
  noChange: string
  research: string
  standing: Record<ResearchNote['standing'], string>
  sources: string
  page: (page: number) => string
  made: (day: string) => string
}

const long = (locale: string, day: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
/** The oldest group has no upper limit. */
const OPEN_END = 120
const decimal = (locale: string, value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)

const EN_SEX = { female: 'women', male: 'men' } as const
const DE_SEX = { female: 'Frauen', male: 'Männern' } as const

export const REPORT_WORDS: Readonly<Record<ContentLanguage, ReportWords>> = {
  en: {
    title: 'How I saw myself',
    day: (day) => long('en', day),
    group({ sex, ages }) {
      if (!sex || !ages) return 'Compared with everybody in the published sample together'
      return `Compared with ${EN_SEX[sex]} ${ages.from === 0 ? `up to ${ages.to}` : ages.to >= OPEN_END ? `of ${ages.from} and more` : `of ${ages.from} to ${ages.to}`} in the published sample`
    },
    noGroup: 'There is no published sample to compare this with.',
    answered: (n, of) => `${n} of ${of} questions answered`,
    howTo: 'How to read this',
    howToText: [
      'These pages describe how you answered on one day. They are no diagnosis, they fix nothing, and they say nothing about what you are worth.',
      'A dot is your score beside the comparison group: 50 is its average, and about two thirds of people lie between 40 and 60. The band around the dot is where your score would lie in 95 of 100 tries. Where the band reaches the average, nobody can tell your score from it, and it is called average here.',
      'The comparison group answered on the internet, mostly in English, and chose to do so. Take percentiles as a rough direction.',
    ],
    overview: 'At a glance',
    figures: (t, low, high, percentile) => `T ${t} (${low} to ${high}), higher than about ${percentile} of 100`,
    mean: (mean, points) => `Mean answer ${decimal('en', mean)} of ${points}`,
    open: (answered, of) => `Left open: ${answered} of ${of} questions answered`,
    levels: { low: 'low', average: 'average', high: 'high' },
    parts: {
      strength: 'Strength',
      cost: 'Possible cost',
      daily: 'In daily life',
      others: 'With others',
      stressed: 'When it is stressed',
    },
    changes: (day) => `Since ${long('en', day)}`,
    changesText:
      'Named are changes that are larger than what two tests differ by anyway (the reliable-change index of Jacobson and Truax, 95 %).',
    changed: (difference, margin) =>
      `${difference > 0 ? '+' : '−'}${Math.abs(difference)} T, more than the ${decimal('en', margin)} that chance alone brings`,
    noChange: 'Nothing moved further than two tests differ by anyway.',
    research: 'The research, and its limits',
    standing: { known: 'found again and again', open: 'studied, with mixed results', claim: 'often said, not supported' },
    sources: 'Sources',
    page: (page) => String(page),
    made: (day) => `Made with Fernwell on ${long('en', day)}`,
  },
  de: {
    title: 'Wie ich mich gesehen habe',
    day: (day) => long('de', day),
    group({ sex, ages }) {
      if (!sex || !ages) return 'Verglichen mit allen in der veröffentlichten Stichprobe zusammen'
      return `Verglichen mit ${DE_SEX[sex]} ${ages.from === 0 ? `bis ${ages.to}` : ages.to >= OPEN_END ? `ab ${ages.from}` : `von ${ages.from} bis ${ages.to}`} Jahren in der veröffentlichten Stichprobe`
    },
    noGroup: 'Hierzu gibt es keine veröffentlichte Stichprobe zum Vergleich.',
    answered: (n, of) => `${n} von ${of} Fragen beantwortet`,
    howTo: 'Wie das zu lesen ist',
    howToText: [
      'Diese Seiten beschreiben, wie du an einem Tag geantwortet hast. Sie sind keine Diagnose, sie legen nichts fest und sagen nichts darüber, was du wert bist.',
      'Ein Punkt ist dein Wert neben der Vergleichsgruppe: 50 ist ihr Durchschnitt, und etwa zwei Drittel der Menschen liegen zwischen 40 und 60. Das Band um den Punkt zeigt, wo dein Wert in 95 von 100 Versuchen läge. Wo das Band den Durchschnitt berührt, lässt sich dein Wert nicht von ihm unterscheiden und heißt hier mittel.',
      'Die Vergleichsgruppe hat im Internet geantwortet, meist auf Englisch und aus eigenem Wunsch. Nimm Prozentränge als grobe Richtung.',
    ],
    overview: 'Auf einen Blick',
    figures: (t, low, high, percentile) => `T ${t} (${low} bis ${high}), höher als etwa ${percentile} von 100`,
    mean: (mean, points) => `Mittlere Antwort ${decimal('de', mean)} von ${points}`,
    open: (answered, of) => `Offen: ${answered} von ${of} Fragen beantwortet`,
    levels: { low: 'niedrig', average: 'mittel', high: 'hoch' },
    parts: { strength: 'Was es dir gibt', cost: 'Was es kosten kann', daily: 'Im Alltag', others: 'Mit anderen', stressed: 'Unter Druck' },
    changes: (day) => `Seit dem ${long('de', day)}`,
    changesText:
      'Genannt sind Veränderungen, die größer sind als das, worum sich zwei Durchgänge ohnehin unterscheiden (Reliable-Change-Index nach Jacobson und Truax, 95 %).',
    changed: (difference, margin) =>
      `${difference > 0 ? '+' : '−'}${Math.abs(difference)} T, mehr als die ${decimal('de', margin)}, die der Zufall allein bringt`,
    noChange: 'Nichts hat sich weiter bewegt, als sich zwei Durchgänge ohnehin unterscheiden.',
    research: 'Was die Forschung sagt, und was nicht',
    standing: { known: 'immer wieder gefunden', open: 'untersucht, mit gemischten Ergebnissen', claim: 'oft behauptet, nicht belegt' },
    sources: 'Quellen',
    page: (page) => String(page),
    made: (day) => `Mit Fernwell gemacht am ${long('de', day)}`,
  },
}
