import { expect, test } from 'vitest'
import { plantsIn } from './plants.ts'

const reported = (name: string) =>
  plantsIn(name)
    .map(({ en }) => en)
    .toSorted()

test.each([
  ['Apples, raw, with skin', ['apple']],
  ['Äpfel, geschält', ['apple']],
  ['Apfelmus', ['apple']],
  ['Sweet potato, baked', ['sweet potato']],
  ['Süßkartoffelpüree', ['sweet potato']],
  ['Beans, kidney, red, mature seeds, cooked', ['kidney bean']],
  ['Beans, snap, green, raw', ['green bean']],
  ['Kürbiskerne', ['pumpkin seed']],
  ['Hokkaidokürbis', ['pumpkin']],
  ['Squash, summer, zucchini, includes skin, raw', ['courgette']],
  ['Cabbage, savoy, raw', ['savoy']],
  ['Naturreis, gegart', ['rice']],
  ['Haferflocken', ['oats']],
  ['Porridge with blueberries and walnuts', ['blueberry', 'oats', 'walnut']],
  ['Linsensuppe mit Möhren und Sellerie', ['carrot', 'celeriac', 'lentil']],
  ['Peaches, canned, in light syrup', ['peach']],
  ['Tomatoes, sun-dried, packed in oil', ['tomato']],
  ['Fruit salad (peach and pear and cherry)', ['cherry', 'peach', 'pear']],
  ['Rotkohl', ['red cabbage']],
])('“%s” contains %j', (name, plants) => expect(reported(name)).toEqual(plants))

test.each([
  'Olivenöl',
  'Oil, sunflower',
  'Orange juice',
  'Apfelsaft',
  'Erdbeerkonfitüre',
  'Yogurt, strawberry flavor',
  'Potato chips',
  'Maisstärke',
  'Beef, kidney, raw',
  'Corned beef',
  'Schweineschnitzel',
  'Kaffee',
  'Ei',
  'Chianti',
  '',
])('“%s” contains none', (name) => expect(reported(name)).toEqual([]))
