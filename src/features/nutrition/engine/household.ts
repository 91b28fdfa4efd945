/** Household measures with names in both languages; a food's own table may have others, in English. */
export const MEASURES = [
  'piece',
  'small',
  'medium',
  'large',
  'slice',
  'cup',
  'tbsp',
  'tsp',
  'glass',
  'mug',
  'bowl',
  'can',
  'bottle',
  'bar',
  'handful',
  'clove',
  'serving',
  'scoop',
  'leaf',
  'bunch',
  'pack',
  'pot',
  'pinch',
  'square',
  'whole',
] as const
export type Measure = (typeof MEASURES)[number]

export const isMeasure = (unit: string): unit is Measure => (MEASURES as readonly string[]).includes(unit)

/** Grams of one `unit` of a food. */
export type Portion = { unit: string; grams: number }

/** Millilitres of measures of volume: US customary cup, spoons and fluid ounce, as the USDA's tables weigh them. */
export const MILLILITRES: Readonly<Partial<Record<string, number>>> = {
  cup: 236.588,
  tbsp: 14.787,
  tsp: 4.929,
  ml: 1,
  'fl oz': 29.574,
}

/** Parses portions of the shipped table: `unit|grams;unit|grams`. */
export function readPortions(text: string): Portion[] {
  if (text === '') return []
  return text.split(';').map((one) => {
    const at = one.lastIndexOf('|')
    return { unit: one.slice(0, at), grams: Number(one.slice(at + 1)) }
  })
}

/** Grams per millilitre, from a portion by volume; undefined without one. A glass does not count, because its size differs by drink. */
export function densityOf(portions: readonly Portion[]): number | undefined {
  for (const measure of ['ml', 'fl oz', 'cup', 'tbsp', 'tsp']) {
    const found = portions.find(({ unit }) => unit === measure)
    if (found) return found.grams / MILLILITRES[measure]!
  }
  return undefined
}
