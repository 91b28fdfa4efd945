import type { OtherApp } from '../core/fact.ts'
import { APP_STORE, MURPH, ownText } from './sources.ts'

const FAQ = ownText('its answers to questions', 'https://faq.daylio.net/article/15')

export const daylio: OtherApp = {
  name: 'Daylio',
  url: 'https://daylio.net',
  prices: [{ plan: 'in-app purchases, without a word on what each buys', usd: 4.99, upTo: 59.99, per: 'unstated', source: APP_STORE }],
  facts: [
    { topic: 'free', text: 'Free to begin with.', source: APP_STORE },
    { topic: 'runs', text: 'iPhone, iPad and Android.', source: MURPH },
    { topic: 'account', text: 'None.', source: MURPH },
    { topic: 'offline', text: 'Kept on the device; a backup goes to iCloud or Google Drive.', source: MURPH },
    { topic: 'export', text: 'PDF and CSV.', source: MURPH },
    { topic: 'privacy', text: 'Says that it has no access to entries.', source: FAQ },
    {
      topic: 'privacy',
      text: 'Uses Firebase and Crashlytics; its privacy label declares data that is not linked to you.',
      source: APP_STORE,
    },
  ],
  strengths: [
    {
      name: 'An entry in two taps',
      text: 'A face, an activity, done.',
      here: 'A mood is one tap on the hub; activities take more.',
      source: 'judgement',
    },
    {
      name: 'Year in pixels',
      text: 'A year of moods at a glance.',
      here: 'A calendar of moods, and a year in pixels, too.',
      source: 'judgement',
    },
    { name: 'Nothing but a phone', text: 'No account and no server.', here: 'A machine to run, and an account on it.', source: MURPH },
  ],
}
