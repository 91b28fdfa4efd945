import type { OtherApp } from '../core/fact.ts'
import { MURPH } from './sources.ts'

export const balance: OtherApp = {
  name: 'Balance',
  url: 'https://balanceapp.com',
  prices: [
    { plan: 'monthly', usd: 11.99, per: 'month', source: MURPH },
    { plan: 'yearly', usd: 69.99, per: 'year', source: MURPH },
    { plan: 'lifetime', usd: 399.99, per: 'once', source: MURPH },
  ],
  facts: [{ topic: 'runs', text: 'iOS, Android and Apple Watch.', source: MURPH }],
  strengths: [
    {
      name: 'Sessions that adapt',
      text: 'What you answer changes what you hear.',
      here: 'Each track is the same for everybody.',
      source: 'judgement',
    },
  ],
}
