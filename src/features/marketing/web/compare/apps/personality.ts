import type { OtherApp, Source } from '../core/fact.ts'
import { ownText } from './sources.ts'

const README = ownText('its README and answers to questions', 'https://github.com/rubynor/bigfive-web')
const CAREER: Source = { ...ownText('thecareerproject.org'), grade: 'S3' }

export const bigFive: OtherApp = {
  name: 'bigfive-web',
  prices: [],
  facts: [
    { topic: 'price', text: 'Free.', source: README },
    { topic: 'privacy', text: 'Results are kept in a MongoDB database.', source: README },
    { topic: 'inside', text: 'Code and items are under the MIT licence.', source: README },
  ],
  strengths: [
    { name: 'Languages', text: 'More than 25.', here: 'English and German.', source: 'judgement' },
    {
      name: 'Nothing to set up',
      text: 'Open the page and answer.',
      here: 'A machine to run, and an account on it.',
      source: 'judgement',
    },
  ],
}

/** The prices found contradict each other, so none is shown. */
export const sixteen: OtherApp = { name: '16Personalities', prices: [], facts: [], strengths: [] }

export const truity: OtherApp = {
  name: 'Truity',
  prices: [],
  facts: [
    { topic: 'free', text: 'A basic result is free, the full report is paid', source: CAREER },
    { topic: 'inside', text: 'A test of 60 items', source: CAREER },
  ],
  strengths: [],
}
