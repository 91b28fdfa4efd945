/** Rows of content/reference-intakes.json: kind, sex, life stage, ages from and to (years, both included), value a day. */
export type ReferenceTable = Readonly<
  Record<string, readonly (readonly [string, string, string, number, number, number] | readonly (string | number)[])[]>
>

export type Eater = {
  /** Whole years; null: a grown person of middle age is taken. */
  age: number | null
  /** Null: the higher of both references is taken. */
  sex: 'female' | 'male' | null
  expecting: 'no' | 'pregnant' | 'breastfeeding'
}

export type Reference = {
  /** A day, in the nutrient's unit. */
  value: number
  /** RDA: covers nearly all healthy people, and rests on a known mean need. AI: what healthy people eat, where no need is known. */
  kind: 'RDA' | 'AI'
  /** Tolerable upper intake level of all that is eaten; null where there is none, or where it is one of supplements alone. */
  upper: number | null
}

const MIDDLE_AGE = 40
const STAGES = { no: 'none', pregnant: 'pregnancy', breastfeeding: 'lactation' } as const

/**
 * Levels that are not of food: of supplements alone (magnesium), of supplements and what is added to food (niacin, folate, vitamin E), of
 * retinol without what plants have (vitamin A). What is eaten as a whole cannot be held against them.
 */
const UPPER_IS_OF_SUPPLEMENTS: ReadonlySet<string> = new Set(['magnesium_mg', 'vit_b3_mg', 'folate_dfe_ug', 'vit_e_mg', 'vit_a_rae_ug'])
/** Sodium has no upper level since 2019, but a level above which less is better for the heart (NASEM 2019, chronic disease risk reduction). */
const SODIUM_LIMIT_MG = 2300

/** What is held against what somebody eats; undefined where there is no reference for who they are. */
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
