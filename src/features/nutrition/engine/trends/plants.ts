import { wordsIn } from '#platform/contract/fold.ts'

/**
 * Edible plants with their English and German name, and the words that identify them in the name of a food. `apple` matches the word or its
 * plural, `apfel*` a prefix, `*reis` a suffix, `sweet+potato` needs both words. Names are folded first (platform/contract/fold.ts).
 */
const PLANTS: readonly (readonly [en: string, de: string, words: string])[] = [
  // Fruit
  ['apple', 'Apfel', 'apple apfel* apfeln'],
  ['pear', 'Birne', 'pear birne*'],
  ['quince', 'Quitte', 'quince quitte*'],
  ['plum', 'Pflaume', 'plum prune pflaume* zwetschge* zwetsche*'],
  ['peach', 'Pfirsich', 'peach nectarine pfirsich* nektarine*'],
  ['apricot', 'Aprikose', 'apricot aprikose* marille*'],
  ['cherry', 'Kirsche', 'cherry kirsche* sauerkirsche* susskirsche*'],
  ['strawberry', 'Erdbeere', 'strawberry erdbeer*'],
  ['raspberry', 'Himbeere', 'raspberry himbeer*'],
  ['blackberry', 'Brombeere', 'blackberry brombeer*'],
  ['blueberry', 'Heidelbeere', 'blueberry heidelbeer* blaubeer*'],
  ['cranberry', 'Cranberry', 'cranberry moosbeer*'],
  ['lingonberry', 'Preiselbeere', 'lingonberry preiselbeer*'],
  ['currant', 'Johannisbeere', 'currant blackcurrant redcurrant johannisbeer* ribisel*'],
  ['gooseberry', 'Stachelbeere', 'gooseberry stachelbeer*'],
  ['grape', 'Weintraube', 'grape raisin sultana weintraube* traube* rosine* sultanine*'],
  ['fig', 'Feige', 'fig feige*'],
  ['date', 'Dattel', 'date dattel*'],
  ['olive', 'Olive', 'olive oliven*'],
  ['orange', 'Orange', 'orange orangen* apfelsine*'],
  ['mandarin', 'Mandarine', 'mandarin tangerine clementine satsuma mandarine* klementine*'],
  ['lemon', 'Zitrone', 'lemon zitrone*'],
  ['lime', 'Limette', 'lime limette*'],
  ['grapefruit', 'Grapefruit', 'grapefruit pampelmuse* pomelo'],
  ['banana', 'Banane', 'banana plantain banane* kochbanane*'],
  ['mango', 'Mango', 'mango'],
  ['pineapple', 'Ananas', 'pineapple ananas'],
  ['papaya', 'Papaya', 'papaya'],
  ['kiwi', 'Kiwi', 'kiwi kiwifruit kiwis'],
  ['pomegranate', 'Granatapfel', 'pomegranate granatapfel*'],
  ['persimmon', 'Kaki', 'persimmon kaki sharon'],
  ['passion fruit', 'Maracuja', 'passionfruit passion+fruit maracuja passionsfrucht*'],
  ['lychee', 'Litschi', 'lychee litchi litschi*'],
  ['melon', 'Melone', 'melon cantaloupe honeydew melone* zuckermelone* honigmelone*'],
  ['watermelon', 'Wassermelone', 'watermelon wassermelone*'],
  ['rhubarb', 'Rhabarber', 'rhubarb rhabarber*'],
  ['avocado', 'Avocado', 'avocado guacamole'],
  ['coconut', 'Kokosnuss', 'coconut kokos*'],
  ['elderberry', 'Holunder', 'elderberry holunder*'],
  ['sea buckthorn', 'Sanddorn', 'buckthorn sanddorn*'],
  ['rose hip', 'Hagebutte', 'rosehip rose+hip hagebutte*'],
  // Vegetables
  ['tomato', 'Tomate', 'tomato passata tomate*'],
  ['cucumber', 'Gurke', 'cucumber gherkin gurke* salatgurke* essiggurke* gewurzgurke*'],
  ['pepper', 'Paprika', 'capsicum bell+pepper sweet+pepper red+pepper green+pepper yellow+pepper paprika* gemusepaprika*'],
  ['chilli', 'Chili', 'chilli chili chile jalapeno cayenne peperoni* chilischote*'],
  ['aubergine', 'Aubergine', 'aubergine eggplant melanzani'],
  ['courgette', 'Zucchini', 'squash+zucchini courgette zucchini*'],
  ['pumpkin', 'Kürbis', 'pumpkin squash butternut kurbis* hokkaido*'],
  ['carrot', 'Karotte', 'carrot karotte* mohre* mohrrube* ruebli rubli'],
  ['parsnip', 'Pastinake', 'parsnip pastinake*'],
  ['celeriac', 'Sellerie', 'celery celeriac sellerie* staudensellerie* knollensellerie*'],
  ['beetroot', 'Rote Bete', 'beet beetroot rote+bete rote+beete rote+rube*'],
  ['radish', 'Radieschen', 'radish daikon radieschen rettich*'],
  ['turnip', 'Rübe', 'turnip swede rutabaga steckrube* mairube* kohlrube*'],
  ['kohlrabi', 'Kohlrabi', 'kohlrabi*'],
  ['potato', 'Kartoffel', 'potato kartoffel* pellkartoffel* bratkartoffel* salzkartoffel* pommes erdapfel'],
  ['sweet potato', 'Süßkartoffel', 'sweet+potato sweetpotato susskartoffel* batate*'],
  ['Jerusalem artichoke', 'Topinambur', 'topinambur* sunchoke'],
  ['artichoke', 'Artischocke', 'artichoke artischocke*'],
  ['asparagus', 'Spargel', 'asparagus spargel* grunspargel*'],
  ['onion', 'Zwiebel', 'onion shallot scallion zwiebel* schalotte* fruhlingszwiebel* lauchzwiebel*'],
  ['garlic', 'Knoblauch', 'garlic knoblauch*'],
  ['leek', 'Lauch', 'leek lauch* porree*'],
  ['chives', 'Schnittlauch', 'chive schnittlauch*'],
  ['fennel', 'Fenchel', 'fennel fenchel*'],
  ['broccoli', 'Brokkoli', 'broccoli brokkoli*'],
  ['cauliflower', 'Blumenkohl', 'cauliflower blumenkohl* karfiol*'],
  ['white cabbage', 'Weißkohl', 'cabbage coleslaw sauerkraut* weisskohl* spitzkohl* krautsalat*'],
  ['red cabbage', 'Rotkohl', 'red+cabbage rotkohl* blaukraut*'],
  ['savoy', 'Wirsing', 'savoy+cabbage savoy wirsing*'],
  ['Chinese cabbage', 'Chinakohl', 'pak+choi bok+choy chinese+cabbage kimchi chinakohl*'],
  ['Brussels sprouts', 'Rosenkohl', 'brussels+sprout rosenkohl*'],
  ['kale', 'Grünkohl', 'kale grunkohl*'],
  ['chard', 'Mangold', 'chard mangold*'],
  ['spinach', 'Spinat', 'spinach spinat* blattspinat*'],
  ['lettuce', 'Kopfsalat', 'lettuce romaine iceberg kopfsalat* eisbergsalat* eissalat* blattsalat* pflucksalat* romersalat*'],
  ['rocket', 'Rucola', 'rocket arugula rucola* rauke*'],
  ['lamb’s lettuce', 'Feldsalat', 'cornsalad corn+salad feldsalat* rapunzelsalat*'],
  ['endive', 'Endivie', 'endive chicory radicchio endivie* chicoree*'],
  ['cress', 'Kresse', 'cress watercress kresse* brunnenkresse*'],
  ['okra', 'Okra', 'okra okraschote*'],
  ['bamboo', 'Bambus', 'bamboo bambus*'],
  ['seaweed', 'Algen', 'seaweed nori wakame kelp spirulina alge* meeresalge*'],
  // Pulses
  ['lentil', 'Linse', 'lentil dal dhal linse*'],
  ['chickpea', 'Kichererbse', 'chickpea garbanzo hummus houmous falafel kichererbse*'],
  ['pea', 'Erbse', 'pea mangetout erbse* zuckerschote*'],
  [
    'green bean',
    'Grüne Bohne',
    'green+bean snap+bean string+bean french+bean runner+bean buschbohne* stangenbohne* brechbohne* grune+bohne*',
  ],
  ['kidney bean', 'Kidneybohne', 'kidney+bean kidneybohne*'],
  ['black bean', 'Schwarze Bohne', 'black+bean schwarze+bohne*'],
  ['broad bean', 'Dicke Bohne', 'broad+bean fava ackerbohne* dicke+bohne* puffbohne*'],
  ['bean', 'Bohne', 'bean bohne*'],
  ['soya', 'Soja', 'soy soya soybean tofu tempeh edamame miso soja* sojabohne*'],
  ['lupin', 'Lupine', 'lupin lupine*'],
  ['peanut', 'Erdnuss', 'peanut erdnuss* erdnusse*'],
  // Grains
  ['wheat', 'Weizen', 'wheat bulgur couscous semolina pasta spaghetti macaroni noodle weizen* nudel* griess* hartweizen* vollkornnudel*'],
  ['spelt', 'Dinkel', 'spelt dinkel* grunkern*'],
  ['rye', 'Roggen', 'rye pumpernickel roggen*'],
  ['oats', 'Hafer', 'oat oatmeal porridge muesli granola hafer* musli* haferbrei*'],
  ['barley', 'Gerste', 'barley gerste* graupe*'],
  ['rice', 'Reis', 'rice risotto sushi reis* *reis'],
  ['maize', 'Mais', 'corn maize sweetcorn cornflake popcorn polenta hominy mais* zuckermais* gemusemais*'],
  ['millet', 'Hirse', 'millet hirse*'],
  ['buckwheat', 'Buchweizen', 'buckwheat buchweizen*'],
  ['quinoa', 'Quinoa', 'quinoa*'],
  ['amaranth', 'Amarant', 'amaranth amarant*'],
  ['sorghum', 'Sorghum', 'sorghum'],
  ['teff', 'Teff', 'teff'],
  // Nuts and seeds
  ['almond', 'Mandel', 'almond marzipan mandel* mandeln'],
  ['hazelnut', 'Haselnuss', 'hazelnut filbert haselnuss* haselnusse*'],
  ['walnut', 'Walnuss', 'walnut walnuss* walnusse*'],
  ['cashew', 'Cashew', 'cashew cashew*'],
  ['pistachio', 'Pistazie', 'pistachio pistazie*'],
  ['pecan', 'Pekannuss', 'pecan pekannuss* pecannuss*'],
  ['Brazil nut', 'Paranuss', 'brazilnut brazil+nut paranuss* paranusse*'],
  ['macadamia', 'Macadamia', 'macadamia*'],
  ['pine nut', 'Pinienkern', 'pine+nut pinienkern*'],
  ['chestnut', 'Marone', 'chestnut marone* esskastanie*'],
  ['flaxseed', 'Leinsamen', 'flaxseed linseed flax leinsamen* leinsaat*'],
  ['chia', 'Chia', 'chia chiasamen*'],
  ['sesame', 'Sesam', 'sesame tahini sesam*'],
  ['sunflower seed', 'Sonnenblumenkern', 'sunflower sonnenblumenkern*'],
  ['pumpkin seed', 'Kürbiskern', 'pumpkin+squash+seed pumpkin+seed kurbiskern*'],
  ['poppy seed', 'Mohn', 'poppy mohn*'],
  ['hemp seed', 'Hanfsamen', 'hemp hanfsamen* hanfsaat*'],
  // Herbs and spices
  ['parsley', 'Petersilie', 'parsley petersilie*'],
  ['basil', 'Basilikum', 'basil pesto basilikum*'],
  ['coriander', 'Koriander', 'coriander cilantro koriander*'],
  ['dill', 'Dill', 'dill dillspitzen'],
  ['mint', 'Minze', 'mint peppermint minze* pfefferminz*'],
  ['rosemary', 'Rosmarin', 'rosemary rosmarin*'],
  ['thyme', 'Thymian', 'thyme thymian*'],
  ['sage', 'Salbei', 'sage salbei*'],
  ['oregano', 'Oregano', 'oregano majoram marjoram majoran*'],
  ['ginger', 'Ingwer', 'ginger ingwer*'],
  ['turmeric', 'Kurkuma', 'turmeric curcuma kurkuma*'],
  ['cinnamon', 'Zimt', 'cinnamon zimt*'],
  ['cumin', 'Kreuzkümmel', 'cumin kreuzkummel*'],
  ['caraway', 'Kümmel', 'caraway kummel*'],
  ['mustard', 'Senf', 'mustard senf*'],
  ['horseradish', 'Meerrettich', 'horseradish wasabi meerrettich* kren'],
  ['black pepper', 'Pfeffer', 'black+pepper white+pepper peppercorn pfeffer pfefferkorn*'],
  ['cocoa', 'Kakao', 'cocoa cacao kakao*'],
]

/** Foods with these words contain hardly any of the plant, or only its flavour. */
const REFINED =
  'oil juice nectar syrup sweetener candy sweets gum jam jelly marmalade lemonade soda cola drink beverage beer wine liqueur cider ' +
  'vinegar ketchup chip crisp starch flavour flavor flavoured flavored ice+cream sorbet milkshake soy+sauce *ol *saft *nektar *sirup ' +
  'konfiture* *konfiture marmelade* *marmelade gelee* *bonbon *limonade *drink *getrank *bier wein rotwein weisswein gluhwein *likor essig ' +
  '*essig *chips *starke *aroma geschmack eis speiseeis fruchteis erdbeereis vanilleeis *shake *fett *kaffee kaffee* sojasauce* sojasosse*'

/** Words after these describe the packing, not the food: tuna in oil, peaches without syrup. */
const FROM_THERE = new Set(['in', 'im', 'with', 'mit', 'without', 'ohne', 'no'])

export type Plant = { en: string; de: string }

type Pattern = { tests: readonly ((word: string) => boolean)[]; length: number }

function patternsOf(words: string): Pattern[] {
  return words.split(' ').map((one) => ({ tests: one.split('+').map(testOf), length: one.length }))
}

function testOf(pattern: string): (word: string) => boolean {
  if (pattern.startsWith('*')) return (word) => word.endsWith(pattern.slice(1)) && word.length >= pattern.length
  if (pattern.endsWith('*')) return (word) => word.startsWith(pattern.slice(0, -1))
  const forms = new Set([pattern, `${pattern}s`, `${pattern}es`, pattern.replace(/y$/, 'ies')])
  return (word) => forms.has(word)
}

// Tries patterns with more words first, then longer ones: sweet potato is no potato, Kürbiskern no Kürbis.
const IDENTIFIED_BY = PLANTS.flatMap(([en, de, words]) => patternsOf(words).map((pattern) => ({ plant: { en, de }, pattern }))).toSorted(
  (a, b) => b.pattern.tests.length - a.pattern.tests.length || b.pattern.length - a.pattern.length,
)
const REFINED_BY = patternsOf(REFINED)

/** Indices of distinct words that match all parts of a pattern; undefined if one is missing. */
function placesOf({ tests }: Pattern, words: readonly (string | undefined)[]): number[] | undefined {
  const places: number[] = []
  for (const test of tests) {
    const place = words.findIndex((word, at) => word !== undefined && !places.includes(at) && test(word))
    if (place < 0) return undefined
    places.push(place)
  }
  return places
}

/**
 * Plants in the name of a food, in English or German. Bread whose name does not mention its grain contains none here, so counts of plants
 * are lower bounds.
 */
export function plantsIn(name: string): Plant[] {
  const words: (string | undefined)[] = wordsIn(name)
  const until = words.findIndex((word) => FROM_THERE.has(word!))
  const itself = until < 1 ? words : words.slice(0, until)
  if (REFINED_BY.some((pattern) => placesOf(pattern, itself))) return []
  const found = new Set<Plant>()
  for (const { plant, pattern } of IDENTIFIED_BY) {
    for (let places = placesOf(pattern, words); places; places = placesOf(pattern, words)) {
      found.add(KNOWN.get(plant.en)!)
      // Each word identifies only one plant.
      for (const place of places) words[place] = undefined
    }
  }
  return [...found]
}

const KNOWN = new Map<string, Plant>(PLANTS.map(([en, de]) => [en, { en, de }]))
