import { INK, Typesetter, type Face } from './typesetter.ts'

export const FAINT = '#6f6c62'
const LINE = '#d8d2c0'
const LEAF = '#4f7d5b'
/** Points, on all sides of an A4 page. */
export const REPORT_MARGIN = 56
/** Share of a row's width for the column of names. */
const NAME_SHARE = 0.36

type Style = { face?: Face; colour?: string; size?: number }

/** Pages for a professional: headings with a subtitle, paragraphs, and rows of a name and its value. Sizes in points. */
export class ReportPages {
  readonly doc: PDFKit.PDFDocument
  private readonly setter: Typesetter
  private readonly width: number

  private constructor(setter: Typesetter) {
    this.setter = setter
    this.doc = setter.doc
    this.width = setter.doc.page.width - 2 * REPORT_MARGIN
  }

  /** Begins the first page. */
  static async open(doc: PDFKit.PDFDocument): Promise<ReportPages> {
    const setter = await Typesetter.open(doc)
    doc.addPage()
    return new ReportPages(setter)
  }

  /** Begins a new page where less than this is left. */
  need(height: number): void {
    this.setter.need(height)
  }

  space(height: number): void {
    this.doc.y += height
  }

  paragraph(text: string, { face = 'text', colour = INK, size = 10 }: Style = {}): void {
    this.setter.paragraph([{ text, face, colour }], { x: REPORT_MARGIN, width: this.width, size })
  }

  /** `least`: height of the content that has to fit below it on the page. */
  heading(title: string, about = '', least = 90): void {
    this.need(least)
    this.space(18)
    this.paragraph(title, { face: 'display', colour: LEAF, size: 15 })
    if (about) this.paragraph(about, { colour: FAINT, size: 9 })
    this.space(4)
  }

  /** A name in a column, its value beside it, and small print below; empty or false lines of the print are left out. */
  row(name: string, value: string, small: readonly (string | false | undefined)[] = []): void {
    const { setter, doc, width } = this
    const column = width * NAME_SHARE
    const beside = { x: REPORT_MARGIN + column, width: width - column }
    this.need(36)
    const top = doc.y
    setter.paragraph([{ text: name, face: 'text', colour: FAINT }], { x: REPORT_MARGIN, width: column - 12, size: 10 })
    const below = doc.y
    doc.y = top
    setter.paragraph([{ text: value, face: 'text', colour: INK }], { ...beside, size: 10 })
    const print = small.filter(Boolean).join(' · ')
    if (print) setter.paragraph([{ text: print, face: 'text', colour: FAINT }], { ...beside, size: 8.5 })
    doc.y = Math.max(doc.y, below) + 3
    doc
      .moveTo(REPORT_MARGIN, doc.y - 1)
      .lineTo(REPORT_MARGIN + width, doc.y - 1)
      .lineWidth(0.5)
      .stroke(LINE)
    doc.y += 3
  }
}
