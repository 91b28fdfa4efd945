/** Rows of content/reference-intakes.json: kind, sex, life stage, ages from and to (years, both included), value a day. */
export type ReferenceTable = Readonly<
  Record<string, readonly (readonly [string, string, string, number, number, number] | readonly (string | number)[])[]>
>

export type Eater = {
  /** Whole years; null: assumes a middle-aged adult. */
  age: number | null
  /** Null: uses the higher of both references. */
  sex: 'female' | 'male' | null
  expecting: 'no' | 'pregnant' | 'breastfeeding'
}

export type Reference = {
  /** Amount a day, in the nutrient's unit. */
  value: number
  /** RDA: covers nearly all healthy people, based on a known mean need. AI: intake of healthy people, where the need is unknown. */
  kind: 'RDA' | 'AI'
  /** Tolerable upper intake level for total intake; null where there is none, or where it applies to supplements only. */
  upper: number | null
}

const MIDDLE_AGE = 40
const STAGES = { no: 'none', pregnant: 'pregnancy', breastfeeding: 'lactation' } as const

/**
 * Nutrients whose upper level does not apply to total intake: only to supplements (magnesium), to supplements and fortified food (niacin,
 * folate, vitamin E), or to preformed retinol (vitamin A).
 */
const UPPER_IS_OF_SUPPLEMENTS: ReadonlySet<string> = new Set(['magnesium_mg', 'vit_b3_mg', 'folate_dfe_ug', 'vit_e_mg', 'vit_a_rae_ug'])
/** Since 2019 sodium has no upper level, but a level for chronic disease risk reduction: above it, less is better (NASEM 2019). */
const SODIUM_LIMIT_MG = 2300

/** The reference for a person's intake of a nutrient; undefined where none applies to the person. */
export function referenceFor(table: ReferenceTable, nutrient: string, { age, sex, expecting }: Eater): Reference | undefined {
  const years = age ?? MIDDLE_AGE
  const sexes = expecting !== 'no' ? ['f'] : sex === null ? ['f', 'm'] : [sex === 'female' ? 'f' : 'm']
  const find = (kinds: readonly string[], stage: string) =>
    (table[nutrient] ?? [])
      .filter(
        ([kind, of, at, from, to]) =>
          kinds.includes(String(kind)) && sexes.includes(String(of)) && at === stage && Number(from) <= years && years <= Number(to),
      )
      .map(([kind, , , , , value]) => ({ kind: String(kind) as 'RDA' | 'AI', value: Number(value) }))
  const needs = [find(['RDA', 'AI'], STAGES[expecting]), find(['RDA', 'AI'], 'none')].find((found) => found.length > 0)
  if (!needs) return undefined
  const { kind, value } = needs.reduce((most, one) => (one.value > most.value ? one : most))
  const uppers = [find(['UL'], STAGES[expecting]), find(['UL'], 'none')].find((found) => found.length > 0) ?? []
  const least = uppers.length > 0 ? Math.min(...uppers.map((one) => one.value)) : null
  const upper = nutrient === 'sodium_mg' ? SODIUM_LIMIT_MG : UPPER_IS_OF_SUPPLEMENTS.has(nutrient) ? null : least
  return { kind, value, upper }
}
