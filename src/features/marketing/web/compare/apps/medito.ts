import type { OtherApp } from '../core/fact.ts'
import { ownText } from './sources.ts'

const README = ownText('its README', 'https://github.com/meditohq/medito-app')

export const medito: OtherApp = {
  name: 'Medito',
  prices: [],
  facts: [
    { topic: 'price', text: 'Free, made by a Dutch non-profit.', source: README },
    { topic: 'free', text: 'All of it, without ads.', source: README },
    { topic: 'runs', text: 'iOS and Android, also as an APK file.', source: README },
    { topic: 'account', text: 'No sign-up.', source: README },
    { topic: 'inside', text: 'The app is under the AGPL 3.0, its content under Creative Commons.', source: README },
  ],
  strengths: [
    {
      name: 'Free, and nothing to run',
      text: 'No price, no ads, no sign-up and no machine of yours. If free is all you want, take Medito.',
      here: 'No price, but a machine to run.',
      source: README,
    },
    { name: 'Human voices', text: 'People speak.', here: 'A synthetic voice.', source: 'judgement' },
    {
      name: 'Open code',
      text: 'Its code is published under the AGPL 3.0.',
      here: 'The source comes with it, without a licence of that kind.',
      source: README,
    },
  ],
}
