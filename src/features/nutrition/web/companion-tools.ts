import { isOnlyAbout } from '#platform/web/voice/spoken-words.ts'
import { leadsTo, type FeatureTools } from '#platform/web/voice/tool.ts'
import { BESIDE_FOOD, BESIDE_WATER, FOOD_WORDS, millilitresOf, WATER_WORDS } from './voice/food-words.ts'

const actions = () => import('./voice/actions.ts')

export const tools: FeatureTools['tools'] = [
  {
    id: 'nutrition.water',
    kind: 'write',
    example: { en: 'I drank a glass of water', de: 'Ein Glas Wasser getrunken' },
    phrases: `
      log|add|record|note|count a|an|some|my|another? glass|cup|bottle? of? water
      i|ive|just drank|had|drunk|have a|an|some|another? glass|cup? of? water
      i just|have drank|had|drunk a|an|some|another? glass|cup? of? water
      drank|had a|some? glass|cup? of? water
      water|glass of? water? please|drunk|now?
      a|one? glass of water
      notiere|notier|trag|trage|log|schreib ein|eine|etwas|noch? ein? glas? wasser ein|auf?
      ich habe|hab gerade|eben|noch? ein|etwas|noch? glas? wasser getrunken
      ein|noch? ein? glas? wasser getrunken|eintragen|notieren|dazu
      wasser getrunken|eintragen|notieren
      ein? glas wasser
      <some>`,
    takesAll: 'some',
    fits: ({ folded }) => folded.some === undefined || isOnlyAbout(folded.some, WATER_WORDS, BESIDE_WATER),
    run: async ({ folded }, context) => (await actions()).drinkOutcome('water', context, millilitresOf(folded.some ?? '')),
    propose: async (_, context) => (await actions()).drinkOutcome('water', context),
  },
  {
    id: 'nutrition.coffee',
    kind: 'write',
    example: { en: 'I had a coffee', de: 'Einen Kaffee getrunken' },
    phrases: `
      log|add|record|note a|an|another|my? cup? of? coffee
      i|ive|just drank|had|drunk|have a|an|some|another|my? cup? of? coffee
      i just|have drank|had|drunk a|an|another? cup? of? coffee
      drank|had a|my? cup? of? coffee
      notiere|notier|trag|trage|log|schreib einen|noch? einen? tasse? kaffee ein|auf?
      ich habe|hab gerade|eben|noch? eine|einen|noch? tasse|einen? kaffee getrunken
      einen|eine|noch? tasse|einen? kaffee getrunken|eintragen|notieren|dazu
      kaffee getrunken|eintragen|notieren
      i|ive just|ich? had|drank|grabbed|habe|hab|hatte a|an|one|einen|another espresso|cappuccino|latte|americano`,
    run: async (_, context) => (await actions()).drinkOutcome('coffee', context),
    propose: async (_, context) => (await actions()).drinkOutcome('coffee', context),
  },
  {
    id: 'nutrition.ate',
    kind: 'write',
    example: { en: 'I ate a banana and two eggs', de: 'Ich habe eine Banane und zwei Eier gegessen' },
    vocabulary: FOOD_WORDS,
    takesAll: 'foods',
    phrases: '<foods>',
    fits: ({ folded }) => isOnlyAbout(folded.foods ?? '', FOOD_WORDS, BESIDE_FOOD),
    run: async (spoken, context) => (await actions()).ateOutcome(spoken.typed.foods ?? '', context),
  },
  leadsTo(
    'nutrition.add',
    '/nutrition-analytics?add',
    { en: 'Say or choose what you ate.', de: 'Sag oder wähl, was du gegessen hast.' },
    `
      log|add|record|note|write|enter|track down? my|a|some|what? breakfast|lunch|dinner|meal|food|snack|supper|i? ate|had|eaten?
      i|ive ate|had|eaten|just something|breakfast|lunch|dinner|supper|a|my? snack|meal?
      i want|need to log|enter|add|track food|a|what|my? meal|i|breakfast|lunch|dinner? ate|had?
      let me put|enter in? my breakfast|lunch|dinner|meal
      essen|mahlzeit|fruhstuck|mittagessen|abendessen|snack eintragen|notieren|aufschreiben|festhalten
      trag|trage|notiere|notier|schreib|schreibe|log mein|das|eine|die|ein|einen|was? essen|mahlzeit|fruhstuck|mittagessen|abendessen|snack|ich gegessen? habe? ein|auf?
      ich will|mochte eintragen was ich gegessen habe|hab
      ich will|mochte mein|das|eine? essen|mahlzeit|fruhstuck|mittagessen|abendessen eingeben|eintragen|hinzufugen
      eine mahlzeit hinzufugen
      ich habe|hab gerade|eben|schon? etwas|was|zu? mittag|abend? gegessen|gefruhstuckt`,
    { en: 'Log my breakfast', de: 'Frühstück eintragen' },
  ),
  leadsTo(
    'nutrition.scan',
    '/nutrition-analytics/foods?scan',
    { en: 'Hold a barcode in front of the camera.', de: 'Halte einen Strichcode vor die Kamera.' },
    `
      scan a|the|this? barcode|product|package|food|code
      scan something|this|it
      strichcode|barcode|produkt|packung|code scannen|einscannen
      scanne|scann|scan einen|den|das|die|ein|eine|diese|dieses? strichcode|barcode|produkt|packung|lebensmittel|code ein?`,
    { en: 'Scan a barcode', de: 'Strichcode scannen' },
  ),
]
