export const en = { title: 'Your garden', hint: 'The plants your days have grown' }
