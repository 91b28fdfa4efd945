export const TOPICS = ['figures', 'body', 'days', 'people', 'mind'] as const
export type Topic = (typeof TOPICS)[number]

/** Title and number of words of an article, so that a list does not load its file. */
type Words = { title: string; words: number }

/** All articles; a test compares this with the files in `articles/`. */
export const ARTICLES: readonly { slug: string; topic: Topic; en: Words; de: Words }[] = [
  {
    slug: 'what-a-score-can-say',
    topic: 'figures',
    en: { title: 'What a score can say, and where it falls silent', words: 630 },
    de: { title: 'Was ein Score sagen kann und wo er schweigt', words: 473 },
  },
  {
    slug: 'blood-pressure-at-home',
    topic: 'body',
    en: { title: 'Five quiet minutes with a cuff', words: 614 },
    de: { title: 'Fünf stille Minuten mit der Manschette', words: 500 },
  },
  {
    slug: 'sleep-without-pressure',
    topic: 'days',
    en: { title: 'Sleep, taken off the scoreboard', words: 587 },
    de: { title: 'Schlaf ohne Stoppuhr', words: 449 },
  },
  {
    slug: 'hearing-early',
    topic: 'body',
    en: { title: 'The words that go missing first', words: 579 },
    de: { title: 'Die Wörter, die zuerst verschwinden', words: 460 },
  },
  { slug: 'walking-counts', topic: 'days', en: { title: 'Walking counts', words: 575 }, de: { title: 'Gehen zählt', words: 467 } },
  {
    slug: 'the-company-we-keep',
    topic: 'people',
    en: { title: 'The company we keep', words: 576 },
    de: { title: 'Die Leute, mit denen man lebt', words: 489 },
  },
  {
    slug: 'alcohol-plainly',
    topic: 'days',
    en: { title: 'Alcohol, plainly', words: 582 },
    de: { title: 'Alkohol, ohne Zeigefinger', words: 503 },
  },
  {
    slug: 'the-fourteen',
    topic: 'figures',
    en: { title: 'Fourteen things, and a number that is often misread', words: 486 },
    de: { title: 'Vierzehn Dinge und eine Zahl, die oft falsch gelesen wird', words: 471 },
  },
  {
    slug: 'reading-a-study',
    topic: 'figures',
    en: { title: 'How to read a headline about your brain', words: 501 },
    de: { title: 'Wie man eine Schlagzeile über das Gehirn liest', words: 479 },
  },
  {
    slug: 'eyes-and-light',
    topic: 'body',
    en: { title: 'Sight, and the second pair of eyes', words: 524 },
    de: { title: 'Das Sehen und das zweite Paar Augen', words: 508 },
  },
  {
    slug: 'cholesterol-in-midlife',
    topic: 'body',
    en: { title: 'Cholesterol without the fuss', words: 528 },
    de: { title: 'Cholesterin ohne Aufregung', words: 502 },
  },
  {
    slug: 'sugar-in-the-blood',
    topic: 'body',
    en: { title: 'A diary kept by your red blood cells', words: 529 },
    de: { title: 'Ein Tagebuch, geführt von roten Blutkörperchen', words: 529 },
  },
  {
    slug: 'stopping-smoking',
    topic: 'days',
    en: { title: 'Stopping, again', words: 554 },
    de: { title: 'Aufhören, noch einmal', words: 546 },
  },
  {
    slug: 'stress-and-rest',
    topic: 'mind',
    en: { title: 'Stress is not the enemy', words: 582 },
    de: { title: 'Stress ist nicht der Feind', words: 565 },
  },
  { slug: 'what-it-is-for', topic: 'people', en: { title: 'What it is for', words: 531 }, de: { title: 'Wozu das alles', words: 523 } },
  {
    slug: 'games-and-transfer',
    topic: 'mind',
    en: { title: 'What games can do, said by a place that has games', words: 524 },
    de: { title: 'Was Spiele können, gesagt von jemandem, der welche hat', words: 461 },
  },
  {
    slug: 'forgetting-is-ordinary',
    topic: 'mind',
    en: { title: 'Forgetting is ordinary', words: 564 },
    de: { title: 'Vergessen gehört dazu', words: 488 },
  },
  {
    slug: 'stroke-minutes',
    topic: 'body',
    en: { title: 'Face, arm, speech, time', words: 521 },
    de: { title: 'Gesicht, Arme, Sprache, Zeit', words: 453 },
  },
  {
    slug: 'caring-for-somebody',
    topic: 'people',
    en: { title: 'For those who look after somebody', words: 566 },
    de: { title: 'Für alle, die sich um jemanden kümmern', words: 564 },
  },
  {
    slug: 'head-and-helmet',
    topic: 'body',
    en: { title: 'The head you have', words: 563 },
    de: { title: 'Der Kopf, den du hast', words: 546 },
  },
]
