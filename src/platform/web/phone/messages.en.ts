export const en = {
  notShared: 'The file could not be shared',
  notLoaded: 'The server did not send this file.',
  lockTitle: 'Fernwell is locked',
  unlock: 'Unlock',
  unlockReason: 'Unlock Fernwell',
  cancel: 'Cancel',
  stillLocked: 'That did not work. Nothing is lost; try again.',
  lock: 'Lock the app',
  lockHint:
    'This phone asks for a face, a finger or its code before it shows the app, and again after a minute away. It locks the view, not the data.',
  lockNone: 'This phone has no face, finger or code to ask for. Set one up in its settings first.',
  lockReason: 'Change the lock of the app',
  notices: 'Reminders on this phone',
  noticesHint: 'The phone itself shows them, without a network. Their titles are readable on its lock screen.',
  noticesRefused: 'The phone does not allow notifications. You can change that in its settings, under Fernwell.',
  failed: 'That did not work. Please try again.',
}
