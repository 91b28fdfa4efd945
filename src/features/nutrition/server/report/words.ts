import type { Judged } from '../../contract/judged.ts'
import { isNutrient, NUTRIENT_FACTS } from '../../contract/nutrients.ts'
import type { Verdict } from '../../engine/adequacy/adequacy.ts'
import type { Eater } from '../../engine/adequacy/reference.ts'

export type ReportLanguage = 'en' | 'de'

/** Fixed texts of a report. */
export type ReportWords = {
  title: string
  of: (name: string) => string
  span: (from: string, to: string) => string
  made: (day: string) => string
  not: string
  days: string
  daysAbout: string
  daysLine: (days: number, written: number, whole: number) => string
  noWhole: string
  macros: string
  macrosAbout: (n: number) => string
  mean: (amount: string) => string
  half: (low: string, high: string) => string
  unknown: (percent: string) => string
  onDays: (n: number) => string
  needs: string
  needsAbout: (who: string) => string
  tooFew: string
  who: (eater: Eater) => string
  verdicts: Record<Verdict, string>
  verdictsAbout: Record<Verdict, string>
  over: string
  ofReference: (amount: string, reference: string, kind: 'RDA' | 'AI') => string
  times: string
  timesAbout: (n: number) => string
  first: string
  last: string
  night: string
  hours: (value: string) => string
  usually: (middle: string, low: string, high: string) => string
  foods: string
  foodsAbout: (n: number) => string
  foodDays: (n: number) => string
  about: (grams: string) => string
  sources: string
  sourcesAbout: string
  page: (page: number) => string
  day: (day: string) => string
  number: (value: number, digits?: number) => string
  nutrient: (nutrient: Judged | string) => string
}

const dayIn = (locale: string) => (day: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
const numberIn =
  (locale: string) =>
  (value: number, digits = 1) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value)

const nutrientIn = (language: ReportLanguage) => (nutrient: string) => {
  if (nutrient === 'vit_a') return 'Vitamin A'
  if (nutrient === 'epa_dha_mg') return language === 'de' ? 'EPA und DHA (Omega-3)' : 'EPA and DHA (omega-3)'
  return isNutrient(nutrient) ? NUTRIENT_FACTS[nutrient][language] : nutrient
}

const some = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const REPORT_WORDS: Readonly<Record<ReportLanguage, ReportWords>> = {
  en: {
    title: 'What was eaten',
    of: (name) => `Food diary of ${name}`,
    span: (from, to) => `${from} to ${to}`,
    made: (day) => `Made on ${day} with Fernwell, from what the person logged`,
    not: 'This is a diary, not a finding. Diaries miss things, portions are estimates, and food tables are averages. A blood test knows more about a deficiency than any diary.',
    days: 'Days',
    daysAbout:
      'Only complete days are judged: those the person marked as complete, and those with three meals and a plausible amount for a day.',
    daysLine: (days, written, whole) => `${some(whole, 'complete day', 'complete days')} of ${written} logged, within ${days}`,
    noWhole: 'There is no complete day in this period, so nothing is averaged or judged.',
    macros: 'Energy and macronutrients a day',
    macrosAbout: (n) => `Mean and middle half of ${some(n, 'complete day', 'complete days')}. Carbohydrate is without fibre.`,
    mean: (amount) => `${amount} on average`,
    half: (low, high) => `half of the days between ${low} and ${high}`,
    unknown: (percent) => `foods with ${percent} of the energy have no value`,
    onDays: (n) => `known on ${some(n, 'day', 'days')}`,
    needs: 'Likely adequacy',
    needsAbout: (who) =>
      `Against references for ${who}. How likely it is that what is usually eaten covers the need, by the method of the IOM (2000) for one person. “Cannot be told” is an answer, too.`,
    tooFew: 'Fewer than three complete days: too few to say anything about a habit.',
    who: ({ age, sex, expecting }) =>
      `${expecting === 'pregnant' ? 'pregnancy' : expecting === 'breastfeeding' ? 'breastfeeding' : sex === 'female' ? 'women' : sex === 'male' ? 'men' : 'adults, the higher of both sexes’'}${age === null ? ', middle age assumed' : `, ${age} years`}`,
    verdicts: { low: 'Likely low', between: 'Cannot be told', enough: 'Likely enough', unknown: 'Too little known' },
    verdictsAbout: {
      low: 'On these days. This is not a diagnosis.',
      between: 'Near what most people need, or the need itself is not known.',
      enough: '',
      unknown: 'Too many foods have no value for these. A blank is not a zero.',
    },
    over: 'above the tolerable upper level',
    ofReference: (amount, reference, kind) => `${amount} of ${reference} (${kind === 'RDA' ? 'recommended' : 'adequate intake'})`,
    times: 'Times of eating',
    timesAbout: (n) => `Of ${some(n, 'complete day', 'complete days')} with times; drinks without energy are left out.`,
    first: 'First',
    last: 'Last',
    night: 'Without food overnight',
    hours: (value) => `${value} h`,
    usually: (middle, low, high) => `usually ${middle}, half of the time between ${low} and ${high}`,
    foods: 'Most eaten',
    foodsAbout: (n) => `Of ${some(n, 'different entry', 'different entries')}, by the number of days.`,
    foodDays: (n) => `on ${some(n, 'day', 'days')}`,
    about: (grams) => `usually about ${grams} g`,
    sources: 'Sources',
    sourcesAbout:
      'Values: USDA SR28, BLS 4.0, the person’s own labels, and files imported from other apps. References: Dietary Reference Intakes (National Academies). Institute of Medicine: Dietary Reference Intakes: Applications in Dietary Assessment, 2000.',
    page: (page) => `Page ${page}`,
    day: dayIn('en-GB'),
    number: numberIn('en-GB'),
    nutrient: nutrientIn('en'),
  },
  de: {
    title: 'Was gegessen wurde',
    of: (name) => `Ernährungstagebuch von ${name}`,
    span: (from, to) => `${from} bis ${to}`,
    made: (day) => `Erstellt am ${day} mit Fernwell, aus dem, was die Person eingetragen hat`,
    not: 'Dies ist ein Tagebuch, kein Befund. Tagebücher lassen aus, Mengen sind geschätzt, und Nährwerttabellen sind Mittelwerte. Ein Blutbild weiß mehr über einen Mangel als jedes Tagebuch.',
    days: 'Tage',
    daysAbout:
      'Beurteilt werden nur vollständige Tage: solche, die die Person als vollständig markiert hat, und solche mit drei Mahlzeiten und einer plausiblen Menge.',
    daysLine: (days, written, whole) =>
      `${some(whole, 'vollständiger Tag', 'vollständige Tage')} von ${written} eingetragenen, innerhalb von ${days}`,
    noWhole: 'In dieser Zeit gibt es keinen vollständigen Tag. Deshalb wird nichts gemittelt oder beurteilt.',
    macros: 'Energie und Makronährstoffe am Tag',
    macrosAbout: (n) =>
      `Mittel und mittlere Hälfte von ${some(n, 'vollständigen Tag', 'vollständigen Tagen')}. Kohlenhydrate sind ohne Ballaststoffe.`,
    mean: (amount) => `${amount} im Mittel`,
    half: (low, high) => `die Hälfte der Tage zwischen ${low} und ${high}`,
    unknown: (percent) => `Lebensmittel mit ${percent} der Energie haben keinen Wert`,
    onDays: (n) => `bekannt an ${some(n, 'Tag', 'Tagen')}`,
    needs: 'Wahrscheinliche Versorgung',
    needsAbout: (who) =>
      `Gehalten gegen Referenzwerte für ${who}. Wie wahrscheinlich das übliche Essen den Bedarf deckt, nach dem Verfahren des IOM (2000) für eine einzelne Person. Auch „lässt sich nicht sagen“ ist eine Antwort.`,
    tooFew: 'Weniger als drei vollständige Tage: Über eine Gewohnheit lässt sich nichts sagen.',
    who: ({ age, sex, expecting }) =>
      `${expecting === 'pregnant' ? 'die Schwangerschaft' : expecting === 'breastfeeding' ? 'die Stillzeit' : sex === 'female' ? 'Frauen' : sex === 'male' ? 'Männer' : 'Erwachsene, jeweils der höhere Wert beider Geschlechter'}${age === null ? ', mittleres Alter angenommen' : `, ${age} Jahre`}`,
    verdicts: {
      low: 'Wahrscheinlich zu wenig',
      between: 'Lässt sich nicht sagen',
      enough: 'Wahrscheinlich genug',
      unknown: 'Zu wenig bekannt',
    },
    verdictsAbout: {
      low: 'An diesen Tagen. Das ist keine Diagnose.',
      between: 'Nah an dem, was die meisten brauchen, oder der Bedarf selbst ist nicht bekannt.',
      enough: '',
      unknown: 'Zu viele Lebensmittel haben dafür keinen Wert. Eine Lücke ist keine Null.',
    },
    over: 'über der tolerierbaren Höchstmenge',
    ofReference: (amount, reference, kind) => `${amount} von ${reference} (${kind === 'RDA' ? 'empfohlen' : 'angemessene Zufuhr'})`,
    times: 'Essenszeiten',
    timesAbout: (n) => `Von ${some(n, 'vollständigen Tag', 'vollständigen Tagen')} mit Uhrzeiten; Getränke ohne Energie zählen nicht.`,
    first: 'Zuerst',
    last: 'Zuletzt',
    night: 'Nachts ohne Essen',
    hours: (value) => `${value} h`,
    usually: (middle, low, high) => `meist ${middle}, die Hälfte der Zeit zwischen ${low} und ${high}`,
    foods: 'Am häufigsten gegessen',
    foodsAbout: (n) => `Von ${some(n, 'verschiedenen Eintrag', 'verschiedenen Einträgen')}, nach der Zahl der Tage.`,
    foodDays: (n) => `an ${some(n, 'Tag', 'Tagen')}`,
    about: (grams) => `meist etwa ${grams} g`,
    sources: 'Worauf das beruht',
    sourcesAbout:
      'Werte: USDA SR28, BLS 4.0, eigene Packungsangaben der Person und Dateien, die sie aus anderen Apps mitgebracht hat. Referenzwerte: Dietary Reference Intakes (National Academies). Institute of Medicine: Dietary Reference Intakes: Applications in Dietary Assessment, 2000.',
    page: (page) => `Seite ${page}`,
    day: dayIn('de-DE'),
    number: numberIn('de-DE'),
    nutrient: nutrientIn('de'),
  },
}
