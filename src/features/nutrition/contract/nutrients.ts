/**
 * All nutrients, in the order of stored values (columns of foods, encrypted snapshots, sums of days). Add new ones at the end; never remove
 * or move one.
 */
export const NUTRIENTS = [
  'energy_kcal',
  'protein_g',
  'fat_g',
  'carbohydrate_g',
  'fibre_g',
  'sugars_g',
  'starch_g',
  'saturated_g',
  'mono_g',
  'poly_g',
  'trans_g',
  'cholesterol_mg',
  'alcohol_g',
  'caffeine_mg',
  'water_g',
  'sodium_mg',
  'potassium_mg',
  'calcium_mg',
  'iron_mg',
  'magnesium_mg',
  'zinc_mg',
  'phosphorus_mg',
  'selenium_ug',
  'copper_mg',
  'manganese_mg',
  'iodine_ug',
  'vit_a_rae_ug',
  'vit_a_re_ug',
  'vit_c_mg',
  'vit_d_ug',
  'vit_e_mg',
  'vit_k_ug',
  'vit_b1_mg',
  'vit_b2_mg',
  'vit_b3_mg',
  'vit_b5_mg',
  'vit_b6_mg',
  'vit_b12_ug',
  'folate_dfe_ug',
  'choline_mg',
  'ala_g',
  'epa_g',
  'dpa_g',
  'dha_g',
] as const
export type Nutrient = (typeof NUTRIENTS)[number]

export const NUTRIENT_GROUPS = ['energy', 'macro', 'carbohydrate', 'fat', 'other', 'mineral', 'vitamin', 'omega3'] as const
export type NutrientGroup = (typeof NUTRIENT_GROUPS)[number]

/**
 * Amounts by nutrient, in its unit. A missing nutrient is unknown, not zero. For a food: per 100 g edible part.
 */
export type Nutrients = Partial<Record<Nutrient, number>>

export type NutrientUnit = 'kcal' | 'g' | 'mg' | 'µg'

type NutrientFacts = { group: NutrientGroup; en: string; de: string }

/**
 * `carbohydrate_g` is available carbohydrate, without fibre, for every source (USDA's "by difference" contains fibre, the BLS' value
 * does not). Vitamin A exists twice, as retinol activity equivalents (USDA; NASEM's reference) and as retinol equivalents (BLS; EFSA's
 * reference): one carrot has about half as much of the first, so the two are never added. `folate_dfe_ug`: folate equivalents.
 * `vit_e_mg`: alpha-tocopherol. `vit_b3_mg`: preformed niacin.
 */
export const NUTRIENT_FACTS: Readonly<Record<Nutrient, NutrientFacts>> = {
  energy_kcal: { group: 'energy', en: 'Energy', de: 'Energie' },
  protein_g: { group: 'macro', en: 'Protein', de: 'Eiweiß' },
  fat_g: { group: 'macro', en: 'Fat', de: 'Fett' },
  carbohydrate_g: { group: 'macro', en: 'Carbohydrate, without fibre', de: 'Kohlenhydrate ohne Ballaststoffe' },
  fibre_g: { group: 'macro', en: 'Fibre', de: 'Ballaststoffe' },
  sugars_g: { group: 'carbohydrate', en: 'Sugars', de: 'Zucker' },
  starch_g: { group: 'carbohydrate', en: 'Starch', de: 'Stärke' },
  saturated_g: { group: 'fat', en: 'Saturated fat', de: 'Gesättigte Fettsäuren' },
  mono_g: { group: 'fat', en: 'Monounsaturated fat', de: 'Einfach ungesättigte Fettsäuren' },
  poly_g: { group: 'fat', en: 'Polyunsaturated fat', de: 'Mehrfach ungesättigte Fettsäuren' },
  trans_g: { group: 'fat', en: 'Trans fat', de: 'Transfettsäuren' },
  cholesterol_mg: { group: 'fat', en: 'Cholesterol', de: 'Cholesterin' },
  alcohol_g: { group: 'other', en: 'Alcohol', de: 'Alkohol' },
  caffeine_mg: { group: 'other', en: 'Caffeine', de: 'Koffein' },
  water_g: { group: 'other', en: 'Water', de: 'Wasser' },
  sodium_mg: { group: 'mineral', en: 'Sodium', de: 'Natrium' },
  potassium_mg: { group: 'mineral', en: 'Potassium', de: 'Kalium' },
  calcium_mg: { group: 'mineral', en: 'Calcium', de: 'Calcium' },
  iron_mg: { group: 'mineral', en: 'Iron', de: 'Eisen' },
  magnesium_mg: { group: 'mineral', en: 'Magnesium', de: 'Magnesium' },
  zinc_mg: { group: 'mineral', en: 'Zinc', de: 'Zink' },
  phosphorus_mg: { group: 'mineral', en: 'Phosphorus', de: 'Phosphor' },
  selenium_ug: { group: 'mineral', en: 'Selenium', de: 'Selen' },
  copper_mg: { group: 'mineral', en: 'Copper', de: 'Kupfer' },
  manganese_mg: { group: 'mineral', en: 'Manganese', de: 'Mangan' },
  iodine_ug: { group: 'mineral', en: 'Iodine', de: 'Jod' },
  vit_a_rae_ug: { group: 'vitamin', en: 'Vitamin A (RAE)', de: 'Vitamin A (RAE)' },
  vit_a_re_ug: { group: 'vitamin', en: 'Vitamin A (RE)', de: 'Vitamin A (RE)' },
  vit_c_mg: { group: 'vitamin', en: 'Vitamin C', de: 'Vitamin C' },
  vit_d_ug: { group: 'vitamin', en: 'Vitamin D', de: 'Vitamin D' },
  vit_e_mg: { group: 'vitamin', en: 'Vitamin E', de: 'Vitamin E' },
  vit_k_ug: { group: 'vitamin', en: 'Vitamin K', de: 'Vitamin K' },
  vit_b1_mg: { group: 'vitamin', en: 'Thiamin (B1)', de: 'Thiamin (B1)' },
  vit_b2_mg: { group: 'vitamin', en: 'Riboflavin (B2)', de: 'Riboflavin (B2)' },
  vit_b3_mg: { group: 'vitamin', en: 'Niacin (B3)', de: 'Niacin (B3)' },
  vit_b5_mg: { group: 'vitamin', en: 'Pantothenic acid (B5)', de: 'Pantothensäure (B5)' },
  vit_b6_mg: { group: 'vitamin', en: 'Vitamin B6', de: 'Vitamin B6' },
  vit_b12_ug: { group: 'vitamin', en: 'Vitamin B12', de: 'Vitamin B12' },
  folate_dfe_ug: { group: 'vitamin', en: 'Folate', de: 'Folat' },
  choline_mg: { group: 'vitamin', en: 'Choline', de: 'Cholin' },
  ala_g: { group: 'omega3', en: 'ALA (omega-3)', de: 'ALA (Omega-3)' },
  epa_g: { group: 'omega3', en: 'EPA (omega-3)', de: 'EPA (Omega-3)' },
  dpa_g: { group: 'omega3', en: 'DPA (omega-3)', de: 'DPA (Omega-3)' },
  dha_g: { group: 'omega3', en: 'DHA (omega-3)', de: 'DHA (Omega-3)' },
}

const UNITS: Readonly<Record<string, NutrientUnit>> = { kcal: 'kcal', g: 'g', mg: 'mg', ug: 'µg' }

/** The unit, which is the suffix of the key. */
export const unitOf = (nutrient: Nutrient): NutrientUnit => UNITS[nutrient.slice(nutrient.lastIndexOf('_') + 1)]!

export const isNutrient = (key: string): key is Nutrient => Object.hasOwn(NUTRIENT_FACTS, key)

/** Salt as labels state it (Regulation (EU) 1169/2011, annex I): sodium × 2.5. */
export const SALT_PER_SODIUM = 2.5
/** Exactly, by the definition of the thermochemical calorie (ISO 80000-5). */
export const KJ_PER_KCAL = 4.184

/** Maximum number of decimals of a nutrient's amount. */
export const NUTRIENT_DECIMALS = 6
