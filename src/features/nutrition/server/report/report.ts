import { numberPages } from '#platform/server/book/page-numbers.ts'
import { INK, Typesetter, type Face } from '#platform/server/book/typesetter.ts'
import { KJ_PER_KCAL, isNutrient, unitOf } from '../../contract/nutrients.ts'
import type { Adequacy, Verdict } from '../../engine/adequacy/adequacy.ts'
import type { FoodFacts, Spread } from './facts.ts'
import { REPORT_WORDS, type ReportLanguage, type ReportWords } from './words.ts'

const FAINT = '#6f6c62'
const LINE = '#d8d2c0'
const LEAF = '#4f7d5b'
const MARGIN = 56
const VERDICTS: readonly Verdict[] = ['low', 'between', 'enough', 'unknown']

/** `withFigures` false: what was eaten and how likely it is enough, in words alone. */
export type ReportInput = { language: ReportLanguage; person: string | null; withFigures: boolean; facts: FoodFacts }
type Tools = { setter: Typesetter; t: ReportWords; facts: FoodFacts; withFigures: boolean; width: number }

/** Two or three pages for a professional: which days these are, what they come to, how likely that is enough, when and what was eaten. */
export async function drawReport({ language, person, withFigures, facts }: ReportInput, doc: PDFKit.PDFDocument): Promise<void> {
  const setter = await Typesetter.open(doc)
  const t = REPORT_WORDS[language]
  doc.addPage()
  const tools: Tools = { setter, t, facts, withFigures, width: doc.page.width - 2 * MARGIN }
  paragraph(tools, t.title, { face: 'display', size: 24 })
  if (person) paragraph(tools, t.of(person), { size: 12 })
  paragraph(tools, t.span(t.day(facts.from), t.day(facts.to)), { size: 12 })
  paragraph(tools, t.made(t.day(facts.today)), { colour: FAINT, size: 9.5 })
  doc.y += 8
  paragraph(tools, t.not, { face: 'text-italic', size: 9.5 })
  heading(tools, t.days, t.daysAbout)
  paragraph(tools, t.daysLine(facts.days, facts.written, facts.whole))
  if (facts.whole === 0) paragraph(tools, t.noWhole)
  if (withFigures) macros(tools)
  if (facts.whole > 0) needs(tools)
  times(tools)
  foods(tools)
  heading(tools, t.sources, '', 60)
  paragraph(tools, t.sourcesAbout, { colour: FAINT, size: 8.5 })
  numberPages(doc, t.page)
}

function macros(tools: Tools): void {
  const { t, facts } = tools
  if (facts.macros.length === 0) return
  heading(tools, t.macros, t.macrosAbout(facts.whole))
  for (const one of facts.macros) {
    const small = [one.unknown >= 0.01 && t.unknown(`${t.number(one.unknown * 100, 0)} %`), one.days < facts.whole && t.onDays(one.days)]
    const amount = (value: number) => amountText(t, one.nutrient, value, facts.energyUnit)
    row(tools, t.nutrient(one.nutrient), `${t.mean(amount(one.mean))}; ${t.half(amount(one.low), amount(one.high))}`, small)
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
  const { t, facts, withFigures } = tools
  heading(tools, t.needs, t.needsAbout(t.who(facts.eater)))
  if (facts.needs.length === 0) paragraph(tools, t.tooFew)
  const amount = ({ nutrient }: Adequacy, value: number) => amountText(t, nutrient, value, facts.energyUnit)
  for (const verdict of VERDICTS) {
    const found = facts.needs.filter((one) => one.verdict === verdict)
    if (found.length === 0) continue
    tools.setter.need(60)
    paragraph(tools, t.verdicts[verdict], { face: 'text-bold', size: 10.5 })
    if (t.verdictsAbout[verdict]) paragraph(tools, t.verdictsAbout[verdict], { colour: FAINT, size: 9 })
    tools.setter.doc.y += 3
    if (!withFigures) {
      const names = found.map((one) => (one.isOver ? `${t.nutrient(one.nutrient)} (${t.over})` : t.nutrient(one.nutrient)))
      paragraph(tools, names.join(', '))
    } else {
      for (const one of found) {
        const said = t.ofReference(amount(one, one.mean), amount(one, one.reference.value), one.reference.kind)
        const small = [
          t.half(amount(one, one.middle[0]), amount(one, one.middle[1])),
          one.unknown >= 0.01 && t.unknown(`${t.number(one.unknown * 100, 0)} %`),
          one.days < facts.whole && t.onDays(one.days),
          one.isOver && t.over,
        ]
        row(tools, t.nutrient(one.nutrient), said, small)
      }
    }
    tools.setter.doc.y += 6
  }
}

const clock = (minutes: number) => {
  const at = Math.round(minutes) % (24 * 60)
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

function times(tools: Tools): void {
  const { t, facts } = tools
  if (!facts.times) return
  const { first, last, night } = facts.times
  heading(tools, t.times, t.timesAbout(facts.timesDays))
  row(tools, t.first, t.usually(clock(first.middle), clock(first.low), clock(first.high)), [])
  row(tools, t.last, t.usually(clock(last.middle), clock(last.low), clock(last.high)), [])
  const hours = (minutes: number) => t.hours(t.number(minutes / 60))
  if (night) row(tools, t.night, t.usually(hours(night.middle), hours(night.low), hours(night.high)), [])
}

function foods(tools: Tools): void {
  const { t, facts, withFigures } = tools
  if (facts.foods.length === 0) return
  heading(tools, t.foods, t.foodsAbout(facts.different))
  for (const { name, days, grams } of facts.foods) {
    const about = withFigures && grams !== null ? `, ${t.about(t.number(grams, 0))}` : ''
    row(tools, name, `${t.foodDays(days)}${about}`, [])
  }
}

/** A name in a column, what stands beside it, and small print below. */
function row({ setter, width }: Tools, name: string, value: string, small: readonly (string | false)[]): void {
  const { doc } = setter
  const column = width * 0.36
  setter.need(36)
  const top = doc.y
  setter.paragraph([{ text: name, face: 'text', colour: FAINT }], { x: MARGIN, width: column - 12, size: 10 })
  const below = doc.y
  doc.y = top
  setter.paragraph([{ text: value, face: 'text', colour: INK }], { x: MARGIN + column, width: width - column, size: 10 })
  const print = small.filter(Boolean).join(' · ')
  if (print) setter.paragraph([{ text: print, face: 'text', colour: FAINT }], { x: MARGIN + column, width: width - column, size: 8.5 })
  doc.y = Math.max(doc.y, below) + 3
  doc
    .moveTo(MARGIN, doc.y - 1)
    .lineTo(MARGIN + width, doc.y - 1)
    .lineWidth(0.5)
    .stroke(LINE)
  doc.y += 3
}

function heading(tools: Tools, title: string, about: string, least = 90): void {
  const { setter, width } = tools
  setter.need(least)
  setter.doc.y += 18
  setter.paragraph([{ text: title, face: 'display', colour: LEAF }], { x: MARGIN, width, size: 15 })
  if (about) paragraph(tools, about, { colour: FAINT, size: 9 })
  setter.doc.y += 4
}

function paragraph(
  { setter, width }: Tools,
  text: string,
  { face = 'text', colour = INK, size = 10 }: { face?: Face; colour?: string; size?: number } = {},
): void {
  setter.paragraph([{ text, face, colour }], { x: MARGIN, width, size })
}
