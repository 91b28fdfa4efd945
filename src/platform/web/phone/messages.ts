import { defineMessages } from '../i18n/messages.ts'

export const en = {
  notShared: 'The file could not be shared',
  notLoaded: 'The file could not be loaded from the server.',
  lockTitle: 'Fernwell is locked',
  unlock: 'Unlock',
  unlockReason: 'Unlock Fernwell',
  cancel: 'Cancel',
  stillLocked: 'That did not work. Nothing is lost; try again.',
  lock: 'Lock the app',
  lockHint:
    'This phone asks for your face, fingerprint or passcode before it shows the app, and again after a minute away. It locks the view, not the data.',
  lockNone: 'This phone has no face unlock, fingerprint or passcode. Set one up in its settings first.',
  lockReason: 'Change the app lock',
  notices: 'Reminders on this phone',
  noticesHint: 'Your phone shows them even when it is offline. Their titles can be read on the lock screen.',
  noticesRefused: 'The phone does not allow notifications. You can change that in its settings, under Fernwell.',
  failed: 'That did not work. Please try again.',
}

export const nativeMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
