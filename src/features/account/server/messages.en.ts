import { PRODUCT_NAME } from '#platform/contract/product.ts'

/** The mails of this feature: subject and plain text, lines kept short for any mail program. */
export type Text = { subject: string; text: string }

const mail = (subject: string, ...paragraphs: string[]): Text => ({ subject, text: `${paragraphs.join('\n\n')}\n\n${PRODUCT_NAME}\n` })

export const en = {
  confirm: (username: string, link: string) =>
    mail(
      `Please confirm your e-mail address`,
      `Hello ${username},`,
      `Please confirm that this address is yours. This link works for seven days:`,
      link,
      `If you are not signed in, we ask you to sign in first. You have no account with us? Then please ignore this mail: the link opens nothing.`,
    ),

  /** To an address that another account holds: the newer account cannot have it too. */
  alreadyHeld: (username: string, holder: string, signIn: string) =>
    mail(
      `You already have an account`,
      `Hello,`,
      `The account "${username}" was just given this address. But this address already belongs to your account "${holder}", ` +
        `and an address can belong to one account only. Nothing about "${holder}" has changed.`,
      `Was it you? You can sign in as "${holder}" here, or choose a new password:`,
      signIn,
      `It was not you? Then please ignore this mail.`,
    ),

  reset: (username: string, link: string) =>
    mail(
      `Choose a new password`,
      `Hello ${username},`,
      `Use this link to choose a new password. It works once, within 30 minutes:`,
      link,
      `You did not ask for this? Then please ignore this mail: your password stays unchanged.`,
    ),

  /** To an address that accounts named and nobody ever confirmed: a link there could open a stranger's account. */
  cannotReset: (usernames: readonly string[]) =>
    mail(
      `A new password cannot be chosen by mail`,
      `Hello,`,
      `Someone asked for a new password for this address. ${usernames.map((name) => `"${name}"`).join(', ')} use it, ` +
        `but it was never confirmed. We cannot know whose it is, so we cannot send a link to it.`,
      `Are you still signed in on a device? Then please confirm the address in the settings there. ` +
        `If not, you can sign in with a passkey, or the person who runs this installation can help.`,
    ),

  /** To the confirmed address, while the new one waits for confirmation. */
  emailAsked: (username: string, link: string) =>
    mail(
      `Someone asked to change your e-mail address`,
      `Hello ${username},`,
      `Someone who is signed in to your account asked to replace this address with another one. Nothing changes until that one is confirmed.`,
      `Was it you? Then there is nothing to do.`,
      `It was not you? Use this link within seven days to keep this address. You choose a new password, and every device is signed out:`,
      link,
    ),

  emailChanged: (username: string, link: string) =>
    mail(
      `Your account has a new e-mail address`,
      `Hello ${username},`,
      `The e-mail address of your account was changed. From now on we write to the new one.`,
      `It was not you? Use this link within seven days to get this address back. You choose a new password, ` +
        `every device is signed out, and passkeys and authenticator apps added since then are removed:`,
      link,
    ),

  passwordChanged: (username: string) =>
    mail(
      `Your password was changed`,
      `Hello ${username},`,
      `The password of your account was just changed, and all other devices were signed out.`,
      `It was not you? Then please choose a new password at once: "Forgot your password?" on the sign-in page sends you a link.`,
    ),

  passkeyAdded: (username: string, name: string) =>
    mail(
      `A passkey was added`,
      `Hello ${username},`,
      `The passkey "${name}" can now open your account.`,
      `It was not you? Then please remove it in the settings and choose a new password.`,
    ),

  passkeyRemoved: (username: string, name: string) =>
    mail(
      `A passkey was removed`,
      `Hello ${username},`,
      `The passkey "${name}" no longer opens your account.`,
      `It was not you? Then please choose a new password at once, and look at the sign-in settings.`,
    ),

  invitation: (by: string, link: string, days: number) =>
    mail(
      `${by} invites you to ${PRODUCT_NAME}`,
      `Hello,`,
      `${by} invites you to create an account in their ${PRODUCT_NAME}: a quiet place for a journal, habits and meditation, on a machine of their own. ` +
        `Only you see in the app what you write there; the person who runs the machine could technically read it, so join people you trust.`,
      `This link is for you. It works once, within ${days === 1 ? 'a day' : `${days} days`}:`,
      link,
      `You do not know ${by}? Then please ignore this mail.`,
    ),

  locked: (username: string) =>
    mail(
      `Your account is locked`,
      `Hello ${username},`,
      `The person who runs this installation has locked your account. No one can sign in to it, its reminders are paused, and nothing in it is lost.`,
      `If you do not know why, please ask them. As soon as they unlock it, everything will be as before.`,
    ),

  unlocked: (username: string) =>
    mail(
      `Your account is open again`,
      `Hello ${username},`,
      `The person who runs this installation has unlocked your account. You can sign in as usual, and everything is where you left it.`,
    ),

  signedOutByAdmin: (username: string) =>
    mail(
      `You were signed out everywhere`,
      `Hello ${username},`,
      `The person who runs this installation has signed you out on all devices. You can sign in again at any time.`,
      `If you do not know why, please ask them.`,
    ),

  madeAdmin: (username: string) =>
    mail(
      `You are now an admin of this installation`,
      `Hello ${username},`,
      `You can now see who has an account here, invite people, and lock or delete accounts. You cannot see what anyone writes.`,
      `You did not expect this? Then please ask the person who runs the installation.`,
    ),

  newDevice: (username: string, device: string) =>
    mail(
      `A new device is signed in`,
      `Hello ${username},`,
      `Your account was just opened on a new device: ${device}.`,
      `It was not you? Then please sign it out in the settings and choose a new password at once.`,
    ),

  wrongCodes: (username: string) =>
    mail(
      `Wrong codes were entered for your account`,
      `Hello ${username},`,
      `Someone entered your password correctly, and then several wrong codes from an authenticator app. They did not get in.`,
      `It was not you? Then please choose a new password: someone else knows your current one.`,
    ),

  secondFactorOn: (username: string) =>
    mail(
      `The second step at sign-in is on`,
      `Hello ${username},`,
      `Your account now asks for a code from an authenticator app after the password.`,
      `It was not you? Then please choose a new password and look at the sign-in settings at once.`,
    ),

  secondFactorOff: (username: string) =>
    mail(
      `The second step at sign-in is off`,
      `Hello ${username},`,
      `Your account no longer asks for a code from your authenticator app.`,
      `It was not you? Then please choose a new password and turn it on again in the settings.`,
    ),
}

export type Mails = typeof en
