export const en = { own: 'All of them can be changed later, and your own are a tap away on the habits page.', pick: 'Habits to start from' }
