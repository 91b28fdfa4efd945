/** What is wrong with digits that were meant as a barcode. */
export type GtinTrouble = 'digits' | 'length' | 'check_digit'
export type GtinRead = { gtin: string } | { trouble: GtinTrouble; digits: number }

/** So many codes one food may carry: the same bread comes in several packages. */
export const MAX_BARCODES = 8

/** Whether the last digit is the one that the others ask for (GS1 General Specifications, 7.9). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** The UPC-A that a UPC-E of eight digits is short for (GS1 General Specifications, 5.2.2.4.2). */
function upcAOf(upcE: string): string {
  const [system, a, b, c, d, e, last, check] = upcE as unknown as readonly string[]
  const body =
    last! <= '2'
      ? `${a}${b}${last}0000${c}${d}${e}`
      : last === '3'
        ? `${a}${b}${c}00000${d}${e}`
        : last === '4'
          ? `${a}${b}${c}${d}00000${e}`
          : `${a}${b}${c}${d}${e}0000${last}`
  return `${system}${body}${check}`
}

/**
 * A code as it is kept and compared: the number without the zeros in front that only fill a longer form, in 8 or 13 digits, or in 14
 * where it has as many. So UPC-A and the EAN-13 of the same product are one.
 */
function normal(digits: string): string {
  const number = digits.replace(/^0+/, '')
  return number.padStart(number.length <= 8 ? 8 : number.length <= 13 ? 13 : 14, '0')
}

/**
 * Reads EAN-13, EAN-8, UPC-A, UPC-E (eight digits) and GTIN-14, with spaces and hyphens in them. Eight digits that begin with 0 or 1
 * are a UPC-E where its check digit fits, unless the reader of the bars said `ean_8`.
 */
export function readGtin(text: string, format?: string): GtinRead {
  const digits = text.replaceAll(/[\s-]/g, '')
  if (!/^\d+$/.test(digits)) return { trouble: 'digits', digits: digits.length }
  if (![8, 12, 13, 14].includes(digits.length)) return { trouble: 'length', digits: digits.length }
  if (digits.length === 8 && /^[01]/.test(digits) && format !== 'ean_8') {
    const long = upcAOf(digits)
    if (hasCheckDigit(long)) return { gtin: normal(long) }
  }
  return hasCheckDigit(digits) && !/^0+$/.test(digits) ? { gtin: normal(digits) } : { trouble: 'check_digit', digits: digits.length }
}

export const isGtin = (text: string): boolean => 'gtin' in readGtin(text)

/** Whether somebody who types this means a code and not a food: no food is called like seven digits in a row. */
export const looksLikeBarcode = (text: string): boolean => /^\d(?:[\s-]?\d){6,}$/.test(text.trim())

/** A number that a shop gives out itself (by weight or price, or for its own shelf): it means another thing in the next shop. */
export const isOfOneShop = (gtin: string): boolean => /^(?:2\d{12}|02\d{11}|04\d{11}|[02]\d{7})$/.test(gtin)

/** The codes of a food as they are compared. */
export function barcodesOf({ barcode, otherBarcodes = [] }: { barcode: string; otherBarcodes?: readonly string[] | undefined }): string[] {
  return [barcode, ...otherBarcodes].flatMap((code) => {
    const read = readGtin(code)
    return 'gtin' in read ? [read.gtin] : []
  })
}
