/**
 * A number as people write it: "1.5", "1,5", "1 000", "1,000.5". One separator before exactly three digits is read as the
 * locale writes thousands. Undefined for what is no number from 0 to 1,000,000.
 */
export function parseAmount(text: string, locale: string): number | undefined {
  const bare = text.replaceAll(/[\s’']/g, '')
  if (!/^\d*([.,]\d+)*$/.test(bare) || !/\d/.test(bare)) return undefined
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  const separators = bare.replaceAll(/\d/g, '')
  const isDecimal =
    last >= 0 && (separators.length === 1 ? bare.length - last !== 4 || bare[last] === decimal : new Set(separators).size > 1)
  const whole = (isDecimal ? bare.slice(0, last) : bare).replaceAll(/[.,]/g, '')
  const value = Number(isDecimal ? `${whole || '0'}.${bare.slice(last + 1)}` : whole)
  return Number.isFinite(value) && value <= 1_000_000 ? Math.round(value * 1000) / 1000 : undefined
}
