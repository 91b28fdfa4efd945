import type { OtherApp } from '../core/fact.ts'

/** Now called Happier. No current source was found: no fact, no price. */
export const happier: OtherApp = {
  name: 'Ten Percent Happier',
  prices: [],
  facts: [],
  strengths: [
    {
      name: 'Teachers',
      text: 'Teachers are what it is built around.',
      here: 'No teacher. Sittings by us, spoken by a synthetic voice.',
      source: 'judgement',
    },
  ],
}
