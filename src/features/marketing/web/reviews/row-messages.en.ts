export const en = { title: 'Your review', hint: 'Say on the public page what you think of it' }
