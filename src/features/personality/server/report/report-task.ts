// Runs in a child process (see platform/server/isolation): laying out pages must not block the server.
import { pdfOf } from '#platform/server/book/pdf.ts'
import { drawReport, MARGIN, type ReportInput } from './report.ts'

export const methods = {
  draw: (input: ReportInput) =>
    pdfOf({ size: 'A5', margin: MARGIN, title: input.name, language: input.language }, (doc) => drawReport(input, doc)),
}
