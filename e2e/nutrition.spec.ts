import { appDay } from './lib/app-day.ts'
import { goOffline, installed } from './lib/offline.ts'
import { expect, test } from './lib/test.ts'
import { axeFindings } from './lib/axe.ts'
import { movements, watchStillness } from './lib/stillness.ts'
import { visit, visitAgain } from './lib/visit.ts'

type Diary = { items: { name: string; grams: number; meal: string; state: string }[] }

test(
  'a meal is said in one sentence, looked at, and counts; without a network it waits and arrives',
  { tag: ['@core', '@offline'] },
  async ({ signedIn: page, context, server }) => {
    const today = appDay()
    const diary = async () => (await (await page.request.get(`${server.url}/api/nutrition/diary?day=${today}`)).json()) as Diary
    await watchStillness(page)
    await visit(page, '/nutrition-analytics')
    await expect(page.getByRole('heading', { name: 'Breakfast' })).toBeVisible()
    expect(await movements(page)).toEqual([])
    expect(await axeFindings(page)).toEqual([])

    await page.getByRole('button', { name: 'Add to Breakfast' }).click()
    const field = page.getByRole('searchbox')
    await field.fill('two eggs, 100 g oats and half a banana')
    const understood = page.getByRole('region', { name: 'Understood as' })
    await expect(understood.getByRole('listitem')).toHaveCount(3)
    expect(await axeFindings(page)).toEqual([])
    expect((await diary()).items).toEqual([])
    await page.getByRole('button', { name: 'Add 3 foods' }).click()
    await expect
      .poll(async () => (await diary()).items.map(({ name, grams }) => `${name} ${grams}`).sort())
      .toEqual(['Banana 59', 'Egg 100', 'Rolled oats 100'])
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('button', { name: 'Change Rolled oats' })).toBeVisible()

    // The device now has the tables; an item that is added without a network is shown at once, and sent later.
    await installed(page)
    await visitAgain(page)
    await page.getByRole('button', { name: 'Add to Lunch' }).click()
    await page.getByRole('searchbox').fill('lentil')
    await expect(page.getByRole('list', { name: 'Foods found' }).getByRole('listitem').first()).toBeVisible()
    await goOffline(page)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Change Egg' })).toBeVisible()
    await page.getByRole('button', { name: 'Add to Lunch' }).click()
    await page.getByRole('searchbox').fill('lentil soup')
    await page
      .getByRole('button', { name: /^Add Lentil soup/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('button', { name: 'Change Lentil soup' })).toBeVisible()
    await context.setOffline(false)
    await expect.poll(async () => (await diary()).items.filter(({ meal }) => meal === 'lunch').length).toBe(1)
  },
)

test('a usual breakfast takes one press, hiding numbers hides them all, and a deleted item is restored', async ({
  signedIn: page,
  server,
}) => {
  const item = {
    meal: 'breakfast',
    minutes: 480,
    state: 'eaten',
    food: { source: 'usda', id: '08120' },
    portion: null,
    nutrients: { energy_kcal: 379 },
    order: 0,
  }
  const change = (name: string, grams: number, id: string) => ({
    id,
    at: new Date().toISOString(),
    item: { ...item, day: appDay(1), name, grams },
  })
  const changes = [
    change('Rolled oats', 60, '018f0000-0000-7000-8000-000000000001'),
    change('Plain yogurt', 150, '018f0000-0000-7000-8000-000000000002'),
  ]
  const sent = await page.request.post(`${server.url}/api/nutrition/diary`, { data: { changes }, headers: { origin: server.url } })
  expect(sent.status()).toBe(200)
  await visit(page, '/nutrition-analytics')
  await page.getByRole('button', { name: /^As yesterday/ }).click()
  await expect(page.getByRole('button', { name: 'Change Plain yogurt' })).toBeVisible()
  await expect(page.getByText('796 kcal').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Change Plain yogurt' })).toBeHidden()
  await page.getByRole('button', { name: /^As yesterday/ }).click()
  await page.getByRole('button', { name: 'More for this day' }).click()
  await page.getByRole('menuitem', { name: 'Hide numbers' }).click()
  await expect(page.getByText('One meal, one food')).toBeVisible()
  await expect(page.getByText(/kcal|\d+\sg\b/)).toHaveCount(0)
})

test('an own food is typed from its label and found first, a recipe is pasted, and nothing on their pages moves', async ({
  signedIn: page,
}) => {
  await watchStillness(page)
  await visit(page, '/nutrition-analytics/foods')
  await expect(page.getByRole('heading', { name: 'Your own foods' })).toBeVisible()
  expect(await movements(page)).toEqual([])
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'New food' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Corner bread')
  await page.getByLabel('Energy').fill('1046')
  for (const [name, value] of [
    ['Fat', '2'],
    ['Carbohydrate, without fibre', '48'],
    ['Protein', '9'],
  ] as const)
    await page
      .getByRole('textbox', { name: new RegExp(`^${name}( optional)?`) })
      .first()
      .fill(value)
  await expect(page.getByText('This energy would fit as kilojoules.')).toBeVisible()
  await page.getByLabel('Energy').fill('1046 kJ / 250 kcal')
  await expect(page.getByText('This energy would fit as kilojoules.')).toBeHidden()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Change Corner bread' })).toBeVisible()
  await page.getByRole('searchbox').fill('bread')
  const found = page.getByRole('list', { name: 'Foods found' }).getByRole('listitem')
  await expect(found.first()).toContainText('Corner bread')

  await visit(page, '/nutrition-analytics/recipes')
  await expect(page.getByText('No recipe yet')).toBeVisible()
  expect(await movements(page)).toEqual([])
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'New recipe' }).click()
  const data = {
    '@type': 'Recipe',
    name: 'Soda bread',
    recipeYield: '8',
    recipeIngredient: ['500 g flour', '400 ml buttermilk', '1 tsp salt'],
  }
  await page.getByLabel('Paste or type it').fill(JSON.stringify(data))
  await page.getByRole('button', { name: 'Read it' }).click()
  await page.getByRole('button', { name: 'Add 3 foods' }).click()
  await expect(page.getByText('A portion: 115 g')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('8 portions · 115 g each')).toBeVisible()
})
