import { numberPages } from '#platform/server/book/page-numbers.ts'
import { INK, Typesetter, type Face } from '#platform/server/book/typesetter.ts'
import { hearingResult, visionResult, type CheckResult } from '../../checks.ts'
import type { BrainHealth } from '../../contract.ts'
import { FACTOR_NAMES, FACTOR_STATES } from '../../factors.ts'
import { CARE_SECTIONS, careScore, SECTION_NAMES } from '../../scores/care-score.ts'
import { ESSENTIALS, essentialScore } from '../../scores/essentials.ts'
import { knownOf } from '../../scores/known.ts'
import { sheetOf } from '../../sheet.ts'
import { SOURCES } from '../../sources.ts'
import { lineOf } from './lines.ts'
import { REPORT_WORDS, type ReportLanguage, type ReportWords } from './words.ts'

const FAINT = '#6f6c62'
const LINE = '#d8d2c0'
const LEAF = '#4f7d5b'
const MARGIN = 56
const MOST_DAYS_SHOWN = 12

export type ReportInput = { language: ReportLanguage; person: string | null; data: BrainHealth }
type Tools = { setter: Typesetter; t: ReportWords; data: BrainHealth; width: number }

/** Two or three pages for a professional: both scores item by item with sources and dates, what is not known, the checklist, what it rests on. */
export async function drawReport({ language, person, data }: ReportInput, doc: PDFKit.PDFDocument): Promise<void> {
  const setter = await Typesetter.open(doc)
  const t = REPORT_WORDS[language]
  doc.addPage()
  const tools: Tools = { setter, t, data, width: doc.page.width - 2 * MARGIN }
  paragraph(tools, t.title, { face: 'display', size: 24 })
  if (person) paragraph(tools, t.of(person), { size: 12 })
  paragraph(tools, t.made(data.today), { colour: FAINT, size: 9.5 })
  doc.y += 8
  paragraph(tools, t.not, { face: 'text-italic', size: 9.5 })
  care(tools)
  essentials(tools)
  factors(tools)
  checks(tools)
  over(tools)
  heading(tools, t.sources, t.sources)
  for (const source of Object.values(SOURCES)) paragraph(tools, source, { colour: FAINT, size: 8.5 })
  numberPages(doc, t.page)
}

function care(tools: Tools): void {
  const { t, data } = tools
  const score = careScore(knownOf(sheetOf(data.answers), data.logged))
  heading(tools, `${t.care}: ${t.range(t.number(score.low), t.number(score.high), score.most)}`, t.careAbout)
  const open: string[] = []
  for (const section of SECTION_NAMES) {
    const { low, high, most } = score.sections[section]
    tools.setter.need(60)
    paragraph(tools, `${t.names.sections[section]} · ${t.points(low, high, most)}`, { face: 'text-bold', size: 10.5 })
    for (const item of CARE_SECTIONS[section]) {
      const line = lineOf(t, data, item)
      if (!line) open.push(t.names.items[item])
      const points = score.items[item]
      // Its points would be the figure that is not to be shown.
      const isQuiet = item === 'body' && data.isBodyHidden
      const small = [isQuiet ? undefined : t.points(points.low, points.high, points.most), line?.from]
      row(tools, t.names.items[item], line?.value ?? t.unknown, small)
    }
    tools.setter.doc.y += 6
  }
  if (open.length > 0) paragraph(tools, `${t.openItems}: ${open.join(', ')}`, { colour: FAINT, size: 9.5 })
}

function essentials(tools: Tools): void {
  const { t, data } = tools
  const score = essentialScore(knownOf(sheetOf(data.answers), data.logged))
  const range = t.range(t.number(score.low, 0), t.number(score.high, 0), 100)
  heading(tools, `${t.essentials}: ${range}`, `${t.essentialsAbout} ${t.known(score.known)}.`)
  for (const one of ESSENTIALS) {
    const { low, high } = score.components[one]
    const isOpen = low === 0 && high === 100
    const isQuiet = one === 'body' && data.isBodyHidden
    row(tools, t.names.essentials[one], isOpen ? t.unknown : isQuiet ? t.hidden : t.range(String(low), String(high), 100), [])
  }
}

function factors(tools: Tools): void {
  const { t, data } = tools
  const sheet = sheetOf(data.answers)
  const marked = FACTOR_STATES.flatMap((state) => {
    const names = FACTOR_NAMES.filter((name) => sheet[`factor.${name}`]?.state === state).map((name) => t.names.factors[name])
    return names.length === 0 ? [] : [[t.names.states[state], names.join(', ')] as const]
  })
  if (marked.length === 0) return
  heading(tools, t.factors, t.factorsAbout)
  for (const [state, list] of marked) row(tools, state, list, [])
}

function checks(tools: Tools): void {
  const { t, data } = tools
  const done = data.answers.flatMap(({ answer, day }): (readonly [string, CheckResult, string])[] => {
    if (answer.item === 'hearing-check' && answer.value) return [[t.hearing, hearingResult(answer.value), day]]
    if (answer.item === 'vision-check' && answer.value) return [[t.vision, visionResult(answer.value), day]]
    return []
  })
  if (done.length === 0) return
  heading(tools, t.checks, t.checksAbout)
  for (const [name, result, day] of done) row(tools, name, t.names.checks[result], [t.said(day)])
}

function over(tools: Tools): void {
  const { t, data } = tools
  if (data.days.length < 2) return
  heading(tools, t.over, '')
  for (const { day, care: points, essentials: eight } of data.days.slice(-MOST_DAYS_SHOWN)) {
    const words = [
      `${t.care} ${t.range(t.number(points.low), t.number(points.high), 21)}`,
      `${t.essentials} ${t.range(t.number(eight.low, 0), t.number(eight.high, 0), 100)}`,
    ]
    row(tools, t.day(day), words.join(' · '), [])
  }
}

/** A name in a column, what stands beside it, and small print below. */
function row({ setter, width }: Tools, name: string, value: string, small: readonly (string | undefined)[]): void {
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

function heading(tools: Tools, title: string, about: string): void {
  const { setter, width } = tools
  setter.need(90)
  setter.doc.y += 18
  setter.paragraph([{ text: title, face: 'display', colour: LEAF }], { x: MARGIN, width, size: 15 })
  if (about && about !== title) paragraph(tools, about, { colour: FAINT, size: 9 })
  setter.doc.y += 4
}

function paragraph(
  { setter, width }: Tools,
  text: string,
  { face = 'text', colour = INK, size = 10 }: { face?: Face; colour?: string; size?: number } = {},
): void {
  setter.paragraph([{ text, face, colour }], { x: MARGIN, width, size })
}
