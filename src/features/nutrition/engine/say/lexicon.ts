import type { Measure } from '../household.ts'

/** What an amount is in: grams, millilitres, or a household measure of which each food has its own weight. */
export type SaidUnit = 'g' | 'ml' | Measure

/** Words as they are after `fold`: without case and accents. A number is how many. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  fifty: 50,
  hundred: 100,
  couple: 2,
  few: 3,
  several: 3,
  dozen: 12,
  double: 2,
  single: 1,
  triple: 3,
  ein: 1,
  eine: 1,
  einen: 1,
  einem: 1,
  einer: 1,
  eines: 1,
  eins: 1,
  zwei: 2,
  zwo: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  fuenf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwolf: 12,
  zwoelf: 12,
  funfzehn: 15,
  zwanzig: 20,
  dreissig: 30,
  funfzig: 50,
  hundert: 100,
  paar: 3,
  dutzend: 12,
  doppelter: 2,
  doppelte: 2,
  doppelten: 2,
  doppeltes: 2,
  einige: 3,
  anderthalb: 1.5,
  eineinhalb: 1.5,
  zweieinhalb: 2.5,
  dreieinhalb: 3.5,
}

export const FRACTION_WORDS: Readonly<Record<string, number>> = {
  half: 0.5,
  quarter: 0.25,
  quarters: 0.25,
  third: 1 / 3,
  thirds: 1 / 3,
  halb: 0.5,
  halbe: 0.5,
  halber: 0.5,
  halbes: 0.5,
  halben: 0.5,
  halbem: 0.5,
  viertel: 0.25,
  drittel: 1 / 3,
  dreiviertel: 0.75,
}

export const FRACTION_SIGNS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅕': 1 / 5,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}

type UnitWord = { unit: SaidUnit; each: number }
const grams = (each: number): UnitWord => ({ unit: 'g', each })
const millilitres = (each: number): UnitWord => ({ unit: 'ml', each })
const measure = (unit: Measure, each = 1): UnitWord => ({ unit, each })

/** Of weights: the international avoirdupois ounce and pound; the German pound of everyday speech is 500 g. */
const WORDS: readonly (readonly [string, UnitWord])[] = [
  ['g gr gram grams gramm gramms grammes', grams(1)],
  ['kg kilo kilos kilogram kilograms kilogramm', grams(1000)],
  ['mg milligram milligrams milligramm', grams(0.001)],
  ['oz ounce ounces unze unzen', grams(28.349523)],
  ['lb lbs pound pounds', grams(453.59237)],
  ['pfund', grams(500)],
  ['ml milliliter milliliters millilitre millilitres', millilitres(1)],
  ['cl zentiliter centilitre centilitres', millilitres(10)],
  ['dl deziliter decilitre decilitres', millilitres(100)],
  ['l liter liters litre litres', millilitres(1000)],
  ['floz', millilitres(29.57353)],
  ['pint pints', millilitres(473)],
  [
    'tbsp tbsps tbs tablespoon tablespoons tablespoonful tablespoonfuls spoonful spoonfuls el essloffel essloeffel spoon spoons loffel loeffel',
    measure('tbsp'),
  ],
  ['tsp tsps teaspoon teaspoons teaspoonful tl teeloffel teeloeffel', measure('tsp')],
  ['cup cups cupful tasse tassen tass', measure('cup')],
  ['glass glasses glas glaser glaeser', measure('glass')],
  ['mug mugs pott kaffeebecher', measure('mug')],
  ['bowl bowls bowlful schussel schuessel schusseln schale schalen schalchen schaelchen teller plate plates', measure('bowl')],
  ['slice slices scheibe scheiben scheibchen', measure('slice')],
  ['piece pieces pc pcs stuck stueck stucke stuecke stk st stange stangen stalk stalks ear ears', measure('piece')],
  ['handful handfuls handvoll hand', measure('handful')],
  ['can cans tin tins dose dosen buchse buechse', measure('can')],
  ['bottle bottles flasche flaschen', measure('bottle')],
  ['bar bars tafel tafeln riegel', measure('bar')],
  ['clove cloves zehe zehen', measure('clove')],
  ['serving servings portion portions portionen', measure('serving')],
  ['scoop scoops kugel kugeln messloffel messloeffel', measure('scoop')],
  ['leaf leaves blatt blatter blaetter', measure('leaf')],
  ['bunch bund', measure('bunch')],
  ['pack packs packet packets package packung packungen packchen paeckchen tute tuete bag bags', measure('pack')],
  ['pot pots tub tubs becher', measure('pot')],
  ['pinch pinches prise prisen messerspitze', measure('pinch')],
  ['square squares rippe rippen', measure('square')],
  ['whole entire ganze ganzer ganzes ganzen', measure('whole')],
  ['splash dash schuss', measure('tbsp')],
  ['drizzle knob klecks spritzer', measure('tsp')],
  ['dollop', measure('tbsp')],
]
export const UNIT_WORDS: ReadonlyMap<string, UnitWord> = new Map(
  WORDS.flatMap(([words, unit]) => words.split(' ').map((one) => [one, unit])),
)

/** Sizes of one piece. */
export const SIZE_WORDS: Readonly<Record<string, 'small' | 'medium' | 'large'>> = {
  small: 'small',
  little: 'small',
  medium: 'medium',
  large: 'large',
  big: 'large',
  klein: 'small',
  kleine: 'small',
  kleiner: 'small',
  kleines: 'small',
  kleinen: 'small',
  mittel: 'medium',
  mittlere: 'medium',
  mittlerer: 'medium',
  mittleres: 'medium',
  mittelgrosse: 'medium',
  mittelgrosser: 'medium',
  gross: 'large',
  grosse: 'large',
  grosser: 'large',
  grosses: 'large',
  grossen: 'large',
}

/** Before a spoon: how full it is. */
export const FULLNESS: Readonly<Record<string, number>> = {
  heaped: 1.5,
  heaping: 1.5,
  level: 1,
  rounded: 1.25,
  gehaufter: 1.5,
  gehaeufter: 1.5,
  gehaufte: 1.5,
  gehaeufte: 1.5,
  gestrichener: 1,
  gestrichene: 1,
}

/** Say that an amount is a guess. */
export const ROUGHLY = new Set(
  'about approx approximately around roughly circa ca etwa ungefahr ungefaehr rund maybe vielleicht some etwas'.split(' '),
)

/** What stands around a food and says nothing of it. */
export const FILLERS = new Set(
  (
    'i had have ate eaten drank drunk just also then today this morning my the of for me we please added and plus with ' +
    'ich hatte habe hab ass gegessen getrunken esse trank heute morgen mittag abend noch dann dazu der die das den dem des von vom fur mir mein meine und mit ' +
    'bitte gab es was it wir zum zur im am as'
  ).split(' '),
)

/** Words that name a meal. */
export const MEAL_WORDS: Readonly<Record<string, 'breakfast' | 'lunch' | 'dinner' | 'snacks'>> = {
  breakfast: 'breakfast',
  fruhstuck: 'breakfast',
  fruehstueck: 'breakfast',
  lunch: 'lunch',
  mittagessen: 'lunch',
  dinner: 'dinner',
  supper: 'dinner',
  abendessen: 'dinner',
  abendbrot: 'dinner',
  snack: 'snacks',
  snacks: 'snacks',
  zwischendurch: 'snacks',
}
