/**
 * A number as people type it, with a point or a comma; null: nothing; undefined: no number, below nothing, or beyond `most`.
 */
export function readNumber(text: string, most: number): number | null | undefined {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return null
  if (!/^\d{1,7}(?:\.\d{0,3})?$/.test(plain)) return undefined
  const value = Math.round(Number(plain) * 100) / 100
  return value <= most ? value : undefined
}
