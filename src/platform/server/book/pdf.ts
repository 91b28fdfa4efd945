import PDFDocument from 'pdfkit'

export type PdfOptions = { size: 'A4' | 'A5'; margin: number; title: string; language?: string }

/** A PDF while it is drawn; `draw` begins each page itself. An error in it ends the bytes. Call it in a child of `../isolation` only. */
export async function* pdfOf(
  { size, margin, title, language }: PdfOptions,
  draw: (doc: PDFKit.PDFDocument) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const doc = new PDFDocument({
    size,
    margin,
    autoFirstPage: false,
    // Pages are numbered when all of them exist.
    bufferPages: true,
    ...(language !== undefined && { lang: language }),
    info: { Title: title, Producer: 'Fernwell', Creator: 'Fernwell' },
  })
  draw(doc).then(
    () => doc.end(),
    (error: Error) => doc.destroy(error),
  )
  yield* doc as AsyncIterable<Uint8Array>
}
