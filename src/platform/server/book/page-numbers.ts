const FAINT = '#7a776d'

/** Numbers every page but the first, when all of them are there; the document keeps its pages in memory (`bufferPages`). */
export function numberPages(doc: PDFKit.PDFDocument, wordsOf: (page: number) => string): void {
  const { count } = doc.bufferedPageRange()
  for (let index = 1; index < count; index++) {
    doc.switchToPage(index)
    const text = wordsOf(index + 1)
    doc.font('text').fontSize(8.5).fillColor(FAINT)
    // Below the margin a text would begin a page of its own.
    doc.page.margins.bottom = 0
    doc.text(text, (doc.page.width - doc.widthOfString(text)) / 2, doc.page.height - 38, { lineBreak: false })
  }
}
