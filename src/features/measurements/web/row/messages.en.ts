export const en = { title: 'Measurements', hint: 'Weight and its trend, body measurements, photos' }
