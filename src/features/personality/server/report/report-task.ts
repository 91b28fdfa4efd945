// The module of the child that makes reports (see platform/server/isolation): pages of text must not keep the server.
import { pdfOf } from '#platform/server/book/pdf.ts'
import { drawReport, MARGIN, type ReportInput } from './report.ts'

export const methods = {
  draw: (input: ReportInput) =>
    pdfOf({ size: 'A5', margin: MARGIN, title: input.name, language: input.language }, (doc) => drawReport(input, doc)),
}
