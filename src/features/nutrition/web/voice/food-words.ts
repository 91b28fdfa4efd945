const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Common names of foods, without accents, to detect a sentence about eating. The tables find the actual food. */
export const FOOD_WORDS = setOf(`
  apple apples banana bananas orange oranges pear pears grape grapes berry berries blueberries strawberries raspberries cherry cherries melon mango kiwi kiwis plum plums peach pineapple lemon dates
  egg eggs toast bread roll rolls bagel croissant croissants butter jam honey cheese ham bacon sausage sausages chicken beef pork turkey steak fish salmon tuna shrimp prawns tofu
  rice pasta noodles spaghetti potato potatoes fries chips beans lentils chickpeas hummus soup stew salad sandwich burger pizza taco tacos curry lasagne lasagna sushi wrap omelette
  porridge oats oatmeal cereal muesli granola yoghurt yogurt quark milk cream pudding cottage nuts almonds walnuts peanuts peanut cashews seeds
  chocolate cookie cookies biscuit biscuits cake pie muffin donut candy sweets crisps popcorn ice sorbet
  tomato tomatoes cucumber carrot carrots pepper peppers broccoli spinach lettuce onion onions mushrooms avocado corn peas cabbage kale
  coffee tea juice smoothie shake cola lemonade beer wine cocoa espresso cappuccino latte macchiato
  apfel banane bananen orangen birne birnen traube trauben beeren heidelbeeren erdbeeren himbeeren kirschen melone pflaume pfirsich ananas zitrone datteln
  ei eier brot brotchen semmel kasebrot butterbrot brezel marmelade honig kase schinken speck wurst wurstchen huhn hahnchen hahnchenbrust rind rindfleisch schwein pute fisch lachs thunfisch
  reis nudeln kartoffel kartoffeln pommes bohnen linsen kichererbsen suppe eintopf salat auflauf knodel spatzle schnitzel doner omelett
  haferbrei haferflocken musli cornflakes joghurt milch sahne huttenkase nusse mandeln walnusse erdnusse cashewkerne
  schokolade keks kekse kuchen torte muffins eis gummibarchen popcorn
  tomaten tomate gurke gurken karotte karotten mohre mohren paprika brokkoli spinat zwiebel pilze erbsen kohl mais
  kaffee tee saft kakao bier wein milchkaffee tomatensosse sosse sauce`)
/** Words around foods that are no foods. */
export const BESIDE_FOOD = setOf(`
  ate eat eaten drank drunk finished grabbed with without half slice slices piece pieces bowl bowls plate cup cups glass glasses handful bar spoon tablespoon teaspoon portion serving g gram grams kg ml l oz
  bit few couple small large big fresh fried boiled scrambled baked whole grain white brown dark red green double flat black number
  gegessen getrunken geholt gefruhstuckt ohne halbe halben halbes halb scheibe scheiben stuck stucke schussel teller tasse tassen glas glaser handvoll tafel loffel essloffel teeloffel portion
  gramm kilo liter paar kleine kleiner kleines grosse grosser grosses frische gekochte gebratene doppelter dritter zweiter breakfast lunch dinner as`)

export const WATER_WORDS = setOf('water waters wasser leitungswasser mineralwasser sprudel')
export const BESIDE_WATER = setOf(`
  drank drink drunk drinking finished had glass glasses cup cups mug bottle bottles pint pints litre litres liter liters l ml millilitres milliliters half big large small fourth third second fifth with
  getrunken trinken ausgetrunken glas glaser becher tasse tassen flasche flaschen liter milliliter halber halben halbes halbe grosse kleine viertes drittes zweites funftes etwas`)
/** A litre without a food means water. */
export const BARE_LITRE = setOf('litre litres liter liters')

/** The stated amount of water, in millilitres; a glass without an amount. */
export function millilitresOf(folded: string): number {
  const words = folded.split(' ')
  const unitAt = words.findIndex((word) => Object.hasOwn(ML, word))
  const before = words.slice(0, unitAt < 0 ? words.length : unitAt)
  const spoken = before.findLast((word) => word !== '' && Number.isFinite(Number(word)))
  const behind = unitAt < 0 ? undefined : words.slice(unitAt + 1).find((word) => word !== '' && Number.isFinite(Number(word)))
  const half = words.some((word) => /^hal[fb]/.test(word)) ? 0.5 : 1
  const count = spoken === undefined ? (unitAt < 0 && behind !== undefined ? Number(behind) : half) : Number(spoken)
  const each = unitAt < 0 ? GLASS_ML : ML[words[unitAt]!]!
  return Math.round(count * each)
}
export const GLASS_ML = 250
const ML: Readonly<Record<string, number>> = {
  ml: 1,
  millilitres: 1,
  milliliters: 1,
  milliliter: 1,
  l: 1000,
  litre: 1000,
  litres: 1000,
  liter: 1000,
  liters: 1000,
  glass: GLASS_ML,
  glasses: GLASS_ML,
  glas: GLASS_ML,
  glaser: GLASS_ML,
  cup: GLASS_ML,
  cups: GLASS_ML,
  becher: GLASS_ML,
  mug: 300,
  tasse: GLASS_ML,
  tassen: GLASS_ML,
  bottle: 500,
  bottles: 500,
  flasche: 500,
  flaschen: 500,
  pint: 500,
  pints: 500,
}
