import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'Something new about your account',
  lately: 'Recent activity',
  latelyHint: 'Something here that was not you? Change your password.',
  kinds: {
    new_device: (device: string) => `Signed in on a new device: ${device}`,
    passkey_added: (name: string) => `A passkey was added: ${name}`,
    passkey_removed: (name: string) => `A passkey was removed: ${name}`,
    second_factor_on: () => 'The authenticator app was turned on',
    second_factor_off: () => 'The authenticator app was turned off',
    wrong_codes: () => 'Your password was entered correctly, followed by several wrong codes',
    password_changed: () => 'The password was changed',
    email_asked: () => 'A new e-mail address was requested',
    email_changed: () => 'The e-mail address was changed',
  },
  acts: {
    title: 'By the admins',
    hint: 'Everything that admins did with your account. They cannot see here what you write.',
    by: (name: string) => `by ${name}`,
    byNobody: 'by someone who is no longer here',
    kinds: {
      locked: 'Your account was locked',
      unlocked: 'Your account was unlocked',
      signed_out: 'All your devices were signed out',
      limits_reset: 'Your limits and failed attempts were reset',
      made_admin: 'You were made an admin',
    } as Readonly<Record<string, string>>,
  },
  notMe: 'It was not me',
  seen: 'That was me',
}

export const noticeMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
