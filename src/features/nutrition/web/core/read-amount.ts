/**
 * A number as people type it: `1.5`, `1,5`, `1/2`, `½`, `1½`. Undefined for anything else, and for less than nothing. A comma or a point
 * before exactly three figures could be either mark: "1,500" is read as one and a half thousand, as nobody types half a gram to the thousandth.
 */
export function readAmount(text: string): number | undefined {
  const plain = text.trim().replaceAll(/\s+/g, ' ')
  const mixed = /^(\d+)? ?(?:([½¼¾⅓⅔])|(\d+)\/(\d+))$/.exec(plain)
  if (mixed) {
    const [, whole = '0', sign, top, bottom] = mixed
    // "11/2" is eleven halves, not one and a half: whole and fraction need a space between.
    const part = sign ? SIGNS[sign]! : Number(bottom) > 0 ? Number(top) / Number(bottom) : Number.NaN
    const value =
      top !== undefined && whole !== '0' && !plain.includes(' ') ? Number(`${whole}${top}`) / Number(bottom) : Number(whole) + part
    return Number.isFinite(value) ? value : undefined
  }
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(plain) && !/^0[.,]/.test(plain)) return Number(plain.replaceAll(/[.,]/g, ''))
  if (!/^\d*(?:[.,]\d*)?$/.test(plain) || !/\d/.test(plain)) return undefined
  return Number(plain.replace(',', '.'))
}

const SIGNS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }
