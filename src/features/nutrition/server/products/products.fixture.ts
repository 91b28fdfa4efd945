/** An invented bar in the format of Open Food Facts: all values in grams, even sodium and vitamins. */
export const BAR = {
  code: '4006381333931',
  product_name: 'Bramble Bar',
  product_name_de: 'Brombeer-Riegel',
  brands: 'Hedgerow,Hedgerow Foods',
  serving_quantity: '40',
  countries_tags: ['en:germany', 'en:united-kingdom'],
  nutriments: {
    'energy-kj_100g': 1532,
    'energy-kcal_100g': 366,
    'energy-kcal_unit': 'kcal',
    energy_100g: 1532,
    fat_100g: 8.1,
    'saturated-fat_100g': 1.4,
    carbohydrates_100g: 58,
    sugars_100g: 14,
    fiber_100g: 9.2,
    proteins_100g: 11,
    salt_100g: 0.25,
    'vitamin-c_100g': 0.012,
    'nova-group_100g': 3,
  },
}
