import { names as en } from '../../names.en.ts'
import { names as de } from '../../names.de.ts'
import type { Names } from '../../names.en.ts'

export type ReportLanguage = 'en' | 'de'

/** Texts of a report. */
export type ReportWords = {
  names: Names
  title: string
  of: (name: string) => string
  made: (day: string) => string
  not: string
  care: string
  careAbout: string
  range: (low: string, high: string, most: number) => string
  points: (low: number, high: number, most: number) => string
  unknown: string
  openItems: string
  statedOn: (day: string) => string
  logged: (n: number, days: number) => string
  essentials: string
  essentialsAbout: string
  known: (n: number) => string
  factors: string
  factorsAbout: string
  checks: string
  checksAbout: string
  hearing: string
  digits: string
  vision: string
  contrast: string
  over: string
  sources: string
  page: (page: number) => string
  day: (day: string) => string
  pressure: (upper: number, lower: number) => string
  sugar: (percent: string, mmol: string) => string
  total: (mg: string, mmol: string) => string
  nonHdl: (mg: string, mmol: string) => string
  treated: string
  notTreated: string
  hasDiabetes: string
  noDiabetes: string
  bmi: (value: string) => string
  hidden: string
  foods: (reached: number, open: number) => string
  drinks: (value: string) => string
  minutes: (value: string) => string
  atLeast: string
  hours: (value: string) => string
  number: (value: number, digits?: number) => string
}

const dayIn = (locale: string) => (day: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
const numberIn =
  (locale: string) =>
  (value: number, digits = 1) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value)

export const REPORT_WORDS: Readonly<Record<ReportLanguage, ReportWords>> = {
  en: {
    names: en,
    title: 'Brain health: notes for a conversation',
    of: (name) => `Of ${name}`,
    made: (day) => `Made with Fernwell on ${dayIn('en')(day)}`,
    not: 'These are a person’s own answers and logs, compared with published tables. This is not a diagnosis and makes no statement about a risk. No one has checked the values; dates show when each was given.',
    care: 'Brain Care Score',
    careAbout:
      'Items and points as published by Singh et al. (2023) for the McCance Center’s score, in other words than the card’s. An independent rendering, not connected with its authors.',
    range: (low, high, most) => (low === high ? `${low} of ${most}` : `between ${low} and ${high} of ${most}`),
    points: (low, high, most) => (low === high ? `${low} of ${most} points` : `${low} to ${high} of ${most} points`),
    unknown: 'not known',
    openItems: 'Not known yet',
    statedOn: (day) => `said on ${dayIn('en')(day)}`,
    logged: (n, days) => `from what was logged: ${n} in ${days} days`,
    essentials: 'Life’s Essential 8',
    essentialsAbout: 'Components of 0 to 100 by Lloyd-Jones et al. (2022). What is not known counts from 0 to 100.',
    known: (n) => `${n} of 8 components known`,
    factors: 'Fourteen factors of the Lancet Commission 2024',
    factorsAbout: 'A checklist of factors that can be changed, as marked by the person. Unmarked factors are left out.',
    checks: 'Self-checks',
    checksAbout:
      'Questions, digits in noise and letters on a screen, without calibrated devices. They are not measurements and only say whether a visit seems worthwhile.',
    hearing: 'Hearing',
    digits: 'Digits in noise',
    vision: 'Sight',
    contrast: 'Faint letters',
    over: 'How it changed',
    sources: 'Sources',
    page: String,
    day: dayIn('en'),
    pressure: (upper, lower) => `${upper}/${lower} mmHg`,
    sugar: (percent, mmol) => `${percent} % (${mmol} mmol/mol)`,
    total: (mg, mmol) => `total ${mg} mg/dL (${mmol} mmol/l)`,
    nonHdl: (mg, mmol) => `without HDL ${mg} mg/dL (${mmol} mmol/l)`,
    treated: 'treated',
    notTreated: 'not treated',
    hasDiabetes: 'diabetes known',
    noDiabetes: 'no diabetes known',
    bmi: (value) => `body mass index ${value} kg/m²`,
    hidden: 'given, and not shown as a figure',
    foods: (reached, open) => `${reached} of 5 reached${open > 0 ? `, ${open} not known` : ''}`,
    drinks: (value) => `${value} standard drinks a week`,
    minutes: (value) => `${value} minutes a week`,
    atLeast: 'at least',
    hours: (value) => `${value} hours a night`,
    number: numberIn('en'),
  },
  de: {
    names: de,
    title: 'Gehirngesundheit: Notizen für ein Gespräch',
    of: (name) => `Von ${name}`,
    made: (day) => `Mit Fernwell gemacht am ${dayIn('de')(day)}`,
    not: 'Das sind eigene Antworten und eigene Aufzeichnungen, verglichen mit veröffentlichten Tabellen. Es ist keine Diagnose und keine Aussage über ein Risiko. Niemand hat die Werte geprüft; die Daten zeigen, wann sie angegeben wurden.',
    care: 'Brain Care Score',
    careAbout:
      'Punkte und Grenzen, wie Singh et al. (2023) sie für den Score des McCance Center veröffentlicht haben, mit anderen Worten als auf der Karte. Eine unabhängige Fassung, ohne Verbindung zu ihren Urhebern.',
    range: (low, high, most) => (low === high ? `${low} von ${most}` : `zwischen ${low} und ${high} von ${most}`),
    points: (low, high, most) => (low === high ? `${low} von ${most} Punkten` : `${low} bis ${high} von ${most} Punkten`),
    unknown: 'nicht bekannt',
    openItems: 'Noch nicht bekannt',
    statedOn: (day) => `angegeben am ${dayIn('de')(day)}`,
    logged: (n, days) => `aus Aufzeichnungen: ${n} in ${days} Tagen`,
    essentials: 'Life’s Essential 8',
    essentialsAbout: 'Werte von 0 bis 100 nach Lloyd-Jones et al. (2022). Was nicht bekannt ist, zählt von 0 bis 100.',
    known: (n) => `${n} von 8 Werten bekannt`,
    factors: 'Vierzehn Faktoren der Lancet-Kommission 2024',
    factorsAbout: 'Eine Liste dessen, was sich ändern lässt, wie die Person sie ausgefüllt hat. Was nicht angekreuzt ist, fehlt hier.',
    checks: 'Selbstchecks',
    checksAbout:
      'Fragen, Ziffern im Rauschen und Zeichen auf einem Bildschirm, ohne geeichte Geräte. Sie messen nichts und sagen nur, ob ein Termin sich lohnt.',
    hearing: 'Hören',
    digits: 'Ziffern im Rauschen',
    vision: 'Sehen',
    contrast: 'Blasse Zeichen',
    over: 'Wie es sich verändert hat',
    sources: 'Quellen',
    page: String,
    day: dayIn('de'),
    pressure: (upper, lower) => `${upper}/${lower} mmHg`,
    sugar: (percent, mmol) => `${percent} % (${mmol} mmol/mol)`,
    total: (mg, mmol) => `gesamt ${mg} mg/dl (${mmol} mmol/l)`,
    nonHdl: (mg, mmol) => `ohne HDL ${mg} mg/dl (${mmol} mmol/l)`,
    treated: 'behandelt',
    notTreated: 'nicht behandelt',
    hasDiabetes: 'Diabetes bekannt',
    noDiabetes: 'kein Diabetes bekannt',
    bmi: (value) => `Body-Mass-Index ${value} kg/m²`,
    hidden: 'angegeben und nicht als Zahl gezeigt',
    foods: (reached, open) => `${reached} von 5 erreicht${open > 0 ? `, ${open} nicht bekannt` : ''}`,
    drinks: (value) => `${value} Standardgetränke in der Woche`,
    minutes: (value) => `${value} Minuten in der Woche`,
    atLeast: 'mindestens',
    hours: (value) => `${value} Stunden in der Nacht`,
    number: numberIn('de'),
  },
}
