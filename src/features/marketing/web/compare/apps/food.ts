import type { OtherApp } from '../core/fact.ts'
import { APP_STORE, MURPH } from './sources.ts'

export const myFitnessPal: OtherApp = {
  name: 'MyFitnessPal',
  url: 'https://www.myfitnesspal.com',
  prices: [
    { plan: 'Premium, monthly', usd: 19.99, per: 'month', source: MURPH },
    { plan: 'Premium, yearly', usd: 79.99, per: 'year', source: MURPH },
    { plan: 'Premium+, monthly', usd: 24.99, per: 'month', source: MURPH },
    { plan: 'Premium+, yearly', usd: 99.99, per: 'year', source: MURPH },
  ],
  facts: [
    { topic: 'free', text: 'There is a free tier.', source: MURPH },
    {
      topic: 'privacy',
      text: 'Its privacy label declares identifiers and usage for tracking; its policy says that advertising cookies may be a “sale” or “sharing”.',
      source: APP_STORE,
    },
  ],
  strengths: [
    {
      name: 'The database',
      text: 'The biggest one, brands included.',
      here: '12,562 foods of two public tables and 560 dishes worked out of them, brands only by barcode from Open Food Facts, if you turn that on.',
      source: 'judgement',
    },
    {
      name: 'Connected apps',
      text: 'Many other apps and devices work with it.',
      here: 'Files that you bring yourself.',
      source: 'judgement',
    },
  ],
}

export const cronometer: OtherApp = {
  name: 'Cronometer',
  url: 'https://cronometer.com',
  prices: [
    { plan: 'Gold, monthly', usd: 10.99, per: 'month', source: APP_STORE },
    { plan: 'Gold, yearly', usd: 59.99, per: 'year', source: APP_STORE },
  ],
  facts: [
    { topic: 'free', text: 'There is a free tier, with ads.', source: APP_STORE },
    {
      topic: 'privacy',
      text: 'Its privacy label declares contact details, identifiers and usage for tracking; its policy says that no health information goes to advertisers, and names a cloud in the US.',
      source: APP_STORE,
    },
  ],
  strengths: [
    {
      name: 'Verified micronutrients',
      text: 'Still better than ours.',
      here: '43 values at most for a food, with blanks where the tables have none, and shown as blanks.',
      source: 'judgement',
    },
  ],
}

export const macroFactor: OtherApp = {
  name: 'MacroFactor',
  url: 'https://macrofactorapp.com',
  prices: [
    { plan: 'monthly', usd: 11.99, per: 'month', source: APP_STORE },
    { plan: 'half-yearly', usd: 47.99, per: 'half-year', source: APP_STORE },
    { plan: 'yearly', usd: 71.99, per: 'year', source: APP_STORE },
  ],
  facts: [
    { topic: 'free', text: 'No free tier.', source: APP_STORE },
    { topic: 'account', text: 'Needed.', source: APP_STORE },
    { topic: 'privacy', text: 'Kept with Firestore in the US; says that data is not sold.', source: APP_STORE },
  ],
  strengths: [
    {
      name: 'Coaching',
      text: 'Adapts to what a body uses, and coaches in a good tone.',
      here: 'What a body uses is read off whole days and the weight; no coaching.',
      source: 'judgement',
    },
  ],
}

export const loseIt: OtherApp = {
  name: 'Lose It!',
  url: 'https://www.loseit.com',
  prices: [
    { plan: 'Premium, yearly', usd: 79.99, per: 'year', source: MURPH },
    { plan: 'lifetime', usd: 299.99, per: 'once', source: MURPH },
  ],
  facts: [
    { topic: 'free', text: 'There is a free tier.', source: MURPH },
    {
      topic: 'privacy',
      text: 'Its policy says that it “may sell or share” data given to it, health data not among them; one can opt out.',
      source: APP_STORE,
    },
  ],
  strengths: [
    {
      name: 'Barcodes and a budget',
      text: 'Scan, and see what is left of the day.',
      here: 'Barcodes by Open Food Facts, if you turn that on; goals with bounds, or no numbers at all.',
      source: 'judgement',
    },
  ],
}

export const yazio: OtherApp = {
  name: 'Yazio',
  prices: [],
  facts: [
    { topic: 'free', text: 'There is a free tier; Pro has many prices.', source: APP_STORE },
    {
      topic: 'privacy',
      text: 'Its privacy label declares identifiers for tracking; its policy names remarketing with Google Ads.',
      source: APP_STORE,
    },
  ],
  strengths: [
    {
      name: 'European foods',
      text: 'Good at what is eaten in Europe.',
      here: 'The German national table, without brands.',
      source: 'judgement',
    },
  ],
}

export const noom: OtherApp = {
  name: 'Noom',
  prices: [],
  facts: [],
  strengths: [
    {
      name: 'Lessons and people',
      text: 'Lessons, coaches and clinicians.',
      here: 'None of them. Fernwell is no clinician.',
      source: 'judgement',
    },
  ],
}
