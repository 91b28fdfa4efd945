import type { NormedScore } from '../../scoring/types.ts'

/** T scores that a line shows; scores beyond are drawn at its end. */
const [LOWEST, HIGHEST] = [20, 80]
const LINE = '#d8d2c0'
const BAND = '#a9c4ad'
const DOT = '#2f6a48'
const FAINT = '#7a776d'

type Place = { x: number; y: number; width: number; ends?: { low: string; high: string } }

/**
 * A score on a line from T 20 to 80: a mark for the average, a band for the interval, a dot for the score, and labels of both ends below.
 */
export function drawScale(
  doc: PDFKit.PDFDocument,
  { t, low, high }: Pick<NormedScore, 't' | 'low' | 'high'>,
  { x, y, width, ends }: Place,
): void {
  const at = (score: number) => x + ((Math.min(HIGHEST, Math.max(LOWEST, score)) - LOWEST) / (HIGHEST - LOWEST)) * width
  doc
    .save()
    .lineWidth(1)
    .moveTo(x, y)
    .lineTo(x + width, y)
    .stroke(LINE)
  doc
    .moveTo(at(50), y - 5)
    .lineTo(at(50), y + 5)
    .stroke(FAINT)
  doc.roundedRect(at(low), y - 2.5, Math.max(2, at(high) - at(low)), 5, 2.5).fill(BAND)
  doc.circle(at(t), y, 3.6).fill(DOT)
  if (ends) {
    doc.font('text').fontSize(8).fillColor(FAINT)
    doc.text(ends.low, x, y + 8, { lineBreak: false })
    doc.text(ends.high, x + width - doc.widthOfString(ends.high), y + 8, { lineBreak: false })
  }
  doc.restore()
}
