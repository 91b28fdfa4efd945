// The module of the child that makes reports (see platform/server/isolation): pages of text must not keep the server.
import PDFDocument from 'pdfkit'
import { drawReport, type ReportInput } from './report.ts'
import { REPORT_WORDS } from './words.ts'

export const methods = {
  async *draw(input: ReportInput): AsyncGenerator<Uint8Array> {
    const doc = new PDFDocument({
      size: 'A4',
      margin: 56,
      autoFirstPage: false,
      bufferPages: true,
      lang: input.language,
      info: { Title: REPORT_WORDS[input.language].title, Producer: 'Fernwell', Creator: 'Fernwell' },
    })
    drawReport(input, doc).then(
      () => doc.end(),
      (error: Error) => doc.destroy(error),
    )
    yield* doc as AsyncIterable<Uint8Array>
  },
}
