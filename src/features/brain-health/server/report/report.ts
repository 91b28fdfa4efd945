import { numberPages } from '#platform/server/book/page-numbers.ts'
import { FAINT, ReportPages } from '#platform/server/book/report-pages.ts'
import { hearingResult, visionResult, type CheckResult } from '../../checks.ts'
import { contrastResult } from '../../contrast.ts'
import { digitsResult } from '../../digits-in-noise.ts'
import type { BrainHealth } from '../../contract.ts'
import { FACTOR_NAMES, FACTOR_STATES } from '../../factors.ts'
import { CARE_SECTIONS, careScore, SECTION_NAMES } from '../../scores/care-score.ts'
import { ESSENTIALS, essentialScore } from '../../scores/essentials.ts'
import { knownOf } from '../../scores/known.ts'
import { sheetOf } from '../../sheet.ts'
import { SOURCES } from '../../sources.ts'
import { lineOf } from './lines.ts'
import { REPORT_WORDS, type ReportLanguage, type ReportWords } from './words.ts'

const MOST_DAYS_SHOWN = 12

export type ReportInput = { language: ReportLanguage; person: string | null; data: BrainHealth }
type Tools = { pages: ReportPages; t: ReportWords; data: BrainHealth }

/** Two or three pages for a professional: both scores item by item with sources and dates, unknown items, the checklist, and references. */
export async function drawReport({ language, person, data }: ReportInput, doc: PDFKit.PDFDocument): Promise<void> {
  const pages = await ReportPages.open(doc)
  const t = REPORT_WORDS[language]
  const tools: Tools = { pages, t, data }
  pages.paragraph(t.title, { face: 'display', size: 24 })
  if (person) pages.paragraph(t.of(person), { size: 12 })
  pages.paragraph(t.made(data.today), { colour: FAINT, size: 9.5 })
  pages.space(8)
  pages.paragraph(t.not, { face: 'text-italic', size: 9.5 })
  care(tools)
  essentials(tools)
  factors(tools)
  checks(tools)
  over(tools)
  pages.heading(t.sources)
  for (const source of Object.values(SOURCES)) pages.paragraph(source, { colour: FAINT, size: 8.5 })
  numberPages(doc, t.page)
}

function care(tools: Tools): void {
  const { pages, t, data } = tools
  const score = careScore(knownOf(sheetOf(data.answers), data.logged))
  pages.heading(`${t.care}: ${t.range(t.number(score.low), t.number(score.high), score.most)}`, t.careAbout)
  const open: string[] = []
  for (const section of SECTION_NAMES) {
    const { low, high, most } = score.sections[section]
    pages.need(60)
    pages.paragraph(`${t.names.sections[section]} · ${t.points(low, high, most)}`, { face: 'text-bold', size: 10.5 })
    for (const item of CARE_SECTIONS[section]) {
      const line = lineOf(t, data, item)
      if (!line) open.push(t.names.items[item])
      const points = score.items[item]
      // The points would reveal the hidden figure.
      const isQuiet = item === 'body' && data.isBodyHidden
      const small = [isQuiet ? undefined : t.points(points.low, points.high, points.most), line?.from]
      pages.row(t.names.items[item], line?.value ?? t.unknown, small)
    }
    pages.space(6)
  }
  if (open.length > 0) pages.paragraph(`${t.openItems}: ${open.join(', ')}`, { colour: FAINT, size: 9.5 })
}

function essentials(tools: Tools): void {
  const { pages, t, data } = tools
  const score = essentialScore(knownOf(sheetOf(data.answers), data.logged))
  const range = t.range(t.number(score.low, 0), t.number(score.high, 0), 100)
  pages.heading(`${t.essentials}: ${range}`, `${t.essentialsAbout} ${t.known(score.known)}.`)
  for (const one of ESSENTIALS) {
    const { low, high } = score.components[one]
    const isOpen = low === 0 && high === 100
    const isQuiet = one === 'body' && data.isBodyHidden
    pages.row(t.names.essentials[one], isOpen ? t.unknown : isQuiet ? t.hidden : t.range(String(low), String(high), 100))
  }
}

function factors(tools: Tools): void {
  const { pages, t, data } = tools
  const sheet = sheetOf(data.answers)
  const marked = FACTOR_STATES.flatMap((state) => {
    const names = FACTOR_NAMES.filter((name) => sheet[`factor.${name}`]?.state === state).map((name) => t.names.factors[name])
    return names.length === 0 ? [] : [[t.names.states[state], names.join(', ')] as const]
  })
  if (marked.length === 0) return
  pages.heading(t.factors, t.factorsAbout)
  for (const [state, list] of marked) pages.row(state, list)
}

function checks(tools: Tools): void {
  const { pages, t, data } = tools
  const done = data.answers.flatMap(({ answer, day }): (readonly [string, CheckResult, string])[] => {
    if (answer.item === 'hearing-check' && answer.value) return [[t.hearing, hearingResult(answer.value), day]]
    if (answer.item === 'digits-check' && answer.value) return [[t.digits, digitsResult(answer.value), day]]
    if (answer.item === 'contrast-check' && answer.value) return [[t.contrast, contrastResult(answer.value), day]]
    if (answer.item === 'vision-check' && answer.value) return [[t.vision, visionResult(answer.value), day]]
    return []
  })
  if (done.length === 0) return
  pages.heading(t.checks, t.checksAbout)
  for (const [name, result, day] of done) pages.row(name, t.names.checks[result], [t.statedOn(day)])
}

function over(tools: Tools): void {
  const { pages, t, data } = tools
  if (data.days.length < 2) return
  pages.heading(t.over)
  for (const { day, care: points, essentials: eight } of data.days.slice(-MOST_DAYS_SHOWN)) {
    const words = [
      `${t.care} ${t.range(t.number(points.low), t.number(points.high), 21)}`,
      `${t.essentials} ${t.range(t.number(eight.low, 0), t.number(eight.high, 0), 100)}`,
    ]
    pages.row(t.day(day), words.join(' · '))
  }
}
