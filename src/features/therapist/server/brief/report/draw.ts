import { numberPages } from '#platform/server/book/page-numbers.ts'
import { FAINT, ReportPages } from '#platform/server/book/report-pages.ts'
import type { ReportPart } from './lines.ts'
import { REPORT_WORDS, type ReportLanguage } from './words.ts'

export type ReportInput = { language: ReportLanguage; name: string | null; from: string; to: string; isCut: boolean; parts: ReportPart[] }

/** A printed brief: name, days, and each part with its records, newest first. */
export async function drawBrief({ language, name, from, to, isCut, parts }: ReportInput, doc: PDFKit.PDFDocument): Promise<void> {
  const pages = await ReportPages.open(doc)
  const t = REPORT_WORDS[language]
  pages.paragraph(t.title, { face: 'display', size: 24 })
  if (name) pages.paragraph(t.of(name), { size: 12 })
  pages.paragraph(t.span(from, to), { colour: FAINT, size: 9.5 })
  pages.space(8)
  pages.paragraph(t.not, { face: 'text-italic', size: 9.5 })
  if (isCut) pages.paragraph(t.cut, { face: 'text-italic', size: 9.5 })
  if (parts.length === 0) pages.paragraph(t.empty)
  for (const part of parts) {
    pages.heading(part.title)
    for (const record of part.records) {
      pages.need(60)
      pages.paragraph(record.day, { face: 'text-bold', size: 10.5 })
      for (const row of record.rows) pages.row(row.name, row.value, [row.small])
      pages.space(6)
    }
  }
  numberPages(doc, t.page)
}
