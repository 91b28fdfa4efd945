import { numberPages } from '#platform/server/book/page-numbers.ts'
import { INK, Typesetter, type Face } from '#platform/server/book/typesetter.ts'
import type { ContentLanguage, InstrumentWords, NormGroup, ScaleWords, Source } from '../../scales.ts'
import type { ScaleResult } from '../../scoring/types.ts'
import { flowerOf } from '../picture/flower.ts'
import { drawScale } from './scale-line.ts'
import { REPORT_WORDS, type ReportWords } from './words.ts'

const FAINT = '#7a776d'
export const MARGIN = 50

export type ReportedScale = ScaleResult & { parent: string | null }
export type ReportedChange = { scale: string; difference: number; margin: number }

export type ReportInput = {
  language: ContentLanguage
  /** Name of the questionnaire. */
  name: string
  person: string | null
  day: string
  madeOn: string
  group: Pick<NormGroup, 'sex' | 'ages'> | null
  answered: number
  of: number
  points: number
  scales: ReportedScale[]
  /** Reliable changes since an earlier assessment; null without one. */
  changes: { since: string; changes: ReportedChange[] } | null
  words: InstrumentWords
  sources: readonly Source[]
}

type Tools = { setter: Typesetter; t: ReportWords; input: ReportInput; width: number }

/** Draws a result as a book: title, instructions, all scales in an overview, then each scale with its texts, and research. */
export async function drawReport(input: ReportInput, doc: PDFKit.PDFDocument): Promise<void> {
  const setter = await Typesetter.open(doc)
  const t = REPORT_WORDS[input.language]
  doc.addPage()
  const tools = { setter, t, input, width: doc.page.width - 2 * MARGIN }
  titlePage(tools)
  doc.addPage()
  heading(tools, t.howTo)
  for (const text of t.howToText) paragraph(tools, text)
  overview(tools)
  for (const scale of input.scales.filter(({ parent }) => parent === null)) {
    doc.addPage()
    scaleWords(tools, scale, 22)
    for (const facet of input.scales.filter(({ parent }) => parent === scale.scale)) {
      setter.need(150)
      doc.y += 16
      scaleWords(tools, facet, 15)
    }
  }
  research(tools)
  numberPages(doc, t.page)
}

function titlePage({ setter, t, input, width }: Tools): void {
  const { doc } = setter
  const top = input.scales.filter(({ parent }) => parent === null)
  const petals = top.map(({ scale, normed }) => ({ scale, level: normed?.level ?? null, t: normed?.t ?? null }))
  const [x, y] = [doc.page.width / 2, doc.page.height * 0.31]
  doc
    .moveTo(x, y)
    .quadraticCurveTo(x - 10, y + 120, x + 4, y + 190)
    .lineWidth(4)
    .stroke('#4f7d5b')
  for (const side of [-1, 1]) {
    const root = y + (side < 0 ? 150 : 165)
    doc.moveTo(x, root).quadraticCurveTo(x + side * 20, root - 42, x + side * 58, root - 44)
    doc.quadraticCurveTo(x + side * 46, root - 8, x, root).fill('#7fa787')
  }
  for (const { path, degrees, hue } of flowerOf(petals, 92)) {
    doc.save().translate(x, y).rotate(degrees).path(path)
    doc.fillOpacity(0.82).fill(colourOf(hue)).restore()
  }
  doc.fillOpacity(1).circle(x, y, 13).fill('#d9a62e')
  /** A single line, in a smaller size if it is wider than the page. */
  const centred = (text: string, face: Face, most: number, at: number, colour: string) => {
    const size = Math.min(most, (most * (width - 8)) / setter.widthOf(text, face, most))
    doc.y = at
    setter.paragraph([{ text, face, colour }], { x: (doc.page.width - setter.widthOf(text, face, size)) / 2, width, size })
  }
  const { height } = doc.page
  centred(t.title, 'display', 28, height * 0.64, INK)
  if (input.person) centred(input.person, 'text', 15, height * 0.705, INK)
  centred(input.name, 'text', 12, height * 0.745, FAINT)
  centred(t.day(input.day), 'text', 12, height * 0.775, FAINT)
  centred(t.made(input.madeOn), 'text', 9, height - MARGIN - 20, FAINT)
}

/** Converts HSL, with the saturation and lightness of the link's picture, to a colour of PDF. */
function colourOf(hue: number): string {
  const [s, l] = [0.45, 0.58]
  const part = (n: number) => {
    const k = (n + hue / 30) % 12
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}

function heading({ setter, width }: Tools, text: string, size = 20): void {
  setter.need(size * 4)
  setter.paragraph([{ text, face: 'display' }], { x: MARGIN, width, size })
  setter.doc.y += size * 0.4
}

function paragraph({ setter, width }: Tools, text: string, { face = 'text' as Face, colour = INK, size = 10 } = {}): void {
  setter.paragraph([{ text, face, colour }], { x: MARGIN, width, size })
  setter.doc.y += 6
}

function overview(tools: Tools): void {
  const { setter, t, input } = tools
  const { doc } = setter
  doc.y += 14
  paragraph(tools, input.group ? t.group(input.group) : t.noGroup, { face: 'text-bold', colour: FAINT, size: 9 })
  paragraph(tools, t.answered(input.answered, input.of), { colour: FAINT, size: 9 })
  changes(tools)
  doc.addPage()
  heading(tools, t.overview)
  for (const scale of input.scales) {
    const isFacet = scale.parent !== null
    setter.need(14)
    if (!isFacet) doc.y += 4
    const name = wordsOf(tools, scale.scale)?.name ?? scale.scale
    const x = MARGIN + (isFacet ? 10 : 0)
    const { y } = doc
    setter.paragraph([{ text: name, face: isFacet ? 'text' : 'text-bold' }], { x, width: 130, size: isFacet ? 8.5 : 9.5 })
    if (scale.normed) drawScale(doc, scale.normed, { x: MARGIN + 138, y: y + 6, width: tools.width - 138 })
    doc.y = y + (isFacet ? 12 : 13.5)
  }
}

function changes(tools: Tools): void {
  const { setter, t, input } = tools
  const { doc } = setter
  if (!input.changes) return
  const { since, changes: found } = input.changes
  setter.need(120)
  doc.y += 20
  heading(tools, t.changes(since), 15)
  paragraph(tools, t.changesText, { colour: FAINT, size: 9 })
  if (found.length === 0) paragraph(tools, t.noChange)
  for (const { scale, difference, margin } of found)
    paragraph(tools, `${wordsOf(tools, scale)?.name ?? scale}: ${t.changed(Math.round(difference), margin)}`)
}

const wordsOf = ({ input }: Pick<Tools, 'input'>, scale: string): ScaleWords | undefined => input.words.scales[scale]

/** One scale: its name, line, figures, and the texts of the person's level. */
function scaleWords(tools: Tools, { scale, normed, mean, answered, of }: ReportedScale, size: number): void {
  const { setter, t, input, width } = tools
  const { doc } = setter
  const words = wordsOf(tools, scale)
  heading(tools, words?.name ?? scale, size)
  if (words) paragraph(tools, words.about, { face: 'text-italic', colour: FAINT, size: 9.5 })
  if (normed) {
    setter.need(30)
    drawScale(doc, normed, { x: MARGIN + 4, y: doc.y + 8, width: width - 8, ...(words && { ends: words.ends }) })
    doc.y += words ? 30 : 18
    const [score, low, high] = [normed.t, normed.low, normed.high].map(Math.round) as [number, number, number]
    const figures = t.figures(score, low, high, Math.min(99, Math.max(1, Math.round(normed.percentile))))
    paragraph(tools, `${t.levels[normed.level]}: ${figures}`, { colour: FAINT, size: 9 })
  } else paragraph(tools, mean === null ? t.open(answered, of) : t.mean(mean, input.points), { colour: FAINT, size: 9 })
  const wording = normed && words?.levels[normed.level]
  if (!wording) return
  paragraph(tools, wording.title, { face: 'text-bold', size: 11 })
  paragraph(tools, wording.summary)
  for (const part of ['strength', 'cost', 'daily', 'others', 'stressed'] as const) {
    setter.need(44)
    setter.paragraph([{ text: t.parts[part], face: 'text-bold', colour: FAINT }], { x: MARGIN, width, size: 8.5 })
    paragraph(tools, wording[part])
  }
}

function research(tools: Tools): void {
  const { t, input, setter } = tools
  const { doc } = setter
  doc.addPage()
  if (input.words.research.length > 0) heading(tools, t.research)
  for (const { title, text, standing, sources } of input.words.research) {
    setter.need(70)
    paragraph(tools, title, { face: 'text-bold', size: 11 })
    paragraph(tools, text)
    paragraph(tools, t.standing[standing], { face: 'text-italic', colour: FAINT, size: 9 })
    for (const source of sources) paragraph(tools, cited(source), { colour: FAINT, size: 8 })
    doc.y += 8
  }
  heading(tools, t.sources, 15)
  for (const source of input.sources) paragraph(tools, cited(source), { colour: FAINT, size: 8.5 })
}

const cited = ({ text, doi }: Source): string => (doi ? `${text} doi:${doi}` : text)
