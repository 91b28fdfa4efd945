import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { Typesetter } from './typesetter.ts'

/** A page with this text, uncompressed, and the number of characters that no face has. */
async function pageOf(text: string, width = 300): Promise<{ pdf: string; missing: number; height: number }> {
  const doc = new PDFDocument({ compress: false, size: 'A5', margin: 50 })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const setter = await Typesetter.open(doc)
  const top = doc.y
  setter.paragraph([{ text, face: 'text' }], { x: 50, width, size: 10 })
  const height = doc.y - top
  const ended = new Promise((resolve) => doc.on('end', resolve))
  doc.end()
  await ended
  return { pdf: Buffer.concat(parts).toString('latin1'), missing: [...setter.missing.values()].reduce((sum, n) => sum + n, 0), height }
}

/** How a PDF maps one glyph to its text. */
const glyphFor = (text: string) =>
  `<${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join(' ')}>`

describe('A page of a book', () => {
  test.each([
    ['Chinese', '今天下了一场大雪，我們去了圖書館。'],
    ['Japanese', '海辺を歩いて、「コーヒー」を飲んだ。'],
    ['Korean', '오늘은 바람이 많이 불었다.'],
  ])('shows %s, every sign of it', async (_language, text) => {
    const { pdf, missing } = await pageOf(text)
    expect(missing).toBe(0)
    for (const sign of text.replaceAll(' ', '')) expect(pdf).toContain(glyphFor(sign))
    expect(pdf).not.toContain(glyphFor('□'))
  })

  test.each(['👨‍👩‍👧', '👩🏽‍💻', '🏳️‍🌈', '🇩🇪', '1️⃣', '❤️‍🔥', '🐻‍❄️'])('shows %s as the one sign it is', async (emoji) => {
    const { pdf, missing } = await pageOf(`before ${emoji}${emoji} after`)
    expect(missing).toBe(0)
    expect(pdf).toContain(glyphFor(emoji))
  })

  test('keeps an emoji whole where a long word is cut, and the face only where it is needed', async () => {
    const { pdf } = await pageOf('👨‍👩‍👧'.repeat(40), 100)
    expect(pdf).toContain(glyphFor('👨‍👩‍👧'))
    expect(pdf).not.toContain(glyphFor('👨'))
    expect(pdf).not.toContain('DroidSans')
  })

  test('breaks lines between Chinese and Japanese signs, never before a full stop', async () => {
    const one = await pageOf('word', 103)
    // Ten signs of ten points each fill the line; the stop stays with the tenth, which goes down with it.
    expect((await pageOf('ab 海辺を歩いた人', 103)).height).toBe(one.height)
    const { height, pdf } = await pageOf('海辺を歩いて水を飲。', 93)
    expect(height).toBe(2 * one.height)
    expect(pdf).toContain(glyphFor('。'))
  })

  test('counts characters that no face has and draws a square for each', async () => {
    const { pdf, missing } = await pageOf('ꦲ is Javanese')
    expect(missing).toBe(1)
    expect(pdf).not.toContain(glyphFor('ꦲ'))
  })
})
