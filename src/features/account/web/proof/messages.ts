import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'Is it you?',
  lead: 'This is a sensitive step, so please confirm that it is you. The confirmation lasts ten minutes.',
  password: 'Your password',
  code: 'Code from your authenticator app',
  recovery: 'A recovery code works too. Each one works once.',
  submit: 'Confirm',
  or: 'or',
  usePasskey: 'Use a passkey',
  useCode: 'Use a code',
  usePassword: 'Use the password',
  passkeyUnused: 'No passkey was used. You can try again, or choose another way.',
  needed: { password: 'Please enter your password.', code: 'Please enter the code.' },
}

export const proofMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
