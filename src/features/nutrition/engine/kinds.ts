import { readPortions, type Portion } from './household.ts'

/**
 * Household portions by kind of food, for foods without portions in their table: soup by the bowl, a biscuit of a dozen grams. `words`
 * match the beginning of a word in the name, or its end if they begin with `~` (German compounds). The first matching line counts, and
 * its first portion is the usual one. The rounded weights are our own.
 */
const KINDS: readonly (readonly [words: string, portions: string])[] = [
  [
    'chive schnittlauch parsley petersilie basil basilikum dill coriander cilantro rosemary rosmarin thyme thymian oregano',
    'tbsp|4;tsp|1;bunch|25;handful|8',
  ],
  ['espresso', 'cup|30;piece|30'],
  ['spirit vodka whisk rum gin tequila liqueur ~likor ~schnaps brandy branntwein cognac korn', 'glass|40;piece|40'],
  ['champagn sparkling sekt schaumwein prosecco', 'glass|100;bottle|740'],
  ['wheat+beer weizenbier weissbier', 'glass|500;bottle|500'],
  ['beer ~bier radler kolsch pilsner lager', 'glass|300;bottle|500;can|500'],
  ['mulled+wine gluhwein wine+spritzer weinschorle', 'glass|200;mug|200;piece|200'],
  ['wine ~wein', 'glass|150;bottle|740'],
  ['energy+drink', 'can|250;glass|250;bottle|500'],
  ['smoothie milkshake shake', 'glass|300;bottle|300;cup|240'],
  ['juice+concentrate powder pulver instant', 'tbsp|8;tsp|3;scoop|30;serving|25'],
  [
    'juice ~saft nectar ~nektar lemonade ~limonade ~schorle soft+drink cola carbonated iced+tea eistee kombucha water+coconut',
    'glass|250;can|330;bottle|500',
  ],
  ['iced+coffee eiskaffee', 'glass|250;mug|300'],
  ['cocoa+drink hot+chocolate kakaogetrank trinkschokolade', 'cup|200;mug|250;glass|250;pot|250'],
  ['coffee+beverage tea+brewed ~tee', 'cup|200;mug|300;pot|1000'],
  ['soup ~suppe ~eintopf stew broth ~bruhe', 'bowl|300;serving|300;cup|240'],
  ['pudding ~pudding mousse creme+dessert grutze red+fruit+jelly', 'serving|150;pot|150;bowl|150;tbsp|25'],
  ['ice+cream ~eis sorbet ~eiscreme', 'scoop|50;serving|100;piece|70;cup|130'],
  ['cookie biscuit ~keks ~kekse platzchen shortbread macaroon', 'piece|12;serving|36'],
  ['rice+cake rice+cakes reiswaffel', 'piece|8'],
  ['brownie', 'piece|60;slice|60'],
  ['muffin', 'piece|80;small|50'],
  ['waffle waffel', 'piece|60;serving|120'],
  ['doughnut krapfen berliner', 'piece|65'],
  ['dampfnudel germknodel', 'piece|150;serving|150'],
  ['strudel ~strudel', 'piece|150;slice|150'],
  ['cake ~kuchen ~torte tart gateau ~schnitte bienenstich ~stollen', 'piece|110;slice|110;whole|1200'],
  ['pancake ~pfannkuchen crepe palatschinken', 'piece|90;serving|180'],
  ['kaiserschmarr', 'serving|250;bowl|250'],
  ['milchreis rice+pudding griessbrei semolina+porridge porridge ~brei', 'bowl|240;serving|240;cup|240;tbsp|25'],
  ['pizza', 'whole|350;slice|110;piece|110;serving|350'],
  ['quiche', 'slice|130;piece|130;serving|130'],
  ['flammkuchen tarte+flambee', 'piece|250;whole|250;serving|250;slice|60'],
  ['pie zwiebelkuchen', 'slice|150;piece|150;serving|150'],
  ['doner kebab gyros+burger durum', 'piece|350;serving|350'],
  ['burger ~burger', 'piece|180'],
  ['sandwich ~sandwich baguette+with submarine toast+hawaii', 'piece|180;serving|180;slice|90'],
  ['burrito wrap', 'piece|250;serving|250'],
  ['nugget', 'piece|17;serving|102'],
  ['wing flugel', 'piece|30;serving|200'],
  ['spring+roll fruhlingsrolle', 'piece|70;serving|140'],
  ['sushi+nori nori', 'piece|3;serving|5'],
  ['dumpling ~knodel ~klosse klosse kloss', 'piece|90;serving|180'],
  ['maultasche', 'serving|240;piece|50'],
  ['potato+pancake kartoffelpuffer reibekuchen', 'piece|70;serving|210'],
  ['rosti roesti', 'serving|180;piece|90'],
  ['roulade ~roulade', 'piece|180;serving|180'],
  ['meatball frikadelle klopse', 'serving|160;piece|50'],
  ['schnitzel ~schnitzel cutlet escalope kotelett chop steak ~steak', 'piece|150;serving|150'],
  ['bratwurst bockwurst knackwurst currywurst sausage+for+frying', 'piece|110;serving|110'],
  ['weisswurst white+sausage munchner', 'piece|80;serving|160'],
  ['wiener frankfurter hot+dog+sausage saitenwurst', 'piece|50;serving|100'],
  ['crispbread knackebrot crisp+bread', 'slice|10;piece|10'],
  ['zwieback rusk', 'piece|10;slice|10'],
  ['toast', 'slice|28;piece|28'],
  ['roll ~brotchen ~semmel bun', 'piece|60;slice|20'],
  ['pretzel+stick salzstange', 'handful|20;piece|2;serving|30'],
  ['naan', 'piece|100'],
  ['pita fladenbrot flatbread', 'piece|60;serving|80;slice|60'],
  ['croissant hornchen', 'piece|60'],
  ['bread ~brot', 'slice|45;piece|45;serving|90'],
  ['popcorn', 'bowl|30;handful|5;cup|8;bag|90'],
  ['trail+mix studentenfutter', 'handful|30;serving|40'],
  ['crisps chips flips', 'handful|20;bowl|40;pack|175;serving|30'],
  ['gummy gummi bonbon candy candies', 'piece|3;handful|25;serving|25;pack|200'],
  ['chocolate+bar ~riegel bar', 'bar|45;piece|45'],
  ['praline', 'piece|12'],
  ['chocolate ~schokolade', 'piece|5;square|5;bar|100'],
  ['jam ~konfiture ~marmelade ~gelee honey syrup ~sirup', 'tsp|7;tbsp|20;serving|20'],
  ['vinaigrette dressing aioli mayonnaise remoulade pesto', 'tbsp|15;tsp|5;serving|30'],
  ['tsatsiki tzatziki guacamole krauterquark dip obatzda obazda', 'serving|60;tbsp|20;bowl|150'],
  ['sauce ~sauce ~sosse gravy', 'serving|60;tbsp|15;cup|240'],
  ['cinnamon pepper spice spices ~pulver', 'tsp|2;pinch|0.3;tbsp|6'],
  ['salad ~salat coleslaw', 'serving|150;bowl|200;tbsp|30;cup|150'],
  ['omelet omelett', 'piece|120;serving|120'],
  ['yogurt joghurt yoghurt', 'pot|150;serving|150;cup|245;tbsp|20'],
  ['quark ~quark', 'serving|125;tbsp|30;pack|250;pot|150'],
  ['processed+cheese schmelzkase', 'piece|20;slice|20;tbsp|20'],
  ['cheese ~kase mozzarella halloumi gorgonzola', 'slice|25;serving|30;piece|30;tbsp|10'],
  ['milk buttermilk ~milch kefir', 'glass|250;cup|245;tbsp|15;serving|250'],
  ['cream ~sahne', 'tbsp|15;serving|30;pot|200;cup|238'],
  ['salami prosciutto serrano ham ~schinken luncheon ~wurst bologna', 'slice|15;serving|45;piece|15;tbsp|20'],
]

/** Portions by the English group of the table, for foods without a matching kind. */
const GROUPS: Readonly<Record<string, string>> = {
  'Soups, Sauces, and Gravies': 'serving|240',
  'Breakfast Cereals': 'bowl|45;serving|45',
  'Fruits and Fruit Juices': 'serving|125;handful|50;bowl|150',
  Fruit: 'serving|125;handful|50;bowl|150',
  'Vegetables and Vegetable Products': 'serving|125;handful|50;bowl|150',
  Vegetables: 'serving|125;handful|50;bowl|150',
  'Potatoes, starchy foods and mushrooms': 'serving|200;bowl|200',
  'Nut and Seed Products': 'handful|30;tbsp|10;serving|30',
  'Pulses, nuts and seeds': 'handful|30;tbsp|10;serving|60',
  'Legumes and Legume Products': 'serving|150;tbsp|20',
  'Cereals and grain products': 'serving|60;tbsp|10;bowl|60',
  'Cereal Grains and Pasta': 'serving|160;bowl|200',
  'Eggs and pasta': 'serving|180;bowl|220',
  'Cakes, pastries and biscuits': 'piece|70;slice|70',
  'Bread and rolls': 'slice|45;piece|60',
  'Fast Foods': 'piece|180;serving|180',
  'Meals, Entrees, and Side Dishes': 'serving|300;bowl|300',
  'Dishes, plant based': 'serving|300;bowl|350;piece|150',
  'Dishes, animal based': 'serving|300;bowl|350;piece|150',
  'Meat (beef, pork, veal)': 'serving|150;piece|150;slice|40',
  'Game, poultry and offal': 'serving|150;piece|150;slice|40',
  'Poultry Products': 'serving|130;piece|130;slice|40',
  'Pork Products': 'serving|130;piece|130;slice|40',
  'Beef Products': 'serving|150;piece|150;slice|40',
  'Lamb, Veal, and Game Products': 'serving|150;piece|120;slice|40',
  'Fish and seafood': 'serving|150;piece|150;slice|30',
  'Finfish and Shellfish Products': 'serving|130;piece|130;slice|30',
  'Sausages and meat products': 'serving|60;slice|20;piece|80',
  'Sausages and Luncheon Meats': 'serving|60;slice|20;piece|60',
  'Non-alcoholic beverages': 'glass|250;bottle|500;cup|200',
  Beverages: 'glass|240;bottle|500',
  'Alcoholic beverages': 'glass|150;piece|150',
  'Herbs, spices and condiments': 'tsp|3;tbsp|10;pinch|0.3',
  'Spices and Herbs': 'tsp|2;tbsp|6;pinch|0.3',
  'Oils and fats': 'tbsp|13;tsp|4.5',
  'Fats and Oils': 'tbsp|13;tsp|4.5',
  'Sweets and sugar': 'piece|10;tbsp|15;tsp|6;bar|45',
  'Milk and cheese': 'serving|100;tbsp|20;slice|25',
  'Dairy and Egg Products': 'serving|100;tbsp|15',
  Snacks: 'handful|25;serving|30;piece|10',
}

const RULES = KINDS.map(([words, portions]) => ({
  words: words.split(' ').map((word) => word.split('+')),
  portions: readPortions(portions),
}))
const OF_GROUP = new Map(Object.entries(GROUPS).map(([group, portions]) => [group, readPortions(portions)]))

const fits = (names: readonly string[], asked: readonly string[]): boolean =>
  asked.every((word) => names.some((name) => (word.startsWith('~') ? name.endsWith(word.slice(1)) : name.startsWith(word))))

/**
 * Portions of a food's kind. `names`: its folded names in both languages, without the parts in parentheses or after "with".
 * `isSure`: they come from the name; otherwise from the group.
 */
export function portionsOfKind(names: readonly string[], group: string): { portions: readonly Portion[]; isSure: boolean } {
  const rule = RULES.find(({ words }) => words.some((one) => fits(names, one)))
  return { portions: rule?.portions ?? OF_GROUP.get(group) ?? [], isSure: rule !== undefined }
}
