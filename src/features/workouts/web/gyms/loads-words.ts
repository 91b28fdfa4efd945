import { dotted } from '#platform/web/i18n/dotted.ts'
const SHOWN = 6

/** The first loads, three dots, the last: `20, 22.5, 25 … 180 kg`. Undefined without loads. */
export function loadsInWords(loads: readonly number[], number: (value: number) => string, unit: string): string | undefined {
  if (loads.length === 0) return undefined
  const first = dotted(loads.slice(0, SHOWN).map(number))
  const rest = loads.length > SHOWN ? `${loads.length > SHOWN + 1 ? ' … ' : ' · '}${number(loads.at(-1)!)}` : ''
  return `${first}${rest} ${unit}`
}
