import type { OtherApp, Source } from '../core/fact.ts'

const README: Source = { by: 'its README for version 2.6.1', url: 'https://github.com/remvze/moodist', readOn: '2026-07-12', grade: 'S1' }

export const moodist: OtherApp = {
  name: 'Moodist',
  prices: [],
  facts: [
    { topic: 'price', text: 'Free.', source: README },
    { topic: 'runs', text: 'A web app; also with Docker, on a machine of your own.', source: README },
    { topic: 'account', text: 'None.', source: README },
    { topic: 'offline', text: 'Works offline once installed from the browser.', source: README },
    { topic: 'export', text: 'A mix can be shared as an address.', source: README },
    {
      topic: 'inside',
      text: '84 sounds to mix, binaural beats, a pomodoro timer. The code is under the MIT licence, the sounds are from Pixabay or CC0.',
      source: README,
    },
  ],
  strengths: [
    { name: 'Number of sounds', text: '84 to mix as you like.', here: 'Thirteen finished soundscapes; no mixing.', source: README },
    {
      name: 'Nothing to set up',
      text: 'Open the page and press play, without an account.',
      here: 'A machine to run, and an account on it.',
      source: README,
    },
    { name: 'Mixes in an address', text: 'A mix can be passed on as a link.', here: 'Nothing to pass on.', source: README },
  ],
}
