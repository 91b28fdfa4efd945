export const en = { title: 'Personality', hint: 'A questionnaire about how you tend to be' }
