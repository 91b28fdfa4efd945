import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText } from './encoding.ts'

const GERMAN = 'full_date,mood,note\n2024-05-04,gut,"Schöne Grüße aus München, größer als gedacht – für 5 €"\n'
const cp1252 = (text: string) => Buffer.from(text.replaceAll('€', '\x80').replaceAll('–', '\x96'), 'latin1')
const big = (text: string) => Buffer.from(text, 'utf16le').swap16()

test('a text in UTF-8, or with a mark of its encoding, is read as that, even if another encoding was chosen', async () => {
  for (const bytes of [
    Buffer.from(GERMAN),
    Buffer.from(`\uFEFF${GERMAN}`),
    Buffer.from(`\uFEFF${GERMAN}`, 'utf16le'),
    big(`\uFEFF${GERMAN}`),
  ]) {
    expect(await decodeText(bytes, null)).toEqual({ text: GERMAN, encoding: null })
    expect(await decodeText(bytes, 'koi8-r')).toEqual({ text: GERMAN, encoding: null })
  }
})

test('UTF-16 without its mark is recognised by its zeros', async () => {
  expect(await decodeText(Buffer.from(GERMAN, 'utf16le'), null)).toEqual({ text: GERMAN, encoding: 'utf-16le' })
  expect(await decodeText(big(GERMAN), null)).toEqual({ text: GERMAN, encoding: 'utf-16be' })
})

test('other encodings are detected from their bytes', async () => {
  expect(await decodeText(cp1252(GERMAN), null)).toEqual({ text: GERMAN, encoding: 'windows-1252' })
  // "Привет, как дела? Сегодня была хорошая погода." and "今日はとても良い天気でした。", byte by byte.
  const russian = Buffer.from('cff0e8e2e5f22c20eae0ea20e4e5ebe03f20d1e5e3eee4edff20e1fbebe020f5eef0eef8e0ff20efeee3eee4e02e', 'hex')
  expect(await decodeText(russian, null)).toMatchObject({
    text: 'Привет, как дела? Сегодня была хорошая погода.',
    encoding: 'windows-1251',
  })
})

test('a text is read in the encoding that the person chose', async () => {
  expect((await decodeText(cp1252('Grüße'), 'windows-1250')).encoding).toBe('windows-1250')
  expect((await decodeText(Buffer.from('Gr\x9f\xa7e', 'latin1'), 'macintosh')).text).toBe('Grüße')
})

test('UTF-8 with one invalid sequence stays UTF-8, and the sequence shows as a lost character', async () => {
  const text = 'Schöne Grüße aus München und Köln, für Jürgen. '.repeat(40)
  const broken = Buffer.concat([Buffer.from(text), Buffer.from([0xc3]), Buffer.from('. Ende')])
  expect(await decodeText(broken, null)).toEqual({ text: `${text}\uFFFD. Ende`, encoding: 'utf-8' })
})

test('any text in UTF-8 is decoded unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      fc.pre(!text.startsWith('\uFEFF') && !text.includes('\0'))
      expect(await decodeText(Buffer.from(text), null)).toEqual({ text, encoding: null })
    }),
  )
})
