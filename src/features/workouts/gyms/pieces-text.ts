import { GYM_LIMITS, type Pieces } from './gym.ts'

/** Weights in one line as people write them: `20 ×2, 10, 2.5 ×4`, with a decimal comma in languages that use one. */
export function writePieces(pieces: readonly Pieces[], usual: number, decimal: string): string {
  const between = decimal === ',' ? '; ' : ', '
  return pieces.map(({ weight, count }) => writeWeight(weight, decimal) + (count === usual ? '' : ` ×${count}`)).join(between)
}

export const writeWeight = (weight: number, decimal: string): string => String(Math.round(weight * 100) / 100).replace('.', decimal)

export type ReadPieces = { pieces: Pieces[] } | { unreadable: string }

/**
 * Reads such a line. `usual`: the count of a weight without a number. A comma between two digits is a decimal one unless there are several
 * in a row; semicolons, blanks and commas before a blank separate. Equal weights are added up.
 */
export function readPieces(text: string, usual: number): ReadPieces {
  const counts = new Map<number, number>()
  const tokens = text
    .replaceAll(/[×x*]/giu, '×')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(' ×', '×')
    .replaceAll('× ', '×')
    .split(/[;\s]+|,(?=\s|$)/u)
    .flatMap((token) => ((token.match(/,/gu) ?? []).length > 1 ? token.split(',') : [token]))
    .filter((token) => token !== '')
  for (const token of tokens) {
    const [, number, times] = /^(\d{1,4}(?:[.,]\d{1,3})?)(?:×(\d{1,3}))?$/u.exec(token) ?? []
    const weight = number === undefined ? Number.NaN : Math.round(Number(number.replace(',', '.')) * 100) / 100
    const count = times === undefined ? usual : Number(times)
    const isRight = weight >= GYM_LIMITS.step && weight <= GYM_LIMITS.weight && count >= 1 && count <= GYM_LIMITS.count
    if (!isRight) return { unreadable: token.slice(0, 40) }
    counts.set(weight, Math.min(GYM_LIMITS.count, (counts.get(weight) ?? 0) + count))
  }
  const pieces = [...counts].map(([weight, count]) => ({ weight, count })).toSorted((a, b) => a.weight - b.weight)
  if (pieces.length > GYM_LIMITS.kinds) return { unreadable: writeWeight(pieces[GYM_LIMITS.kinds]!.weight, '.') }
  return { pieces }
}
