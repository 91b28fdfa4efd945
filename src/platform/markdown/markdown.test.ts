import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rounds } from '#testing/depth.ts'
import { CORPUS, FRAGMENTS } from './corpus.fixture.ts'
import { type DocNode, plainText } from './doc.ts'
import { tidyInline } from './tidy.ts'
import { docOf } from './to-doc.ts'
import { markdownOf } from './to-markdown.ts'

test.each(CORPUS)('%s: read, written back, and read as the same again', (_name, markdown, written) => {
  const doc = docOf(markdown)
  expect(markdownOf(doc)).toBe(written)
  expect(docOf(written)).toEqual(doc)
})

test('the editor loses nothing of any text and writes the same the second time', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 16 }), (scraps) => {
      const doc = docOf(scraps.join(''))
      const written = markdownOf(doc)
      const again = docOf(written)
      expect(plainText(again)).toBe(plainText(doc))
      expect(markdownOf(again)).toBe(written)
    }),
    { numRuns: 2000 },
  )
})

test('a tree that is written and read back is the same, marks included', () => {
  for (const scraps of fc.sample(fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 16 }), { numRuns: 2000, seed: 11 })) {
    const doc = docOf(scraps.join(''))
    expect(docOf(markdownOf(doc)), scraps.join('')).toEqual(doc)
  }
})

const marks = fc
  .uniqueArray(fc.constantFrom('link', 'bold', 'italic', 'strike', 'code'), { maxLength: 3 })
  .map((types) =>
    ['link', 'bold', 'italic', 'strike', 'code']
      .filter((type) => (types as string[]).includes(type))
      .map((type) => (type === 'link' ? { type, attrs: { href: 'https://x.org/', title: null } } : { type })),
  )
const words = fc
  .array(fc.constantFrom('a', 'bc', ' ', '.', '*', '_', '"', 'é', '1', '-', '`', '[', '!'), { minLength: 1, maxLength: 4 })
  .map((all) => all.join(''))
const run = fc
  .record({ text: words, marks })
  .map(({ text, marks: some }): DocNode => ({ type: 'text', text, ...(some.length > 0 ? { marks: some } : {}) }))

test('every bold, italic, struck or linked word of the editor is in the Markdown', () => {
  const textOf = (nodes: readonly DocNode[] = []) =>
    nodes
      .map(({ text }) => text ?? '')
      .join('')
      .replace(/\s+/g, '')
  fc.assert(
    fc.property(fc.array(run, { maxLength: 6 }), (content) => {
      const again = docOf(markdownOf({ type: 'doc', content: [{ type: 'paragraph', content }] }))
      expect(textOf(again.content?.flatMap((block) => block.content ?? []))).toBe(textOf(tidyInline(content)))
    }),
    { numRuns: 1500 },
  )
})

test.each([
  ['**a:**b', [['a:', 'bold'], ['b']]],
  ['ab**c** d', [['a', 'italic'], ['b'], ['c', 'bold']]],
])('emphasis that plain signs cannot say is still said (%#)', (_name, runs) => {
  const content: DocNode[] = runs.map(([text, mark]) => ({ type: 'text', text: text!, ...(mark ? { marks: [{ type: mark }] } : {}) }))
  const doc = { type: 'doc', content: [{ type: 'paragraph', content }] }
  expect(docOf(markdownOf(doc))).toEqual(doc)
})

test('addresses that run code are text, not links', () => {
  for (const href of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#9;script:alert(1)',
    'javascript&colon;alert(1)',
    '&#106;avascript:alert(1)',
    '%20javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    '//evil.example/x',
    '/\\evil.example',
    'blob:https://x.org/1',
  ]) {
    for (const markdown of [`[x](${href})`, `![x](${href})`, `<${href}>`, `[x](<${href}>)`, `[x][1]\n\n[1]: ${href}`]) {
      const json = JSON.stringify(docOf(markdown))
      expect(json, markdown).not.toContain('"type":"link"')
      expect(json, markdown).not.toContain('"type":"image"')
    }
  }
})

test('trees too deep to show stay text, and huge texts stay quick to read', () => {
  const doc = docOf(`${'> '.repeat(400)}deep`)
  expect(JSON.stringify(doc)).toContain('deep')
  const nested = Array.from({ length: 120 }, (_, depth) => `${'  '.repeat(depth)}- item ${depth}`).join('\n')
  expect(markdownOf(docOf(nested))).toContain('item 119')
  const long = 'A line with *some* words, and one more.\n\n'.repeat(20_000)
  expect(docOf(long).content).toHaveLength(20_000)
})

test('a paragraph of fifty thousand emphases is read soon, and keeps every word', () => {
  const started = performance.now()
  const text = plainText(docOf('_a_ '.repeat(50_000)))
  // It took 16 seconds once; the bound is for a busy machine.
  expect(performance.now() - started).toBeLessThan(8000)
  expect(text.replaceAll(/[^a]/g, '')).toHaveLength(50_000)
})

describe('a text made to be read slowly', () => {
  const repeated = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length))
  const wide = (columns: number) => `${'|a'.repeat(columns)}\n${'|-'.repeat(columns)}\n${'|a\n'.repeat(columns)}`
  const texts: Record<string, (length: number) => string> = {
    'a list item that goes on for many lines': (length) => `- a\n${repeated('b\n', length)}`,
    'an indented one': (length) => `- a\n${repeated('  b\n', length)}`,
    'a wide table of short rows': (length) => wide(length / 7),
    'quotes that each begin code': (length) => repeated('> ```\na\n', length),
    'heads of tables that are none': (length) => repeated('[a]:\n\\\n|-|-|\n', length),
    'quotes of what is no table': (length) => repeated('> |-|\n    > a\n>\ta\n', length),
  }
  const milliseconds = (text: string) => {
    // Of this thread: other test files run in threads of the same process.
    const before = process.threadCpuUsage()
    docOf(text)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  }

  test.each(Object.entries(texts))('%s, takes about twice as long where it is twice as long', (_name, textOf) => {
    const length = rounds(50_000, 100_000)
    milliseconds(textOf(length / 5))
    const [once, fourTimes] = [milliseconds(textOf(length)), milliseconds(textOf(length * 4))]
    // A quadratic algorithm would take sixteen times as long; the constant allows for noise of the clock.
    expect(fourTimes).toBeLessThan(8 * once + 400)
  })

  test('loses no word of the parts that stay plain text', () => {
    expect(plainText(docOf(wide(1000)))).toContain('|a|a')
    expect(plainText(docOf(repeated('> ```\na\n', 400_000)))).toContain('> ```')
  })
})

test('a list item over hundreds of lines, a heading over three, a table without some cells and a long quote are still recognised', () => {
  const types = (text: string) => docOf(text).content!.map(({ type }) => type)
  expect(types(`- a\n${'so it goes on and on\n'.repeat(500)}`)).toEqual(['bulletList'])
  expect(types('one\ntwo\nthree\n===\n\nafter')).toEqual(['heading', 'paragraph'])
  expect(types(`|a|b|c|\n|-|-|-|\n${'|1|\n'.repeat(200)}`)).toEqual(['table'])
  expect(types(`${'> said\n'.repeat(2000)}\nafter`)).toEqual(['blockquote', 'paragraph'])
})
