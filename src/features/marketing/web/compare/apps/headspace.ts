import type { OtherApp } from '../core/fact.ts'
import { APPLE_INDEX, MURPH } from './sources.ts'

export const headspace: OtherApp = {
  name: 'Headspace',
  url: 'https://www.headspace.com',
  prices: [
    { plan: 'monthly', usd: 12.99, per: 'month', source: MURPH },
    { plan: 'yearly', usd: 69.99, per: 'year', source: MURPH },
  ],
  facts: [
    { topic: 'free', text: 'A trial: 7 days before the monthly plan, 14 days before the yearly one.', source: MURPH },
    { topic: 'runs', text: 'iOS, Android, Apple Watch and the web.', source: MURPH },
    {
      topic: 'inside',
      text: 'Courses by teachers, Sleepcasts, an AI companion called Ebb; coaching and therapy are sold apart.',
      source: MURPH,
    },
  ],
  strengths: [
    {
      name: 'Courses by teachers',
      text: 'Teachers lead its courses.',
      here: 'Single sittings, written by us and spoken by a synthetic voice.',
      source: MURPH,
    },
    {
      name: 'Sleepcasts',
      text: 'Part of what it offers.',
      here: 'Rain, sea and two spoken sittings for the night.',
      source: MURPH,
    },
    { name: 'Coaching and therapy', text: 'Offered, and sold apart.', here: 'None. Fernwell is no clinician.', source: MURPH },
    {
      name: 'How many people use it',
      text: '973,874 ratings were counted.',
      here: 'A young app with few people behind and around it.',
      source: APPLE_INDEX,
    },
  ],
}
