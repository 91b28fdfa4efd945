import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPieces, writePieces } from './pieces-text.ts'

const read = (text: string, usual = 2) => readPieces(text, usual)

it('reads weights as people write them, with either decimal separator', () => {
  const few = [
    { weight: 1.25, count: 2 },
    { weight: 2.5, count: 4 },
    { weight: 20, count: 2 },
  ]
  for (const text of ['20, 2.5 ×4, 1.25', '20; 2,5x4; 1,25', ' 20 2.5*4 1.25 ', '20,2.5 ×2, 1.25, 2.5'.replace('20,', '20, ')])
    expect(read(text)).toEqual({ pieces: few })
  expect(read('2,4,6')).toEqual({ pieces: [2, 4, 6].map((weight) => ({ weight, count: 2 })) })
  expect(read('8', 1)).toEqual({ pieces: [{ weight: 8, count: 1 }] })
  expect(read('')).toEqual({ pieces: [] })
})

it('reports unreadable text instead of guessing', () => {
  for (const [text, word] of [
    ['20, heavy', 'heavy'],
    ['-5', '-5'],
    ['0', '0'],
    ['501', '501'],
    ['20×0', '20×0'],
    ['20×1000000', '20×1000000'],
  ] as const)
    expect(read(text)).toEqual({ unreadable: word })
})

it('reads back everything it wrote', () => {
  const piece = fc.record({ weight: fc.integer({ min: 1, max: 50_000 }).map((n) => n / 100), count: fc.integer({ min: 1, max: 60 }) })
  fc.assert(
    fc.property(
      fc.uniqueArray(piece, { selector: ({ weight }) => weight, maxLength: 40 }),
      fc.constantFrom('.', ','),
      (pieces, decimal) => {
        expect(read(writePieces(pieces, 2, decimal))).toEqual({ pieces: pieces.toSorted((a, b) => a.weight - b.weight) })
      },
    ),
  )
})
