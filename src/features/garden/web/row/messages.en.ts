export const en = { title: 'Your garden', hint: 'What has grown from your days' }
