import { describe, expect, test } from 'vitest'
import { labelDoubts } from '../../engine/label.ts'
import { BAR } from './products.fixture.ts'
import { readProduct } from './read-product.ts'

const read = (change: object, nutriments: object = {}) =>
  readProduct({ ...BAR, ...change, nutriments: { ...BAR.nutriments, ...nutriments } }, BAR.code, 'en')
const alone = (nutriments: object, more: object = {}) => readProduct({ nutriments, ...more }, BAR.code, 'en')

describe('a product of Open Food Facts', () => {
  test('is read per 100 g, in our units, with salt as sodium, and no missing value becomes zero', () => {
    expect(read({})).toEqual({
      code: BAR.code,
      name: 'Bramble Bar',
      brand: 'Hedgerow',
      nutrients: {
        energy_kcal: 366,
        fat_g: 8.1,
        saturated_g: 1.4,
        carbohydrate_g: 58,
        sugars_g: 14,
        fibre_g: 9.2,
        protein_g: 11,
        sodium_mg: 100,
        vit_c_mg: 12,
      },
      servingGrams: 40,
      notes: [],
    })
    expect(labelDoubts(read({}).nutrients)).toEqual([])
    expect(readProduct(BAR, BAR.code, 'de').name).toBe('Brombeer-Riegel')
  })

  test('with energy in kilojoules only is converted to kilocalories; numbers may be text', () => {
    expect(alone({ energy_100g: 418.4 }).nutrients).toEqual({ energy_kcal: 100 })
    expect(alone({ 'energy-kj_100g': '836.8', fat_100g: '1,5' }).nutrients).toEqual({ energy_kcal: 200, fat_g: 1.5 })
  })

  test('with impossible energy, fat, sugars or sum raises the matching doubt', () => {
    expect(labelDoubts(read({}, { 'energy-kcal_100g': 1532 }).nutrients)).toEqual(['kj_as_kcal'])
    expect(labelDoubts(read({}, { 'saturated-fat_100g': 14 }).nutrients)).toEqual(['saturated_over_fat'])
    expect(labelDoubts(read({}, { sugars_100g: 85 }).nutrients)).toEqual(['sugars_over_carbohydrate'])
    expect(labelDoubts(alone({ fat_100g: 60, proteins_100g: 60, carbohydrates_100g: 3 }).nutrients)).toEqual(['over_100_g'])
  })

  test('loses values that are impossible in 100 g, with a note', () => {
    const odd = alone({ fat_100g: 250, proteins_100g: -3, carbohydrates_100g: 12, sugars_100g: 'plenty', 'energy-kcal_100g': Number.NaN })
    expect(odd.nutrients).toEqual({ carbohydrate_g: 12 })
    expect(odd.notes).toEqual(['impossible_left_out'])
  })

  test('sold only in North America has fibre in its carbohydrate, which is subtracted or noted', () => {
    const american = { countries_tags: ['en:united-states'] }
    expect(read(american)).toMatchObject({ nutrients: { carbohydrate_g: 48.8, fibre_g: 9.2 }, notes: ['fibre_taken_out'] })
    expect(alone({ carbohydrates_100g: 12 }, american)).toMatchObject({ nutrients: { carbohydrate_g: 12 }, notes: ['fibre_unclear'] })
    expect(read({ countries_tags: ['en:united-states', 'en:france'] }).nutrients.carbohydrate_g).toBe(58)
  })

  test('without values, of a drink, or only as prepared has a note', () => {
    expect(alone({})).toMatchObject({ name: '', nutrients: {}, servingGrams: null, notes: ['no_values'] })
    expect(alone({ fat_prepared_100g: 2 }).notes).toEqual(['as_prepared'])
    expect(alone({ sugars_100g: 4 }, { product_quantity_unit: 'ml' }).notes).toEqual(['per_100_ml'])
    expect(readProduct({ nutriments: 'garbage', product_name: 7, brands: null, serving_quantity: -1 }, BAR.code, 'de')).toMatchObject({
      name: '',
      brand: '',
      servingGrams: null,
    })
  })
})
