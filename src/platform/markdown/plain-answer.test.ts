import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DocNode } from './doc.ts'
import { docOf } from './to-doc.ts'
import { plainAnswer, quoted, titlesIn } from './plain-answer.ts'

describe('a model’s words', () => {
  test('keep paragraphs, emphasis and lists; links, pictures and headings become words', () => {
    expect(
      plainAnswer(
        '# Look\n\nIt *was* [calm](https://x.example/?q=secret).\n\n- ![a boat](https://x.example/p.png)\n- [note](attachment:01890000-0000-7000-8000-000000000001)',
      ),
    ).toBe('Look\n\nIt *was* calm.\n\n- a boat\n- note')
  })

  test('contain neither link nor picture, for any output of a model', () => {
    const pieces = ['[a](https://evil.example/x)', '![b](https://evil.example/y)', '<https://evil.example/z>', 'https://evil.example/bare ']
    const piece = fc.constantFrom(
      ...pieces,
      '**',
      '\n\n',
      '> ',
      '- ',
      '# ',
      '| a | b |\n|-|-|\n',
      '`',
      '\\',
      'word ',
      '<img src=x>',
      '[c]: /z\n',
      '![](',
      '[',
    )
    const hasAddress = (node: DocNode): boolean =>
      node.type === 'image' ||
      node.type === 'attachment' ||
      (node.marks ?? []).some(({ type }) => type === 'link') ||
      (node.content ?? []).some(hasAddress)
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (some) => {
        expect(hasAddress(docOf(plainAnswer(some.join(''))))).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  test('are a quote from the first line to the last, with a line on their origin', () => {
    expect(quoted('One.\n\nTwo.', 'Language model a_b, today')).toBe('> One.\n>\n> Two.\n>\n> *Language model a\\_b, today*')
  })

  test('give up to three titles, with any marks around them', () => {
    expect(titlesIn('Here are three titles:\n\n1. "High water"\n2) **The river**\n- „Ein Abend“\n- A fourth')).toEqual([
      'High water',
      'The river',
      'Ein Abend',
    ])
    expect(titlesIn('Same\nSame')).toEqual(['Same'])
    expect(titlesIn(`${'long '.repeat(60)}\n\n`)).toEqual([])
  })
})
