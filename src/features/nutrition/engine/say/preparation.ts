/** Words for a preparation, in the form of `fold`. Cooking changes a food (boiled, fried), so its words are left out. */
const PREPARED = new Set(
  (
    'chopped diced minced sliced grated shredded crushed peeled cored seeded deseeded pitted trimmed halved quartered cubed julienned ' +
    'zested juiced beaten melted softened drained rinsed washed thawed divided optional packed sifted crumbled torn mashed cut ground ' +
    'taste temperature serving serve garnish garnishing greasing frying dusting sprinkling drizzling ' +
    'gehackt gehackte gehackten gewurfelt gewuerfelt gewurfelte geschnitten geschnittene gerieben geriebene geraspelt gepresst gehobelt ' +
    'geschalt geschaelt zerdruckt zerdrueckt entkernt gewaschen geputzt abgetropft geschmolzen zerlassen halbiert geviertelt aufgetaut verquirlt ' +
    'gemahlen zerkleinert zimmerwarm geschmack belieben bedarf servieren bestreuen braten garnieren einfetten dekorieren'
  ).split(' '),
)
/** Words that qualify a preparation, and are none by themselves. */
const AROUND = new Set(
  (
    'finely thinly coarsely freshly roughly lightly very fine thin thick fresh to at room into in or and for the of extra more cm mm inch ' +
    'cubes cube pieces strips rings wedges chunks slices lengthwise plus if needed as ' +
    'fein grob frisch dunn duenn feine kleine grobe sehr und oder nach zum zur fur fuer bei etwas mehr wurfel wuerfel wurfeln wuerfeln ' +
    'ringe ringen streifen stucke stuecke stucken scheiben spalten hinein den die das'
  ).split(' '),
)
const FINELY = new Set('finely thinly coarsely freshly lightly fein grob frisch dunn duenn'.split(' '))
/** Preparation phrases: "to taste", "at room temperature", "nach Geschmack". */
const PHRASES = [
  'to taste',
  'to serve',
  'to garnish',
  'at room temperature',
  'room temperature',
  'for serving',
  'for garnish',
  'for garnishing',
  'for greasing',
  'for frying',
  'for dusting',
  'for sprinkling',
  'for drizzling',
  'nach geschmack',
  'nach belieben',
  'nach bedarf',
  'zum servieren',
  'zum bestreuen',
  'zum braten',
  'zum garnieren',
  'zum einfetten',
  'zum dekorieren',
].map((phrase) => phrase.split(' '))
/** Last words of the phrases above: alone after a food, they may belong to its name. */
const ONLY_IN_PHRASES = new Set(PHRASES.map((phrase) => phrase.at(-1)!))

/**
 * Removes the preparation from a food's words: "onions finely chopped" gives onions, "salt to taste" gives salt, "peeled and diced" gives
 * nothing. A preparation before the food stays, because "chopped tomatoes" and "minced beef" are names of foods.
 */
export function withoutPreparation(words: readonly string[]): string[] {
  if (words.some((word) => PREPARED.has(word)) && words.every((word) => PREPARED.has(word) || AROUND.has(word))) return []
  const rest = [...words]
  for (;;) {
    const phrase = PHRASES.find((one) => rest.length > one.length && one.every((word, at) => word === rest[rest.length - one.length + at]))
    const last = rest.at(-1)
    if (phrase) rest.splice(-phrase.length)
    else if (rest.length > 1 && PREPARED.has(last!) && !ONLY_IN_PHRASES.has(last!)) rest.pop()
    else break
  }
  if (rest.length < words.length) while (rest.length > 1 && FINELY.has(rest.at(-1)!)) rest.pop()
  if (FINELY.has(rest[0]!) && PREPARED.has(rest[1]!) && rest.length > 2) rest.splice(0, 2)
  return rest
}
