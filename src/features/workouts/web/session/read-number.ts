/** Reads a typed number with a decimal point or comma; null: empty; undefined: not a number, negative, or above `most`. */
export function readNumber(text: string, most: number): number | null | undefined {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return null
  if (!/^\d{1,7}(?:\.\d{0,3})?$/.test(plain)) return undefined
  const value = Math.round(Number(plain) * 100) / 100
  return value <= most ? value : undefined
}
