import { PRODUCT_NAME } from '#platform/contract/product.ts'
import type { Mails, Text } from './messages.en.ts'

const mail = (subject: string, ...paragraphs: string[]): Text => ({ subject, text: `${paragraphs.join('\n\n')}\n\n${PRODUCT_NAME}\n` })

export const de: Mails = {
  confirm: (username, link) =>
    mail(
      `Bitte bestätige deine E-Mail-Adresse`,
      `Hallo ${username},`,
      `mit diesem Link bestätigst du, dass diese Adresse deine ist. Er gilt sieben Tage:`,
      link,
      `Du hast kein Konto angelegt? Dann lass diese Mail einfach liegen: Es kommt nichts weiter.`,
    ),

  alreadyHeld: (username, holder, signIn) =>
    mail(
      `Du hast schon ein Konto`,
      `Hallo,`,
      `dem Konto „${username}“ wurde gerade diese Adresse gegeben. Sie gehört aber schon zu deinem Konto „${holder}“, ` +
        `und eine Adresse kann nur zu einem Konto gehören. An „${holder}“ hat sich nichts geändert.`,
      `Warst du das? Hier kannst du dich als „${holder}“ anmelden oder ein neues Passwort wählen:`,
      signIn,
      `Du warst es nicht? Dann lass diese Mail einfach liegen.`,
    ),

  reset: (links) =>
    mail(
      `Wähle ein neues Passwort`,
      `Hallo,`,
      `mit ${links.length === 1 ? 'diesem Link' : 'diesen Links'} wählst du ein neues Passwort. ` +
        `${links.length === 1 ? 'Er gilt' : 'Sie gelten'} einmal, für 30 Minuten:`,
      ...links.map(({ username, link }) => `${username}:\n${link}`),
      `Du hast nicht darum gebeten? Dann lass diese Mail einfach liegen: Dein Passwort bleibt, wie es ist.`,
    ),

  emailChanged: (username, link) =>
    mail(
      `Dein Konto hat eine neue E-Mail-Adresse`,
      `Hallo ${username},`,
      `die Adresse deines Kontos wurde geändert; Mails gehen von nun an an die neue.`,
      `Du warst es nicht? Dieser Link gibt deinem Konto diese Adresse zurück, sieben Tage lang. Wähle danach ein neues Passwort:`,
      link,
    ),

  passwordChanged: (username) =>
    mail(
      `Dein Passwort wurde geändert`,
      `Hallo ${username},`,
      `das Passwort deines Kontos wurde gerade geändert, und alle anderen Geräte wurden abgemeldet.`,
      `Du warst es nicht? Dann wähle bitte gleich ein neues: „Passwort vergessen?“ auf der Anmeldeseite schickt dir einen Link.`,
    ),

  passkeyAdded: (username, name) =>
    mail(
      `Ein Passkey wurde hinzugefügt`,
      `Hallo ${username},`,
      `der Passkey „${name}“ kann jetzt dein Konto öffnen.`,
      `Du warst es nicht? Dann entferne ihn bitte in den Einstellungen und wähle ein neues Passwort.`,
    ),

  secondFactorOff: (username) =>
    mail(
      `Der zweite Schritt beim Anmelden ist aus`,
      `Hallo ${username},`,
      `dein Konto fragt nicht mehr nach einem Code aus deiner Authenticator-App.`,
      `Du warst es nicht? Dann wähle bitte ein neues Passwort und schalte ihn in den Einstellungen wieder ein.`,
    ),
}
