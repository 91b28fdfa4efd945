/**
 * Words for the preparation or origin of a food, in the form of `fold`. The search ignores them where no food has them:
 * "pan-fried halloumi" finds halloumi.
 */
export const DESCRIBING: ReadonlySet<string> = new Set(
  (
    'leftover leftovers remaining homemade home made fresh freshly warm cold hot iced style portion toasted grilled roasted roast fried pan deep stir ' +
    'stirred baked steamed boiled cooked poached braised smoked sauteed scrambled mashed creamy crispy crunchy spicy plain simple mixed classic ' +
    'traditional original organic bio tasty tinned canned frozen sliced chopped grated glazed filled stuffed salted unsalted sweet mini little ' +
    'tiny small medium large big tall grande skinny extra vegetarian regular new old good nice quick proper normal ' +
    'gebraten gebratene gebratener gebratenes gebratenen gegrillt gegrillte gegrillter gegrilltes gebacken gebackene gebackener gebackenes gekocht ' +
    'gekochte gekochter gekochtes gedunstet gedunstete gedampft gedampfte geschmort geschmorte gerostet gerostete gerosteter gerauchert geraucherte ' +
    'aufgewarmt aufgewarmte aufgewarmter aufgewarmtes warm warme warmer warmes kalt kalte kalter kaltes heiss heisse heisser heisses frisch frische ' +
    'frischer frisches rest reste ubrig ubrige selbstgemacht selbstgemachte selbstgemachter selbstgemachtes hausgemacht hausgemachte eingelegt ' +
    'eingelegte gefullt gefullte gefullter gefulltes gemischt gemischte gemischter gemischtes suss susse susser susses sussem scharf scharfe knusprig ' +
    'knusprige normal normale normaler normales tiefgekuhlt tiefkuhl bunt bunter bunte klein kleine kleiner kleines gross grosse grosser grosses art'
  ).split(' '),
)

/** Score penalties for special kinds of a food that the query does not mention. */
const COSTS: readonly (readonly [number, string])[] = [
  [
    0.3,
    'vegan vegane veganer veganes vegetarian vegetarisch vegetarische vegetarischer meatless fleischlos substitute ersatz alkoholfrei alkoholfreies free ' +
      'nonalcoholic fettfrei light diet reduced low nonfat powder pulver dehydrated concentrate konzentrat condensed unprepared mix imitation soya soy soja ' +
      'seitan tofu zuckerfrei glutenfrei laktosefrei babyfood additives substituted instant dressing flavored brotaufstrich spread',
  ],
  [0.1, 'raw roh rohe roher rohes dry dried getrocknet trocken ungekocht uncooked frozen tiefgekuhlt tiefgefroren fast foods burger'],
]
const COST_OF: ReadonlyMap<string, number> = new Map(COSTS.flatMap(([cost, words]) => words.split(' ').map((word) => [word, cost])))

/** Penalty of a word; 0: it marks no special kind. */
export const markOf = (word: string): number => COST_OF.get(word) ?? 0
