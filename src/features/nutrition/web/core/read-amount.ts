const SIGNS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }

/**
 * A number as people type it: `1.5`, `1,5`, `1/2`, `1 1/2`, `½`, `1½`. Undefined for anything else, and for less than nothing. A comma or a
 * point before exactly three figures parts thousands: nobody types grams to the thousandth.
 */
export function readAmount(text: string): number | undefined {
  const plain = text.trim().slice(0, 40)
  const sign = SIGNS[plain.at(-1) ?? '']
  if (sign !== undefined) {
    const whole = plain.slice(0, -1).trim()
    if (whole === '') return sign
    return /^\d+$/.test(whole) ? Number(whole) + sign : undefined
  }
  const fraction = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(plain)
  if (fraction) {
    const [, whole = '0', top, bottom] = fraction
    return Number(bottom) > 0 ? Number(whole) + Number(top) / Number(bottom) : undefined
  }
  if (/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(plain)) return Number(plain.replaceAll(/[.,]/g, ''))
  return /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(plain) ? Number(plain.replace(',', '.')) : undefined
}
