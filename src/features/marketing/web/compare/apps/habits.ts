import type { OtherApp, Source } from '../core/fact.ts'
import { APP_STORE, APPLE_INDEX, MURPH, ownText } from './sources.ts'

const LOOP = ownText('its README, at release 2.3.1', 'https://github.com/iSoron/uhabits')
const HABITICA = ownText('its wiki')
const WIKIPEDIA: Source = { ...ownText('Wikipedia'), grade: 'S3' }
const MOZILLA: Source = {
  by: 'Mozilla’s “Privacy Not Included”',
  url: 'https://foundation.mozilla.org/en/privacynotincluded/',
  readOn: '2023-04-25',
  grade: 'S2',
}
const FABULOUS = ownText('its help pages', 'https://help.thefabulous.co')

export const loop: OtherApp = {
  name: 'Loop Habit Tracker',
  prices: [],
  facts: [
    { topic: 'price', text: 'Free, with no ads ever.', source: LOOP },
    { topic: 'runs', text: 'Android only.', source: LOOP },
    { topic: 'account', text: 'None.', source: LOOP },
    { topic: 'offline', text: 'Works offline.', source: LOOP },
    { topic: 'export', text: 'CSV and SQLite.', source: LOOP },
    { topic: 'privacy', text: '“Data never sent to anyone”.', source: LOOP },
    { topic: 'inside', text: 'Widgets, and a score that survives missed days. The code is under the GPL 3.', source: LOOP },
  ],
  strengths: [
    {
      name: 'There at once',
      text: 'Install it and mark a day. No server, no account.',
      here: 'A machine to run first.',
      source: LOOP,
    },
    { name: 'Widgets', text: 'It has widgets.', here: 'No widgets.', source: LOOP },
  ],
}

export const habitica: OtherApp = {
  name: 'Habitica',
  prices: [],
  facts: [
    { topic: 'free', text: 'All features are free; a subscription is cosmetic.', source: HABITICA },
    { topic: 'inside', text: 'Its code is under the GPL 3.0', source: WIKIPEDIA },
  ],
  strengths: [
    {
      name: 'Parties and quests',
      text: 'Habits as a game that is played together.',
      here: 'A garden that grows for you alone.',
      source: 'judgement',
    },
  ],
}

export const streaks: OtherApp = {
  name: 'Streaks',
  url: 'https://streaksapp.com',
  prices: [{ plan: 'the app, without in-app purchases', usd: 5.99, per: 'once', source: APP_STORE }],
  facts: [
    { topic: 'runs', text: 'iPhone, iPad, Mac and Apple Watch.', source: APP_STORE },
    {
      topic: 'privacy',
      text: 'On the device and in iCloud; its privacy label declares diagnostics that are not linked to you.',
      source: APP_STORE,
    },
  ],
  strengths: [
    {
      name: 'Watch and Health',
      text: 'On the wrist, and done by itself from what Apple Health knows.',
      here: 'Neither.',
      source: 'judgement',
    },
  ],
}

export const finch: OtherApp = {
  name: 'Finch',
  url: 'https://finchcare.com',
  prices: [
    { plan: 'Plus, monthly', usd: 9.99, per: 'month', source: MURPH },
    { plan: 'Plus, yearly', usd: 69.99, per: 'year', source: MURPH },
  ],
  facts: [
    { topic: 'free', text: 'The core is free.', source: MURPH },
    { topic: 'runs', text: 'iOS and Android.', source: MURPH },
    { topic: 'account', text: 'Can be used without giving one’s identity.', source: MOZILLA },
  ],
  strengths: [
    {
      name: 'Warmth and friends',
      text: 'Warm, and shared with friends.',
      here: 'Kind words, and nobody to share them with.',
      source: 'judgement',
    },
    {
      name: 'How many people use it',
      text: '747,098 ratings were counted.',
      here: 'A young app with few people behind and around it.',
      source: APPLE_INDEX,
    },
  ],
}

export const fabulous: OtherApp = {
  name: 'Fabulous',
  prices: [],
  facts: [{ topic: 'price', text: 'A subscription that renews by itself, and is cancelled in the store or on the web.', source: FABULOUS }],
  strengths: [],
}
