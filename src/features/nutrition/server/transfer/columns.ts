import { columnName } from '#platform/server/imports/csv-lines.ts'
import { ownUnitOf, isQuantity, unitsOf, type FileColumn, type FileField, type FileUnit } from '../../contract/food-file.ts'

const UNIT_WORDS: readonly (readonly [RegExp, FileUnit])[] = [
  [/(?:^|[^a-z])kj(?![a-z])|kilojoule/, 'kJ'],
  [/(?:^|[^a-z])k?cal(?![a-z])|calories|kalorien/, 'kcal'],
  [/(?:^|[^a-zµμ])(?:µg|μg|ug|mcg)(?![a-z])|mikrogramm|microgram/, 'µg'],
  [/(?:^|[^a-z])mg(?![a-z])|milligram/, 'mg'],
  [/(?:^|[^a-z])(?:iu|ie|i\.e\.)(?![a-z])/, 'IU'],
  [/(?:^|[^a-z])g(?![a-z])|(?:^|[^a-z])gramm?s?(?![a-z])/, 'g'],
]

/** The unit in the name of a column: `(kcal)`, `[mg]`, `fett_g`; null without one. */
export function unitIn(name: string): FileUnit | null {
  const bare = columnName(name)
  const inBrackets = /[([]([^()[\]]*)[)\]]$/.exec(bare)?.[1]
  const reported = (text: string) => UNIT_WORDS.find(([word]) => word.test(text))?.[1]
  return (inBrackets ? reported(inBrackets) : undefined) ?? reported(bare) ?? null
}

/** A word in a column's name → the field. The first match counts, so more specific words come first. */
const WORDS: readonly (readonly [RegExp, FileField])[] = [
  [
    /^(?:day|date|datum|tag|consumed (?:at|on)|logged (?:at|on)|datum (?:und|&) (?:uhr)?zeit|date ?time|timestamp|zeitstempel|datum tag )/,
    'day',
  ],
  [/^(?:time|uhrzeit|zeit)(?:$| of day)/, 'time'],
  [/^(?:meal|meal (?:name|type)|group|mahlzeit|tageszeit|daytime)$/, 'meal'],
  [
    /^(?:food|food name|name|item|item name|product|product name|description|lebensmittel|bezeichnung|produkt|speise|gericht|essen)$/,
    'name',
  ],
  [/^(?:state|status)$/, 'state'],
  [/^(?:note|notes|comment|notiz|notizen|bemerkung|kommentar)$/, 'note'],
  [/^(?:grams|gramm|menge (?:in g|\(g\)|g)|amount (?:\(g\)|g)|weight \(g\)|gewicht \(g\)|serving weight|menge in gramm)$/, 'grams'],
  [/^(?:amount|quantity|menge|anzahl|servings|portions?|portionen|serving size|portionsgröße)$/, 'amount'],
  [/^(?:units?|einheit|serving|measure)$/, 'unit'],
  [/(?<!un)saturat|(?<!un)gesättigt|(?<!un)gesaettigt|^sfa\b/, 'saturated_g'],
  [/monounsat|einfach ungesä|einfach ungesae|^mufa\b/, 'mono_g'],
  [/polyunsat|mehrfach ungesä|mehrfach ungesae|^pufa\b/, 'poly_g'],
  [/trans.?(?:fat|fett)/, 'trans_g'],
  [/^(?:net carb|nettokohlenhydrat|netto.?kohlenhydrat|available carb|verwertbare kohlenhydrat)/, 'carbohydrate_g'],
  [/carb|kohlenhydrat|^kh\b/, 'carbs'],
  [/fib(?:er|re)|ballaststoff/, 'fibre_g'],
  [/sugar|zucker/, 'sugars_g'],
  [/starch|stärke|staerke/, 'starch_g'],
  [/cholest/, 'cholesterol_mg'],
  [/alcohol|alkohol/, 'alcohol_g'],
  [/caffein|koffein|coffein/, 'caffeine_mg'],
  [/^(?:water|wasser)/, 'water_g'],
  [/sodium|natrium/, 'sodium_mg'],
  [/^(?:salt|salz|speisesalz|kochsalz)/, 'salt'],
  [/potassium|kalium/, 'potassium_mg'],
  [/calcium|kalzium/, 'calcium_mg'],
  [/^(?:iron|eisen)/, 'iron_mg'],
  [/magnesium/, 'magnesium_mg'],
  [/^(?:zinc|zink)/, 'zinc_mg'],
  [/phosph/, 'phosphorus_mg'],
  [/seleni?um|^selen/, 'selenium_ug'],
  [/copper|kupfer/, 'copper_mg'],
  [/mangan/, 'manganese_mg'],
  [/iodine|^jod/, 'iodine_ug'],
  [/vitamin a.*\bre\b/, 'vit_a_re_ug'],
  [/retinol activity|vitamin a/, 'vit_a_rae_ug'],
  [/vitamin c|ascorb/, 'vit_c_mg'],
  [/vitamin d/, 'vit_d_ug'],
  [/vitamin e(?![a-z])/, 'vit_e_mg'],
  [/vitamin k/, 'vit_k_ug'],
  [/(?:^|vitamin )b12(?!\d)|cobalamin/, 'vit_b12_ug'],
  [/(?:^|vitamin )b1(?!\d)|thiamin/, 'vit_b1_mg'],
  [/(?:^|vitamin )b2(?!\d)|riboflavin/, 'vit_b2_mg'],
  [/(?:^|vitamin )b3(?!\d)|niacin/, 'vit_b3_mg'],
  [/(?:^|vitamin )b5(?!\d)|pantothen/, 'vit_b5_mg'],
  [/(?:^|vitamin )b6(?!\d)|pyridoxin/, 'vit_b6_mg'],
  [/folat|folic|folsäure/, 'folate_dfe_ug'],
  [/cholin/, 'choline_mg'],
  [/^ala(?![a-z])|alpha.linolen/, 'ala_g'],
  [/^epa(?![a-z])/, 'epa_g'],
  [/^dpa(?![a-z])/, 'dpa_g'],
  [/^dha(?![a-z])/, 'dha_g'],
  [/^(?:energy|energie|calories|kalorien|kcal|kj|brennwert|cal)(?![a-z])/, 'energy_kcal'],
  [/^(?:protein|eiwei(?:ß|ss))/, 'protein_g'],
  [/^(?:fat|fett|total fat|fett gesamt)(?![a-z])/, 'fat_g'],
]

/** Words for columns that only look like our fields. */
const OTHERS =
  /added sug|zugesetz|sugar alcohol|polyol|alpha-carotene|beta.?carotene|tocopherol|% ?(?:dv|nrv)|goal|ziel|budget|burned|verbrannt|aktivit/

/**
 * Guesses the field and unit of a column from its name, in English and German; the person sees the guess. Without a unit in the name it
 * uses the field's usual one, except for energy, where kilojoules and kilocalories are both usual.
 */
export function guessColumn(name: string): FileColumn {
  const bare = columnName(name)
  const nothing: FileColumn = { field: null, unit: null }
  if (OTHERS.test(bare)) return nothing
  const field = WORDS.find(([word]) => word.test(bare))?.[1]
  if (!field) return nothing
  if (!isQuantity(field)) return { field, unit: null }
  const spoken = unitIn(name)
  if (spoken && !unitsOf(field).includes(spoken)) return nothing
  return { field, unit: spoken ?? (field === 'energy_kcal' ? null : ownUnitOf(field)) }
}

/** Guesses all columns; of two with the same field, only the first gets it. */
export function guessColumns(names: readonly string[]): FileColumn[] {
  const taken = new Set<FileField>()
  return names.map((name) => {
    const guess = guessColumn(name)
    if (guess.field === null || taken.has(guess.field)) return { field: null, unit: null }
    taken.add(guess.field)
    return guess
  })
}
