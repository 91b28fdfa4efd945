import { clockTime } from '#platform/contract/dates.ts'
import { numberPages } from '#platform/server/book/page-numbers.ts'
import { FAINT, ReportPages } from '#platform/server/book/report-pages.ts'
import { KJ_PER_KCAL, isNutrient, unitOf } from '../../contract/nutrients.ts'
import type { Adequacy, Verdict } from '../../engine/adequacy/adequacy.ts'
import type { FoodFacts, Spread } from './facts.ts'
import { REPORT_WORDS, type ReportLanguage, type ReportWords } from './words.ts'

const VERDICTS: readonly Verdict[] = ['low', 'between', 'enough', 'unknown']

/** `withFigures` false: eaten foods and their adequacy, in words only. */
export type ReportInput = { language: ReportLanguage; person: string | null; withFigures: boolean; facts: FoodFacts }
type Tools = { pages: ReportPages; t: ReportWords; facts: FoodFacts; withFigures: boolean }

/** Draws two or three pages for a professional: period, means, adequacy of nutrients, meal times and frequent foods. */
export async function drawReport({ language, person, withFigures, facts }: ReportInput, doc: PDFKit.PDFDocument): Promise<void> {
  const pages = await ReportPages.open(doc)
  const t = REPORT_WORDS[language]
  const tools: Tools = { pages, t, facts, withFigures }
  pages.paragraph(t.title, { face: 'display', size: 24 })
  if (person) pages.paragraph(t.of(person), { size: 12 })
  pages.paragraph(t.span(t.day(facts.from), t.day(facts.to)), { size: 12 })
  pages.paragraph(t.made(t.day(facts.today)), { colour: FAINT, size: 9.5 })
  pages.space(8)
  pages.paragraph(t.not, { face: 'text-italic', size: 9.5 })
  pages.heading(t.days, t.daysAbout)
  pages.paragraph(t.daysLine(facts.days, facts.written, facts.whole))
  if (facts.whole === 0) pages.paragraph(t.noWhole)
  if (withFigures) macros(tools)
  if (facts.whole > 0) needs(tools)
  times(tools)
  foods(tools)
  pages.heading(t.sources, '', 60)
  pages.paragraph(t.sourcesAbout, { colour: FAINT, size: 8.5 })
  numberPages(doc, t.page)
}

function macros(tools: Tools): void {
  const { pages, t, facts } = tools
  if (facts.macros.length === 0) return
  pages.heading(t.macros, t.macrosAbout(facts.whole))
  for (const one of facts.macros) {
    const small = [one.unknown >= 0.01 && t.unknown(`${t.number(one.unknown * 100, 0)} %`), one.days < facts.whole && t.onDays(one.days)]
    const amount = (value: number) => amountText(t, one.nutrient, value, facts.energyUnit)
    pages.row(t.nutrient(one.nutrient), `${t.mean(amount(one.mean))}; ${t.half(amount(one.low), amount(one.high))}`, small)
  }
}

function amountText(t: ReportWords, nutrient: Spread['nutrient'] | string, value: number, energyUnit: FoodFacts['energyUnit']): string {
  if (nutrient === 'energy_kcal') {
    return energyUnit === 'kJ' ? `${t.number(value * KJ_PER_KCAL, 0)} kJ` : `${t.number(value, 0)} kcal`
  }
  const unit = nutrient === 'vit_a' ? 'µg' : nutrient === 'epa_dha_mg' ? 'mg' : isNutrient(nutrient) ? unitOf(nutrient) : ''
  return `${t.number(value, value >= 100 ? 0 : 1)} ${unit}`
}

function needs(tools: Tools): void {
  const { pages, t, facts, withFigures } = tools
  pages.heading(t.needs, t.needsAbout(t.who(facts.eater)))
  if (facts.needs.length === 0) pages.paragraph(t.tooFew)
  const amount = ({ nutrient }: Adequacy, value: number) => amountText(t, nutrient, value, facts.energyUnit)
  for (const verdict of VERDICTS) {
    const found = facts.needs.filter((one) => one.verdict === verdict)
    if (found.length === 0) continue
    pages.need(60)
    pages.paragraph(t.verdicts[verdict], { face: 'text-bold', size: 10.5 })
    if (t.verdictsAbout[verdict]) pages.paragraph(t.verdictsAbout[verdict], { colour: FAINT, size: 9 })
    pages.space(3)
    if (!withFigures) {
      const names = found.map((one) => (one.isOver ? `${t.nutrient(one.nutrient)} (${t.over})` : t.nutrient(one.nutrient)))
      pages.paragraph(names.join(', '))
    } else {
      for (const one of found) {
        const text = t.ofReference(amount(one, one.mean), amount(one, one.reference.value), one.reference.kind)
        const small = [
          t.half(amount(one, one.middle[0]), amount(one, one.middle[1])),
          one.unknown >= 0.01 && t.unknown(`${t.number(one.unknown * 100, 0)} %`),
          one.days < facts.whole && t.onDays(one.days),
          one.isOver && t.over,
        ]
        pages.row(t.nutrient(one.nutrient), text, small)
      }
    }
    pages.space(6)
  }
}

const clock = (minutes: number) => clockTime(Math.round(minutes) % (24 * 60))

function times(tools: Tools): void {
  const { pages, t, facts } = tools
  if (!facts.times) return
  const { first, last, night } = facts.times
  pages.heading(t.times, t.timesAbout(facts.timesDays))
  pages.row(t.first, t.usually(clock(first.middle), clock(first.low), clock(first.high)))
  pages.row(t.last, t.usually(clock(last.middle), clock(last.low), clock(last.high)))
  const hours = (minutes: number) => t.hours(t.number(minutes / 60))
  if (night) pages.row(t.night, t.usually(hours(night.middle), hours(night.low), hours(night.high)))
}

function foods(tools: Tools): void {
  const { pages, t, facts, withFigures } = tools
  if (facts.foods.length === 0) return
  pages.heading(t.foods, t.foodsAbout(facts.different))
  for (const { name, days, grams } of facts.foods) {
    const about = withFigures && grams !== null ? `, ${t.about(t.number(grams, 0))}` : ''
    pages.row(name, `${t.foodDays(days)}${about}`)
  }
}
