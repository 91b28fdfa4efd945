export const en = {
  kicker: 'Scrapbook',
  untitled: 'Your newest page',
  objects: (n: number) => (n === 1 ? '1 thing on it' : `${n} things on it`),
}
