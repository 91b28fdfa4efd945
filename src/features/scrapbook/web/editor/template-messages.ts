import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'Templates',
  lead: 'They lay paper, places for photos and words on the page. Undo takes them away again.',
  names: {
    one: 'One photo',
    two: 'Two photos',
    three: 'Three photos',
    four: 'Four photos',
    six: 'Six photos',
    instant: 'Instant photos',
    film: 'Strip of film',
    letter: 'A letter',
    quote: 'A sentence',
    journey: 'A journey',
    herbarium: 'Pressed plant',
    recipe: 'A recipe',
    list: 'A list',
    week: 'A week',
  },
  words: {
    title: 'A title',
    words: 'A few words about it',
    date: 'The day it was',
    quote: 'A sentence that should stay',
    from: 'From',
    to: 'To',
    things: 'Ingredients',
    list: 'First\nSecond\nThird',
  },
  weekTitle: 'This week',
}

export const templateMessages = defineMessages({ en, de: () => import('./template-messages.de.ts').then((m) => m.de) })
