// The module of the child process that makes reports (see platform/server/isolation): rendering must not block the server.
import { pdfOf } from '#platform/server/book/pdf.ts'
import { REPORT_MARGIN } from '#platform/server/book/report-pages.ts'
import { drawReport, type ReportInput } from './report.ts'
import { REPORT_WORDS } from './words.ts'

export const methods = {
  draw: (input: ReportInput) =>
    pdfOf({ size: 'A4', margin: REPORT_MARGIN, title: REPORT_WORDS[input.language].title, language: input.language }, (doc) =>
      drawReport(input, doc),
    ),
}
