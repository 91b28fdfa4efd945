import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'Your journal is locked',
  some: 'Open locked journals',
  someText: 'They lock again automatically, as set under Lock.',
  lead: 'Everything is where you left it.',
  pin: 'PIN',
  open: 'Open',
  passkey: 'Open with a passkey',
  passkeyFailed: 'That did not work. Please try again.',
  noPasskeys: 'This browser does not support passkeys. Open your journal on a device with your passkey, or sign in again.',
  noCrypto: 'This browser can only check a PIN over https. Open Fernwell at its https address, or sign in again.',
  wrong: 'Wrong PIN. Please try again.',
  wait: (time: string) => `Too many wrong attempts. Try again in ${time}.`,
  checking: 'Checking …',
  forgotten: 'Forgot your PIN?',
  forgottenText:
    'Sign out, then sign in again with your password or passkey. After that, you can turn off the lock here and choose a new PIN. Nothing in your journal is lost.',
  signOut: 'Sign out',
  again: 'You have signed in again',
  againText: 'You can now turn off the lock and set a new one, or open your journal with the PIN.',
  takeOff: 'Turn off the lock',
  tookOff: 'The lock is off',
  failed: 'The lock could not be turned off. Please try again.',
}

export const lockMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
