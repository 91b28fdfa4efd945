import { describe, expect, test } from 'vitest'
import { labelDoubts, readEnergy } from './label.ts'
import { readRecipe } from './say/recipe-text.ts'
import { doneGrams, holdsItself, portionGrams, recipeNutrients } from './recipe.ts'

const muesli = { energy_kcal: 366, fat_g: 8.1, saturated_g: 1.4, carbohydrate_g: 58, sugars_g: 14, fibre_g: 9.2, protein_g: 11 }

describe('a label', () => {
  test('that fits raises no doubt', () => {
    expect(labelDoubts(muesli)).toEqual([])
    expect(labelDoubts({ energy_kcal: 900, fat_g: 100 })).toEqual([])
    expect(labelDoubts({})).toEqual([])
  })

  test('with a typing error raises the matching doubt', () => {
    expect(labelDoubts({ ...muesli, saturated_g: 14 })).toEqual(['saturated_over_fat'])
    expect(labelDoubts({ ...muesli, sugars_g: 85 })).toEqual(['sugars_over_carbohydrate'])
    expect(labelDoubts({ ...muesli, energy_kcal: 1533 })).toEqual(['kj_as_kcal'])
    expect(labelDoubts({ ...muesli, energy_kcal: 36 })).toEqual(['energy_does_not_fit'])
    expect(labelDoubts({ protein_g: 60, fat_g: 60, carbohydrate_g: 10 })).toEqual(['over_100_g'])
  })

  test('states its energy in either unit', () => {
    expect(readEnergy('1046 kJ / 250 kcal', 'kcal')).toBe(250)
    expect(readEnergy('250', 'kcal')).toBe(250)
    expect(readEnergy('1046kJ', 'kcal')).toBeCloseTo(250, 0)
    expect(readEnergy('1046', 'kJ')).toBeCloseTo(250, 0)
    expect([readEnergy('1.046 kJ / 250 kcal', 'kcal'), readEnergy('250,5 kcal', 'kJ')]).toEqual([250, 250.5])
    expect(['1 046 kJ', '1.046 kJ', '1,046 kJ'].map((text) => readEnergy(text, 'kcal'))).toEqual([1046, 1046, 1046].map((kj) => kj / 4.184))
    expect([readEnergy('', 'kcal'), readEnergy('much', 'kcal')]).toEqual([undefined, undefined])
  })
})

describe('a recipe', () => {
  const part = (grams: number | null, nutrients: object) => ({
    food: { source: 'usda' as const, id: 'x' },
    name: 'x',
    grams,
    portion: null,
    nutrients,
  })

  test('contains the nutrients of its ingredients in its cooked weight', () => {
    const ingredients = [
      part(500, { energy_kcal: 364, protein_g: 10.33, water_g: 11.92 }),
      part(300, { energy_kcal: 0, water_g: 100, protein_g: 0 }),
    ]
    const loaf = { ingredients, cookedGrams: 700, makes: 14 }
    const values = recipeNutrients(loaf)
    expect(values.energy_kcal).toBeCloseTo((364 * 5) / 7, 9)
    expect(values.protein_g).toBeCloseTo((10.33 * 5) / 7, 9)
    // Water of the ingredients: 59.6 + 300 g; 100 g evaporated.
    expect(values.water_g).toBeCloseTo((259.6 / 700) * 100, 9)
    expect([doneGrams(loaf), portionGrams(loaf)]).toEqual([700, 50])
  })

  test('has no value for a nutrient that is unknown for much of its weight', () => {
    const ingredients = [
      part(80, { energy_kcal: 100, iron_mg: 2 }),
      part(20, { energy_kcal: 100 }),
      part(40, { energy_kcal: 100, zinc_mg: 1 }),
    ]
    const values = recipeNutrients({ ingredients, cookedGrams: null })
    expect(values.energy_kcal).toBeCloseTo(100, 9)
    expect(values).not.toHaveProperty('iron_mg')
    expect(values).not.toHaveProperty('zinc_mg')
    expect(recipeNutrients({ ingredients: [], cookedGrams: 100 })).toEqual({})
  })

  test('never contains itself', () => {
    const holding = (...ids: string[]) => ({ ingredients: ids.map((id) => ({ ...part(1, {}), food: { source: 'recipe' as const, id } })) })
    const others = new Map([
      ['b', holding('c')],
      ['c', holding('a')],
      ['d', holding('b', 'd2')],
    ])
    expect(holdsItself('a', holding('a'), new Map())).toBe(true)
    expect(holdsItself('a', holding('b'), others)).toBe(true)
    expect(holdsItself('x', holding('d'), others)).toBe(false)
  })
})

describe('a recipe in text', () => {
  test('is read from schema.org data, alone or within the source of a page', () => {
    const data = {
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebPage' },
        {
          '@type': ['Recipe'],
          name: 'Lentil &amp; leek soup',
          recipeYield: ['4', '4 servings'],
          recipeIngredient: ['200 g lentils', '2 <b>leeks</b>'],
          recipeInstructions: [{ '@type': 'HowToSection', itemListElement: [{ '@type': 'HowToStep', text: 'Simmer.' }] }, 'Serve.'],
        },
      ],
    }
    const intended = {
      name: 'Lentil & leek soup',
      makes: 4,
      ingredients: ['200 g lentils', '2 leeks'],
      steps: 'Simmer.\nServe.',
      source: '',
    }
    expect(readRecipe(JSON.stringify(data))).toEqual(intended)
    expect(readRecipe(`<html><script type="application/ld+json">${JSON.stringify(data)}</script>`)).toEqual(intended)
  })

  test('is read from lines, in both languages', () => {
    expect(
      readRecipe('Pancakes\nServes 4\nIngredients\n- 250 g flour\n- 500 ml milk\n- 2 eggs\nsalt\nMethod\nWhisk it all.\nFry.'),
    ).toEqual({
      name: 'Pancakes',
      makes: 4,
      ingredients: ['250 g flour', '500 ml milk', '2 eggs', 'salt'],
      steps: 'Whisk it all.\nFry.',
      source: '',
    })
    expect(readRecipe('Linsensuppe\nfür 3 Personen\n200 g Linsen\n1 Stange Lauch\nZubereitung:\nAlles köcheln lassen.')).toMatchObject({
      name: 'Linsensuppe',
      makes: 3,
      ingredients: ['200 g Linsen', '1 Stange Lauch'],
      steps: 'Alles köcheln lassen.',
    })
  })

  test('without a recipe is undefined and throws no error', () => {
    for (const odd of ['', '{"@type":"Person"}', '[]', '{"@type":"Recipe"}']) expect(readRecipe(odd)).toBeUndefined()
    expect(readRecipe('{'.repeat(50_000))).toBeDefined()
    expect(readRecipe(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)).toBeUndefined()
  })
})
