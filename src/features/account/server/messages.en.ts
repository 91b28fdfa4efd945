import { PRODUCT_NAME } from '#platform/contract/product.ts'

/** The mails of this feature: subject and plain text, lines kept short for any mail program. */
export type Text = { subject: string; text: string }

const mail = (subject: string, ...paragraphs: string[]): Text => ({ subject, text: `${paragraphs.join('\n\n')}\n\n${PRODUCT_NAME}\n` })

export const en = {
  confirm: (username: string, link: string) =>
    mail(
      `Please confirm your e-mail address`,
      `Hello ${username},`,
      `with this link you confirm that this address is yours. It works for seven days:`,
      link,
      `You did not make an account? Then please ignore this mail: nothing more will come.`,
    ),

  /** To an address that another account holds: the newer one cannot have it too. */
  alreadyHeld: (username: string, holder: string, signIn: string) =>
    mail(
      `You already have an account`,
      `Hello,`,
      `the account "${username}" was just given this address. But this address already belongs to your account "${holder}", ` +
        `and an address can belong to one account only. Nothing about "${holder}" has changed.`,
      `Was it you? You can sign in as "${holder}" here, or choose a new password there:`,
      signIn,
      `It was not you? Then please ignore this mail.`,
    ),

  reset: (links: readonly { username: string; link: string }[]) =>
    mail(
      `Choose a new password`,
      `Hello,`,
      `with ${links.length === 1 ? 'this link' : 'these links'} you choose a new password. ` +
        `${links.length === 1 ? 'It works' : 'They work'} once, within 30 minutes:`,
      ...links.map(({ username, link }) => `${username}:\n${link}`),
      `You did not ask for this? Then please ignore this mail: your password stays as it is.`,
    ),

  emailChanged: (username: string, link: string) =>
    mail(
      `Your account has a new e-mail address`,
      `Hello ${username},`,
      `the address of your account was changed, and mails will go to the new one from now on.`,
      `It was not you? This link gives your account this address back, within seven days. Then choose a new password:`,
      link,
    ),

  passwordChanged: (username: string) =>
    mail(
      `Your password was changed`,
      `Hello ${username},`,
      `the password of your account was just changed, and all other devices were signed out.`,
      `It was not you? Then please choose a new password at once: "Forgot your password?" on the sign-in page sends you a link.`,
    ),

  passkeyAdded: (username: string, name: string) =>
    mail(
      `A passkey was added`,
      `Hello ${username},`,
      `the passkey "${name}" can now open your account.`,
      `It was not you? Then please remove it in the settings and choose a new password.`,
    ),

  secondFactorOff: (username: string) =>
    mail(
      `The second step at sign-in is off`,
      `Hello ${username},`,
      `your account no longer asks for a code from your authenticator app.`,
      `It was not you? Then please choose a new password and turn it on again in the settings.`,
    ),
}

export type Mails = typeof en
