import { defineMessages } from '#platform/web/i18n/messages.ts'
import type { Fact, Result, Step } from './checks.ts'

const answered = ({ status, milliseconds }: Result) => `The server answered with status ${status} in ${milliseconds} ms.`

export const en = {
  title: 'Device check',
  lead: 'Tests the parts of this device that Fernwell needs, and shows the results. Nothing is sent to anyone.',
  server: {
    title: 'Your server',
    label: 'Address of your Fernwell server',
    hint: 'You get it from the person who runs the server. The app talks only to this server.',
    save: 'Use this server',
    noAddress: 'This is not a server address. Example: fernwell.example.org',
    noAnswer: (address: string) =>
      `No Fernwell server answers at ${address}. Check the address and the connection; the server must also let the app in (NATIVE_APP=on).`,
  },
  run: 'Start the check',
  again: 'Check again',
  running: 'Checking …',
  copy: 'Copy the report',
  copied: 'Report copied',
  notCopied: 'The report could not be copied',
  summary: (failed: number) => (failed === 0 ? 'Nothing failed.' : failed === 1 ? 'One step failed.' : `${failed} steps failed.`),
  states: { works: 'Works', absent: 'Not available', failed: 'Failed' } satisfies Record<Result['state'], string>,
  steps: {
    native: 'Native requests',
    fetch: 'Browser requests',
    cookies: 'Cookies',
    pictures: 'Pictures from the server',
    audio: 'Sound',
    storage: 'Storage',
    offline: 'Offline use',
    notifications: 'Notifications',
    lock: 'App lock',
  } satisfies Record<Step, string>,
  facts: {
    answered,
    noAnswer: () => 'The server did not answer. Check the connection, and the address of the server.',
    onlyInApp: () => 'Only the iOS app has these. This is a browser or another app.',
    sessionSeen: () => 'The server recognises your session, so cookies arrive there.',
    noSession: () => 'This browser accepts cookies. Sign in and check again to see whether they arrive at the server.',
    cookiesRefused: () => 'This browser refuses cookies, so signing in cannot work. Allow them for this site.',
    shown: () => 'A picture from the server was shown.',
    notShown: () => 'A picture from the server could not be shown. Photos and sounds will be missing, too.',
    plays: () => 'Sound can play, and the format of our tracks is supported.',
    noMp3: () => 'This browser cannot play MP3, the format of our tracks.',
    soundBlocked: () => 'Sound did not start. Another app may be using it, or this browser blocks it.',
    stores: () => 'Small values and a database can be written, read and deleted.',
    doesNotStore: () => 'This browser stores nothing, as in some private windows. You cannot use the app offline.',
    controlled: () => 'The app is stored on this device and opens offline.',
    inApp: () => 'The pages are part of the app and open offline.',
    notYetStored: () => 'The app is not stored on this device yet. That happens after a visit while signed in.',
    noServiceWorker: () => 'This browser has no service worker, or the address is not secure (https). The app needs a connection here.',
    allowed: () => 'Notifications are allowed on this device.',
    notAsked: () => 'You have not been asked yet. Reminders can turn notifications on.',
    blocked: () => 'Notifications are blocked in the settings of this browser or device.',
    noNotifications: () => 'This browser does not support notifications. On an iPhone, add Fernwell to the home screen first.',
    onlyOnPhones: () => 'Only the app on a phone has this.',
    canLock: () => 'This phone can unlock with a face, a fingerprint or its code.',
    cannotLock: () => 'This phone has no face, fingerprint or code set up.',
  } satisfies Record<Fact, (result: Result) => string>,
}

export const checkMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
