import { uuidv7 } from '#platform/server/core/ids.ts'
import { together, type Life } from '#testing/life.ts'
import { changeDiary, changeThings, completeDay } from '../contract/api.ts'
import { agreeToDrafts, getDrafter } from '../contract/drafts.ts'
import { putListLink } from '../contract/shopping.ts'
import { PLAIN_SETTINGS, SETTINGS_ID } from '../contract/things.ts'
import { item } from './nutrition.fixture.ts'
import { transferLife } from './transfer-life.fixture.ts'

/** Diary, things and imports of a person. */
export const life: Life = async (world) => together([await diaryLife(world), await transferLife(world)])

/** Eaten, planned and deleted items, an own food, a recipe, a meal, a favourite, settings, and a complete day. */
const diaryLife: Life = async ({ me }) => {
  const at = '2026-05-04T08:00:00.000Z'
  const [stew, planned, removed, food, recipe, meal, favourite, toBuy, aisle, fast] = Array.from({ length: 10 }, () => uuidv7()) as Ids
  const eaten = item({ name: 'Samphire stew', grams: 317, portion: { quantity: 3, unit: 'ladles', gramsEach: 105.67 }, day: '2026-05-03' })
  const later = item({ name: 'Cloudberry tart', state: 'planned', meal: 'second breakfast', day: '2026-05-04' })
  await me.call(changeDiary, {
    body: {
      changes: [
        { id: stew, at, item: eaten },
        { id: planned, at, item: later },
        { id: removed, at, item: item({ name: 'Away', day: '2026-05-03' }) },
      ],
    },
  })
  await me.call(changeDiary, { body: { changes: [{ id: removed, at: '2026-05-04T08:01:00.000Z', item: null }] } })
  await me.call(completeDay, { params: { day: '2026-05-03' }, body: { isComplete: true, at } })
  const ingredient = {
    food: { source: 'own', id: food },
    name: 'Acorn flour',
    grams: 431,
    portion: null,
    nutrients: { energy_kcal: 387.25 },
  } as const
  await me.call(changeThings, {
    body: {
      changes: [
        {
          id: food,
          at,
          thing: {
            kind: 'food',
            name: 'Acorn flour',
            brand: 'Oakholt Mill',
            barcode: '4006381333931',
            nutrients: { energy_kcal: 387.25 },
            otherBarcodes: ['96385074'],
            portions: [{ unit: 'thimbleful', grams: 2.75 }],
            corrects: null,
            from: 'off',
          },
        },
        {
          id: recipe,
          at,
          thing: {
            kind: 'recipe',
            name: 'Forest loaf',
            makes: 9,
            cookedGrams: 388.5,
            ingredients: [ingredient],
            steps: 'Bake under embers.',
            source: 'Aunt Ottilie',
          },
        },
        { id: meal, at, thing: { kind: 'meal', name: 'Elevenses as ever', items: [ingredient] } },
        {
          id: toBuy,
          at,
          thing: {
            kind: 'shopping',
            name: 'Lovage by the sack',
            food: null,
            grams: 217.5,
            portion: null,
            amount: 'three armfuls',
            aisle: 'produce',
            state: 'needed',
            from: 'own',
          },
        },
        { id: aisle, at, thing: { kind: 'aisle', of: 'own:wormwood', name: 'Wormwood cordial', aisle: 'spices' } },
        { id: fast, at, thing: { kind: 'fast', from: '2026-05-02T18:41:00.000Z', to: '2026-05-03T06:07:00.000Z', goal: 11 } },
        { id: favourite, at, thing: { kind: 'favourite', ...ingredient, grams: 44.125 } },
        {
          id: SETTINGS_ID,
          at,
          thing: {
            ...PLAIN_SETTINGS,
            goal: { kind: 'lose', pace: 0.00375, macros: { by: 'share', protein: 0.2175, fat: 0.3125, carbohydrate: 0.47 } },
            hidesNumbers: true,
            asksOpenFoodFacts: true,
            energyUnit: 'kJ',
            meals: [{ id: 'second breakfast', name: 'Zweites Gabelfrühstück' }],
          },
        },
      ],
    },
  })
  const { model } = await me.call(getDrafter, { query: { language: 'en' } })
  if (model) await me.call(agreeToDrafts, { body: { destination: model.destination, model: model.model } })
  const { token } = await me.call(putListLink, { body: { name: 'Larder of the Underhills' } })
  return {
    says: [
      ...(model ? ['nutrition.drafts'] : []),
      'Lovage by the sack',
      'three armfuls',
      217.5,
      'Wormwood cordial',
      'own:wormwood',
      'Larder of the Underhills',
      token,
      0.00375,
      0.2175,
      'Samphire stew',
      'ladles',
      317,
      'Cloudberry tart',
      'second breakfast',
      'Acorn flour',
      'Oakholt Mill',
      '4006381333931',
      '96385074',
      387.25,
      'thimbleful',
      2.75,
      'Forest loaf',
      388.5,
      'Bake under embers.',
      'Aunt Ottilie',
      'Elevenses as ever',
      44.125,
      '2026-05-02T18:41:00.000Z',
      '2026-05-03T06:07:00.000Z',
      'Zweites Gabelfrühstück',
      stew,
      recipe,
    ],
    things: {
      // Days are scoped to a person, so a stranger marks their own day.
      'PUT /api/nutrition/days/:day': { params: { day: '2026-05-03' }, body: { isComplete: true, at }, strangerGets: 200 },
    },
    // Any person with the link and an account can open the list; `shopping.test.ts` covers people without them.
    shared: ['/api/nutrition/shared-lists/'],
    pages: { '/nutrition-analytics/list/:token': { token } },
  }
}

type Id = string
type Ids = [Id, Id, Id, Id, Id, Id, Id, Id, Id, Id]
