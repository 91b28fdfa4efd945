import type { OtherApp, Source } from '../core/fact.ts'
import { APP_STORE, GOOGLE_PLAY, ISOFIT, JACKED, MURPH } from './sources.ts'

const API_EVANGELIST: Source = {
  by: 'its own pages, as recorded by API Evangelist',
  url: 'https://github.com/api-evangelist/hevy',
  readOn: '2026-08-27',
  grade: 'S2',
}

export const fitbod: OtherApp = {
  name: 'Fitbod',
  url: 'https://fitbod.me',
  prices: [
    { plan: 'monthly', usd: 15.99, per: 'month', source: ISOFIT },
    { plan: 'yearly', usd: 95.99, per: 'year', source: ISOFIT },
  ],
  facts: [
    { topic: 'free', text: 'A trial of 7 days; no lasting free tier was found.', source: ISOFIT },
    { topic: 'runs', text: 'iOS, Android, Apple Watch and Wear OS.', source: ISOFIT },
    { topic: 'inside', text: 'Videos, and recovery for each muscle.', source: ISOFIT },
  ],
  strengths: [
    { name: 'Videos', text: 'Exercises are shown on video.', here: 'A drawn figure that moves.', source: ISOFIT },
    {
      name: 'Data behind its loads',
      text: 'There is data of many behind its loads.',
      here: 'Loads by published rules and by your own sets alone.',
      source: 'judgement',
    },
  ],
}

export const hevy: OtherApp = {
  name: 'Hevy',
  url: 'https://www.hevyapp.com',
  prices: [
    { plan: 'Pro, monthly', usd: 2.99, upTo: 3.99, per: 'month', source: JACKED },
    { plan: 'Pro, yearly', usd: 23.99, per: 'year', source: APP_STORE },
    { plan: 'Pro, lifetime', usd: 74.99, per: 'once', source: APP_STORE },
  ],
  facts: [
    { topic: 'free', text: 'Unlimited workouts; routines and own exercises are limited.', source: ISOFIT },
    { topic: 'runs', text: 'iOS, Android, Apple Watch, Wear OS and the web.', source: API_EVANGELIST },
    { topic: 'account', text: 'Needed.', source: API_EVANGELIST },
    { topic: 'export', text: 'CSV; it reads files of Strong.', source: API_EVANGELIST },
    { topic: 'privacy', text: 'Uses Amplitude, Google Analytics and Adjust.', source: APP_STORE },
    { topic: 'privacy', text: 'Declares on Google Play that nothing is shared.', source: GOOGLE_PLAY },
  ],
  strengths: [
    {
      name: 'A feed, and a watch',
      text: 'It has a feed and a watch app.',
      here: 'No feed, no watch app.',
      source: 'judgement',
    },
    {
      name: 'Animations',
      text: 'Exercises are shown as animations.',
      here: 'A drawn figure that moves.',
      source: 'judgement',
    },
  ],
}

export const strong: OtherApp = {
  name: 'Strong',
  url: 'https://www.strong.app',
  prices: [
    { plan: 'PRO, monthly', usd: 4.99, per: 'month', source: JACKED },
    { plan: 'PRO, yearly', usd: 29.99, per: 'year', source: JACKED },
    { plan: 'PRO, lifetime', usd: 99.99, per: 'once', source: JACKED },
  ],
  facts: [
    { topic: 'free', text: 'Three routines.', source: JACKED },
    { topic: 'runs', text: 'iOS, Apple Watch and Android.', source: JACKED },
    { topic: 'export', text: 'CSV.', source: JACKED },
  ],
  strengths: [
    {
      name: 'A watch app',
      text: 'A watch app and a plate calculator, at a modest price.',
      here: 'No watch app; plates are worked out here, too.',
      source: 'judgement',
    },
  ],
}

export const freeletics: OtherApp = {
  name: 'Freeletics',
  url: 'https://www.freeletics.com',
  prices: [{ plan: 'in-app purchases in the US', usd: 34.99, upTo: 79.99, per: 'unstated', source: MURPH }],
  facts: [
    { topic: 'free', text: 'Limited.', source: MURPH },
    { topic: 'runs', text: 'iOS, Android and Apple Watch.', source: MURPH },
    { topic: 'inside', text: 'Coaching by an algorithm.', source: MURPH },
  ],
  strengths: [
    {
      name: 'Journeys on video',
      text: 'Its workouts are journeys on video.',
      here: 'Nothing to follow on screen.',
      source: 'judgement',
    },
  ],
}

export const jefit: OtherApp = {
  name: 'JEFIT',
  url: 'https://www.jefit.com',
  prices: [
    { plan: 'Elite, monthly', usd: 12.99, per: 'month', source: ISOFIT },
    { plan: 'Elite, yearly', usd: 69.99, per: 'year', source: ISOFIT },
  ],
  facts: [
    { topic: 'free', text: 'Free with ads.', source: GOOGLE_PLAY },
    { topic: 'runs', text: 'iOS, Android, Apple Watch, Wear OS and the web.', source: ISOFIT },
    { topic: 'privacy', text: 'Declares on Google Play that nothing is shared.', source: GOOGLE_PLAY },
    { topic: 'inside', text: 'More than 1,400 exercises, routines and a feed.', source: ISOFIT },
  ],
  strengths: [{ name: 'Number of exercises', text: 'More than 1,400.', here: '664, and your own.', source: ISOFIT }],
}

export const boostcamp: OtherApp = {
  name: 'Boostcamp',
  url: 'https://www.boostcamp.app',
  prices: [
    { plan: 'Pro, monthly', usd: 14.99, per: 'month', source: GOOGLE_PLAY },
    { plan: 'Pro, yearly', usd: 59.99, per: 'year', source: GOOGLE_PLAY },
  ],
  facts: [
    { topic: 'free', text: 'The app and its programmes.', source: GOOGLE_PLAY },
    { topic: 'privacy', text: 'Declares on Google Play that personal information may be shared.', source: GOOGLE_PLAY },
  ],
  strengths: [
    {
      name: 'Well-known programmes',
      text: 'Programmes that many lifters know by name.',
      here: 'Plans of our own.',
      source: 'judgement',
    },
  ],
}
