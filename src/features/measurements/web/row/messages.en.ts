export const en = { title: 'Measurements', hint: 'Weight and its trend, girths, photos' }
