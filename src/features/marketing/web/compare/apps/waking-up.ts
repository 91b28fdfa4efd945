import type { OtherApp, Source } from '../core/fact.ts'
import { ownText } from './sources.ts'

const STORE: Source = { ...ownText('its page in the Canadian store, as recorded by others'), grade: 'S2' }
const TERMS: Source = { by: 'its terms of use', readOn: '2022-12-22', grade: 'S1' }

export const wakingUp: OtherApp = {
  name: 'Waking Up',
  prices: [],
  facts: [
    { topic: 'free', text: 'Free on request “for anyone who can’t afford it”.', source: STORE },
    { topic: 'account', text: 'For people of 13 years and older.', source: TERMS },
  ],
  strengths: [
    {
      name: 'Theory',
      text: 'It explains what meditation is about.',
      here: 'Practice, and next to no theory.',
      source: 'judgement',
    },
    {
      name: 'Free for those who ask',
      text: 'Whoever cannot afford it can ask for it.',
      here: 'No price, but a machine that has to be paid for.',
      source: STORE,
    },
  ],
}
