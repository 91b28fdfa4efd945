import type { Fact, Result, Step } from './checks.ts'

const answered = ({ status, milliseconds }: Result) => `The server answered with status ${status} in ${milliseconds} ms.`

export const en = {
  title: 'Device check',
  lead: 'Tries the parts of this device that Fernwell needs, and says what happened. Nothing is sent to anybody.',
  server: {
    title: 'Your server',
    label: 'Address of your Fernwell server',
    hint: 'You have it from the person who runs the server. The app talks to this server alone.',
    save: 'Use this server',
    noAddress: 'This is no address of a server. An example: fernwell.example.org',
    noAnswer: (address: string) =>
      `No Fernwell answers at ${address}. Check the address and the connection; the server must also let the app in (NATIVE_APP=on).`,
  },
  run: 'Start the check',
  again: 'Check again',
  running: 'Checking …',
  copy: 'Copy the report',
  copied: 'Report copied',
  notCopied: 'The report could not be copied',
  summary: (failed: number) => (failed === 0 ? 'Nothing failed.' : failed === 1 ? 'One step failed.' : `${failed} steps failed.`),
  states: { works: 'Works', absent: 'Not here', failed: 'Failed' } satisfies Record<Result['state'], string>,
  steps: {
    native: 'Native requests',
    fetch: 'Requests of the browser',
    cookies: 'Cookies',
    audio: 'Sound',
    storage: 'Storage',
    offline: 'Use without a network',
    notifications: 'Notifications',
  } satisfies Record<Step, string>,
  facts: {
    answered,
    noAnswer: () => 'The server did not answer. Check the connection, and the address of the server.',
    onlyInApp: () => 'Only the iOS app has these. This is a browser or another app.',
    sessionSeen: () => 'The server recognises your session, so cookies arrive there.',
    noSession: () => 'This browser accepts cookies. Sign in and check again to see whether they arrive at the server.',
    cookiesRefused: () => 'This browser refuses cookies, so signing in cannot work. Allow them for this site.',
    plays: () => 'Sound can start, and the format of our tracks is known here.',
    noMp3: () => 'This browser cannot play MP3, the format of our tracks.',
    soundBlocked: () => 'Sound did not start. Another app may hold it, or this browser blocks it.',
    stores: () => 'Small values and a database can be written, read and deleted.',
    doesNotStore: () => 'This browser stores nothing, as in some private windows. Work without a network is not possible.',
    controlled: () => 'The app is stored on this device and opens without a network.',
    notYetStored: () => 'The app is not stored on this device yet. That happens after a visit while signed in.',
    noServiceWorker: () => 'This browser has no service worker, or the address is not secure (https). The app needs a network here.',
    allowed: () => 'Notifications are allowed on this device.',
    notAsked: () => 'You have not been asked yet. Reminders can turn notifications on.',
    blocked: () => 'Notifications are blocked in the settings of this browser or device.',
    noNotifications: () => 'This browser has no notifications. On an iPhone, add Fernwell to the home screen first.',
  } satisfies Record<Fact, (result: Result) => string>,
}
