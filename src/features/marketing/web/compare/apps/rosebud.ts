import type { OtherApp } from '../core/fact.ts'

/** Only third-party reports were found, and they contradict each other: no fact, no price. */
export const rosebud: OtherApp = {
  name: 'Rosebud',
  prices: [],
  facts: [],
  strengths: [
    {
      name: 'Depth of its questions',
      text: 'Its AI asks on, and goes further than ours.',
      here: 'Check-ins by rules; a language model only where you set one up.',
      source: 'judgement',
    },
  ],
}
