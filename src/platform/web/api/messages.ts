import { defineMessages } from '../i18n/messages.ts'

export const en = {
  unreachable: 'We could not reach the server. Check your connection and try again.',
  signOutHere: 'Sign out here anyway',
  // From here on they are the specification's own, to the letter.
  iosNetwork: 'Network error: Unable to connect to server. Check your internet connection and ensure the server is accessible from iOS.',
  serverError: 'Server error occurred but session preserved',
  logoutFailed: 'Logout failed',
  sessionExpired: 'Session expired, please login again',
  authenticationRequired: 'Authentication required',
  authenticationRequiredAgain: 'Authentication required, please login again',
}

export const apiMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
