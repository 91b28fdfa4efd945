import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvLines, withFormulaGuard, withoutFormulaGuard } from './csv.ts'

const texts = fc.string({ unit: fc.constantFrom(...'ab =+-@＝\'",;\t\r\n1'), maxLength: 20 })

test('any text comes back out of a CSV file as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.array(texts, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 }), (rows) => {
      const { data } = Papa.parse<string[]>(csvLines(rows), { delimiter: ',', newline: '\r\n' })
      expect(data.slice(0, -1).map((row) => row.map(withoutFormulaGuard))).toEqual(rows)
    }),
  )
})

test('text is quoted, a number stays a number below zero too, and nothing is an empty cell', () => {
  expect(csvLines([['a', -5, null, '', 0.25, '-5', 'say "so"']])).toBe(`"a",-5,,,0.25,"'-5","say ""so"""\r\n`)
})

test('a guard is inserted at each place where a spreadsheet could begin a formula', () => {
  expect(withFormulaGuard('=1')).toBe("'=1")
  expect(withFormulaGuard('a;=1;b')).toBe("a;'=1;b")
  expect(withFormulaGuard('a; "=1')).toBe(`a;' "=1`)
  expect(withFormulaGuard('a\n@x')).toBe("a\n'@x")
  expect(withFormulaGuard('a = b, c - d; e')).toBe('a = b, c - d; e')
})
