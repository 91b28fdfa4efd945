export const en = {
  title: 'Something new about your account',
  lately: 'Lately',
  latelyHint: 'Something here that was not you? Change your password.',
  kinds: {
    new_device: (device: string) => `Signed in on a new device: ${device}`,
    passkey_added: (name: string) => `A passkey was added: ${name}`,
    passkey_removed: (name: string) => `A passkey was removed: ${name}`,
    second_factor_on: () => 'The authenticator app was turned on',
    second_factor_off: () => 'The authenticator app was turned off',
    wrong_codes: () => 'Your password was right, and wrong codes followed it several times',
    password_changed: () => 'The password was changed',
    email_asked: () => 'Another e-mail address was asked for',
    email_changed: () => 'The e-mail address was changed',
  },
  notMe: 'It was not me',
  seen: 'That was me',
}
