const SIGNS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }

/**
 * A number as people write it: "1.5", "1,5", "1 000", "1,000.5", "½", "1 1/2". One separator before exactly three digits is read as
 * the locale writes thousands, unless a zero or nothing stands before it. Rounded to so many decimals, but for fractions. Undefined
 * for what is no number from 0 to 1,000,000.
 */
export function parseAmount(text: string, locale: string, decimals = 3): number | undefined {
  const step = 10 ** decimals
  const value = fractionIn(text.trim()) ?? Math.round((decimalIn(text, locale) ?? Number.NaN) * step) / step
  return Number.isFinite(value) && value <= 1_000_000 ? value : undefined
}

function fractionIn(text: string): number | undefined {
  const sign = SIGNS[text.at(-1) ?? '']
  if (sign !== undefined) return /^\d*\s?.$/.test(text) ? Number(text.slice(0, -1)) + sign : undefined
  const [, whole = '0', top, bottom] = /^(?:(\d+)\s)?(\d+)\/(\d+)$/.exec(text) ?? []
  return Number(bottom) > 0 ? Number(whole) + Number(top) / Number(bottom) : undefined
}

function decimalIn(text: string, locale: string): number | undefined {
  const bare = text.replaceAll(/[\s’']/g, '').replace(/(?<=\d)[.,]$/, '')
  if (!/^\d*([.,]\d+)*$/.test(bare) || !/\d/.test(bare)) return undefined
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  const separators = bare.replaceAll(/\d/g, '')
  const isThousands = bare.length - last === 4 && bare[last] !== decimal && !/^0?[.,]/.test(bare)
  const isDecimal = last >= 0 && (separators.length === 1 ? !isThousands : new Set(separators).size > 1)
  const whole = (isDecimal ? bare.slice(0, last) : bare).replaceAll(/[.,]/g, '')
  return Number(isDecimal ? `${whole || '0'}.${bare.slice(last + 1)}` : whole)
}
