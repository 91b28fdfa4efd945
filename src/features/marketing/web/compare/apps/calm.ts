import type { OtherApp } from '../core/fact.ts'
import { APPLE_INDEX, MURPH, US_STORE } from './sources.ts'

export const calm: OtherApp = {
  name: 'Calm',
  url: 'https://www.calm.com',
  prices: [
    { plan: 'monthly', usd: 14.99, per: 'month', source: MURPH },
    { plan: 'yearly, as its website says', usd: 69.99, per: 'year', source: MURPH },
    { plan: 'yearly, as its help page says', usd: 79.99, per: 'year', source: MURPH },
    { plan: 'lifetime', usd: 399.99, per: 'once', source: US_STORE },
  ],
  facts: [
    { topic: 'free', text: 'Some of its content is free.', source: MURPH },
    { topic: 'runs', text: 'iOS, Android, the web, TVs and speakers.', source: MURPH },
  ],
  strengths: [
    {
      name: 'Sleep Stories',
      text: 'Stories for the night.',
      here: 'Rain, sea and two spoken sittings for the night.',
      source: 'judgement',
    },
    { name: 'Voices you know', text: 'Celebrities lend it their voices.', here: 'A synthetic voice.', source: 'judgement' },
    { name: 'TVs and speakers', text: 'It runs on both.', here: 'A browser, on a computer, tablet or phone.', source: MURPH },
    {
      name: 'How many people use it',
      text: '1,978,075 ratings were counted.',
      here: 'A young app with few people behind and around it.',
      source: APPLE_INDEX,
    },
  ],
}
