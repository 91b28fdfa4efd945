/**
 * A stem that a word shares with its plural and with its spelling without umlauts, in English and in German: `eggs` and `egg`,
 * `Brötchen`, `Broetchen` and `brotchen`, `Äpfel` and `Apfel`. Compare it only with other stems.
 */
export function stemOf(spoken: string): string {
  const word = SPELLINGS.get(spoken) ?? spoken
  if (NO_ENDING.has(word)) return word
  // A cheap test first: few words match the expression, and this function runs for every part of every compound.
  const plain = /[aou]e/.test(word) ? word.replaceAll(/(?<=[^aeiou])([aou])e(?=[^aeiou])/g, '$1') : word
  if (plain.length <= 3) return plain
  if (plain.endsWith('ies')) return `${plain.slice(0, -3)}y`
  if (plain.endsWith('eier')) return plain.slice(0, -2)
  const ending = ENDINGS.find((one) => plain.endsWith(one) && plain.length - one.length >= 3)
  return ending ? plain.slice(0, -ending.length) : plain
}

/** Words that only seem to have an ending: chicken is no plural of chick. */
const NO_ENDING = new Set(['chicken', 'lassen', 'gluten', 'kuchen', 'kraut'])

/** Spelling variants and regional words; the first word of each line replaces the others. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  [
    'sauce sosse sossen sauces sose',
    'yogurt yoghurt joghurt jogurt yogurts yoghurts joghurts',
    'tsatsiki tzatziki zaziki tzaziki tsatziki',
    'pitta pita pittas pitas',
    'doughnut donut donuts doughnuts',
    'mozzarella mozarella',
    'tomate paradeiser cherrytomate',
    'kartoffel erdapfel erdapfeln kartoffeln',
    'pflaume zwetschge zwetschke zwetsche zwetschgen zwetschken zwetschen pflaumen',
    'aprikose marille marillen aprikosen',
    'meerrettich kren',
    'quark topfen',
    'brotchen semmel semmeln weckle weckerl schrippe schrippen rundstuck wecken broetchen',
    'brezel breze brezn brezen brezeln',
    'hahnchen hendl handl huhnchen haehnchen huehnchen hendel',
    'knodel kloss klosse knoedel',
    'wurst wurstchen wurste wurstl wuerstchen wuerste',
    'schoko schokolade schokoladen schokoladig',
    'puree purree pueree',
    'jelly jellies',
    'chili chilli chile chilies chillies',
    'wholemeal wholewheat wholegrain',
    'muesli musli muesly',
    'courgette zucchini courgettes zucchinis',
    'prawn shrimp prawns shrimps',
    'zwieback zwiebacke',
    'kakao kakaos',
    'mushroom mushrooms pilz pilze',
  ].flatMap((line) => {
    const [first, ...others] = line.split(' ')
    return others.map((other) => [other, first!] as const)
  }),
)

const ENDINGS = ['oes', 'es', 'en', 's', 'e', 'n']

/** Allowed typing errors by word length; none for short words, which would match everything. */
export const slipsAllowed = (word: string): number => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2)
