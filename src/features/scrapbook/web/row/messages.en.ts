export const en = { title: 'Scrapbook', hint: 'Pages of photos, words and pressed plants' }
