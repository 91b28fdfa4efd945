import { saveFile } from '#platform/web/files/save-file.ts'
import type { Records } from '../../core/merge.ts'
import { blobOf, drawPage, outputOf, type OutputSize } from './draw-pages.tsx'
import { pdfOfPictures, type PdfPage } from './pdf.ts'

const fileName = (title: string) =>
  title
    .replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'fernwell'

/** Draws pages one after the other and saves them as one PDF or as pictures. */
export async function saveBook(
  pages: readonly Records[],
  { kind, size, title, onPage }: { kind: 'pdf' | 'png'; size: OutputSize; title: string; onPage?: (at: number) => void },
): Promise<void> {
  const drawn: PdfPage[] = []
  for (const [at, records] of pages.entries()) {
    onPage?.(at + 1)
    const canvas = await drawPage(records, size)
    const blob = await blobOf(canvas, kind === 'pdf' ? 'image/jpeg' : 'image/png')
    const number = pages.length > 1 ? ` ${at + 1}` : ''
    if (kind === 'png') saveFile(`${fileName(title)}${number}.png`, 'image/png', blob)
    else
      drawn.push({
        jpeg: new Uint8Array(await blob.arrayBuffer()),
        width: canvas.width,
        height: canvas.height,
        box: outputOf(records, size).box,
      })
    // Setting the width to 0 makes the browser free the canvas memory.
    canvas.width = 0
  }
  if (kind === 'pdf') saveFile(`${fileName(title)}.pdf`, 'application/pdf', pdfOfPictures(drawn, title))
}
