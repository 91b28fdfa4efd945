/** Errors of an invalid barcode. */
export type GtinTrouble = 'digits' | 'length' | 'check_digit'
export type GtinRead = { gtin: string } | { trouble: GtinTrouble; digits: number }

/** Maximum number of codes per food: the same bread is sold in several packages. */
export const MAX_BARCODES = 8

/** Whether the check digit is correct (GS1 General Specifications, 7.9). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** Expands a UPC-E of eight digits to its UPC-A (GS1 General Specifications, 5.2.2.4.2). */
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
 * The normal form of a code, for storage and comparison: without the leading zeros of a longer form, in 8, 13 or 14 digits. So UPC-A and
 * EAN-13 of one product are equal.
 */
function normal(digits: string): string {
  const number = digits.replace(/^0+/, '')
  return number.padStart(number.length <= 8 ? 8 : number.length <= 13 ? 13 : 14, '0')
}

/**
 * Reads EAN-13, EAN-8, UPC-A, UPC-E (eight digits) and GTIN-14, and ignores spaces and hyphens. Eight digits that begin with 0 or 1
 * are a UPC-E where its check digit fits, unless the barcode reader reported `ean_8`.
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

/** Whether typed text is a code and not a food: no food name has seven digits in a row. */
export const looksLikeBarcode = (text: string): boolean => /^\d(?:[\s-]?\d){6,}$/.test(text.trim())

/** Whether a number is internal to one shop (by weight or price, or for its own shelf), so that it means another product elsewhere. */
export const isOfOneShop = (gtin: string): boolean => /^(?:2\d{12}|02\d{11}|04\d{11}|[02]\d{7})$/.test(gtin)

/** The codes of a food in normal form. */
export function barcodesOf({ barcode, otherBarcodes = [] }: { barcode: string; otherBarcodes?: readonly string[] | undefined }): string[] {
  return [barcode, ...otherBarcodes].flatMap((code) => {
    const read = readGtin(code)
    return 'gtin' in read ? [read.gtin] : []
  })
}
