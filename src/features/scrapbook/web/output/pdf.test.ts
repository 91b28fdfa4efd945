import { expect, test } from 'vitest'
import { pdfOfPictures } from './pdf.ts'

test('a PDF has a page for each picture, and every place in its table is where an object begins', async () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 10, 13, 0xff, 0xd9])
  const page = { jpeg, width: 4, height: 6, box: [419.53, 595.28] as const }
  const bytes = Buffer.from(await pdfOfPictures([page, page], 'Möwen').arrayBuffer())
  const text = bytes.toString('latin1')
  expect(text.startsWith('%PDF-1.4\n')).toBe(true)
  expect(text).toContain('/Count 2')
  expect(text).toContain('<FEFF004d00f60077')
  expect(text.split('/DCTDecode')).toHaveLength(3)
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1])
  expect(text.slice(start, start + 4)).toBe('xref')
  const entries = [...text.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map(([, at]) => Number(at))
  expect(entries).toHaveLength(9)
  for (const [at, offset] of entries.entries()) expect(text.slice(offset, offset + 8)).toContain(`${at + 1} 0 obj`)
})
