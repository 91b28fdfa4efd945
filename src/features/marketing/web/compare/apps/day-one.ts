import type { OtherApp, Source } from '../core/fact.ts'
import { ownText } from './sources.ts'

const FAQ = 'https://dayoneapp.com/guides/premium-subscription/day-one-premium-faq'
/** The copy names plans of March 2026 and is undated, so the earliest possible date is used. */
const PLANS: Source = { by: 'its page about plans', url: FAQ, readOn: '2026-03-01', grade: 'S1' }
const PRIVACY = ownText('its privacy answers', 'https://dayoneapp.com/privacy-faqs')

export const dayOne: OtherApp = {
  name: 'Day One',
  url: FAQ,
  prices: [
    { plan: 'Silver, yearly', usd: 49.99, per: 'year', source: PLANS },
    { plan: 'Gold, with AI, yearly', usd: 74.99, per: 'year', source: PLANS },
  ],
  facts: [
    { topic: 'free', text: 'The Basic tier is free.', source: PLANS },
    { topic: 'runs', text: 'iPhone, iPad, Mac, Android, Apple Watch, Windows and the web.', source: PRIVACY },
    { topic: 'account', text: 'Works without one, on the device alone.', source: PRIVACY },
    { topic: 'export', text: 'On every tier.', source: PRIVACY },
    {
      topic: 'privacy',
      text: 'New journals are end-to-end encrypted by default, with a review by nVisium; no ads, no sale of data.',
      source: PRIVACY,
    },
    { topic: 'inside', text: 'The Gold tier has AI features.', source: PLANS },
  ],
  strengths: [
    {
      name: 'End-to-end encryption',
      text: 'The default for new journals.',
      here: 'Sealed on the server with a key that the server has. Whoever runs the machine could open it.',
      source: PRIVACY,
    },
    {
      name: 'Native apps',
      text: 'Apps made for each of many devices, and polished over 14 years.',
      here: 'One web app.',
      source: 'judgement',
    },
    { name: 'Printed books', text: 'A journal can become a book on paper.', here: 'A PDF that you print yourself.', source: 'judgement' },
  ],
}
