export const en = { title: 'Cardio' }
