import type { OtherApp, Source } from '../core/fact.ts'
import { APPLE_INDEX, ownText, US_STORE } from './sources.ts'

const HELP = ownText('its help pages', 'https://help.insighttimer.com')
const CANCEL_ATLAS: Source = { by: 'its policy, as recorded by CancelAtlas', readOn: '2026-06-05', grade: 'S2' }

export const insightTimer: OtherApp = {
  name: 'Insight Timer',
  url: 'https://insighttimer.com',
  prices: [
    { plan: 'MemberPlus, monthly', usd: 9.99, per: 'month', source: US_STORE },
    { plan: 'MemberPlus, yearly', usd: 59.99, per: 'year', source: US_STORE },
    { plan: 'MemberPlus for families, yearly', usd: 89.99, per: 'year', source: US_STORE },
  ],
  facts: [
    { topic: 'free', text: 'A large library and a timer are free.', source: US_STORE },
    { topic: 'runs', text: 'There is a web app, too.', source: HELP },
    { topic: 'account', text: 'There is a guest mode.', source: HELP },
    { topic: 'offline', text: 'Downloads for offline use end with the subscription.', source: HELP },
    { topic: 'privacy', text: 'An account is deleted in the app and by e-mail.', source: CANCEL_ATLAS },
  ],
  strengths: [
    { name: 'The free library', text: 'The largest free one that we know.', here: 'Thirty tracks.', source: 'judgement' },
    { name: 'Live events', text: 'Sitting at the same time as others.', here: 'Nothing live.', source: 'judgement' },
    {
      name: 'A community',
      text: 'Many people who sit, in one place.',
      here: 'Nobody but those who share your server.',
      source: 'judgement',
    },
    {
      name: 'How many people use it',
      text: '445,688 ratings were counted.',
      here: 'A young app with few people behind and around it.',
      source: APPLE_INDEX,
    },
  ],
}
