import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { barcodesOf, isGtin, isOfOneShop, looksLikeBarcode, readGtin } from './gtin.ts'

/** Adds the check digit by the definition, from the left; the code under test counts from the right. */
function withCheckDigit(body: string): string {
  let sum = 0
  for (let at = 0; at < body.length; at++) sum += Number(body[at]) * ((body.length - at) % 2 === 1 ? 3 : 1)
  return `${body}${(10 - (sum % 10)) % 10}`
}
const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((some) => some.join(''))

describe('a barcode', () => {
  test('is read in every form that packages carry, and each product has one code', () => {
    expect(readGtin('4006381333931')).toEqual({ gtin: '4006381333931' })
    expect(readGtin('4 006381-333931')).toEqual({ gtin: '4006381333931' })
    expect(readGtin('96385074')).toEqual({ gtin: '96385074' })
    expect(readGtin('036000291452')).toEqual({ gtin: '0036000291452' })
    expect(readGtin('0036000291452')).toEqual(readGtin('036000291452'))
    expect(readGtin('00036000291452')).toEqual(readGtin('036000291452'))
    expect(readGtin('10036000291459')).toEqual({ gtin: '10036000291459' })
    // The example of the GS1 General Specifications: 0 12345 00006 5 is 01265 (and its check digit).
    expect(readGtin('01234565')).toEqual(readGtin('012345000065'))
    expect(readGtin('04252614')).toEqual(readGtin('042100005264'))
  })

  test('with a wrong digit, with forty digits or without digits has its own error', () => {
    expect(readGtin('4006381333932')).toEqual({ trouble: 'check_digit', digits: 13 })
    expect(readGtin('4'.repeat(40))).toEqual({ trouble: 'length', digits: 40 })
    expect(readGtin('')).toMatchObject({ trouble: 'digits' })
    expect(readGtin('40063813x3931')).toMatchObject({ trouble: 'digits' })
    expect(isGtin('0000000000000')).toBe(false)
  })

  test('is the same with any leading zeros, and any single wrong digit is detected', () => {
    fc.assert(
      fc.property(digits(11), fc.nat(11), fc.integer({ min: 1, max: 9 }), (body, place, slip) => {
        fc.pre(!/^0{4}/.test(body))
        const upc = withCheckDigit(body)
        const read = readGtin(upc)
        expect(read).toEqual({ gtin: `0${upc}` })
        expect([readGtin(`0${upc}`), readGtin(`00${upc}`)]).toEqual([read, read])
        const wrong = [...upc]
        wrong[place] = String((Number(wrong[place]) + slip) % 10)
        expect(readGtin(wrong.join(''))).toMatchObject({ trouble: 'check_digit' })
      }),
      { numRuns: 300 },
    )
  })

  test('in normal form is read unchanged', () => {
    fc.assert(
      fc.property(fc.constantFrom(7, 11, 12, 13), fc.infiniteStream(fc.integer({ min: 0, max: 9 })), (length, stream) => {
        const code = withCheckDigit(Array.from({ length }, () => stream.next().value).join(''))
        const read = readGtin(code)
        if ('gtin' in read) expect(readGtin(read.gtin, read.gtin.length === 8 ? 'ean_8' : undefined)).toEqual(read)
      }),
      { numRuns: 300 },
    )
  })

  test('is distinguished from the typed name of a food', () => {
    expect(['4006381333931', '4006 3813 33931', '4'.repeat(40)].map(looksLikeBarcode)).toEqual([true, true, true])
    expect(['100 g oats', '2', '250', 'bread 4006381333931', '1/2 1/2'].map(looksLikeBarcode)).toEqual([false, false, false, false, false])
  })

  test('internal to one shop is recognized', () => {
    expect(['2012345678900', '0212345678900', '20123451'].map(isOfOneShop)).toEqual([true, true, true])
    expect(['4006381333931', '0036000291452', '96385074'].map(isOfOneShop)).toEqual([false, false, false])
  })

  test('is one of several that a food can have', () => {
    expect(barcodesOf({ barcode: '036000291452', otherBarcodes: ['96385074'] })).toEqual(['0036000291452', '96385074'])
    expect(barcodesOf({ barcode: '' })).toEqual([])
  })
})
