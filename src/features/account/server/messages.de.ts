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
      `Falls du nicht angemeldet bist, fragen wir dich danach. Du hast kein Konto bei uns? Dann lass diese Mail einfach liegen: Der Link öffnet nichts.`,
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

  reset: (username, link) =>
    mail(
      `Wähle ein neues Passwort`,
      `Hallo ${username},`,
      `mit diesem Link wählst du ein neues Passwort. Er gilt einmal, für 30 Minuten:`,
      link,
      `Du hast nicht darum gebeten? Dann lass diese Mail einfach liegen: Dein Passwort bleibt, wie es ist.`,
    ),

  cannotReset: (usernames) =>
    mail(
      `Ein neues Passwort per Mail geht hier nicht`,
      `Hallo,`,
      `jemand hat für diese Adresse um ein neues Passwort gebeten. ${usernames.map((name) => `„${name}“`).join(', ')} hat sie angegeben, ` +
        `aber sie wurde nie bestätigt. Wir wissen also nicht, wem sie gehört, und schicken keinen Link dorthin.`,
      `Bist du noch auf einem Gerät angemeldet? Dann bestätige die Adresse dort in den Einstellungen. ` +
        `Sonst kannst du dich mit einem Passkey anmelden, oder wer diese Installation betreibt, kann helfen.`,
    ),

  emailAsked: (username, link) =>
    mail(
      `Jemand möchte deine E-Mail-Adresse ändern`,
      `Hallo ${username},`,
      `jemand, der in deinem Konto angemeldet ist, möchte diese Adresse durch eine andere ersetzen. Bis die neue bestätigt ist, ändert sich nichts.`,
      `Warst du das? Dann ist nichts zu tun.`,
      `Du warst es nicht? Mit diesem Link behältst du diese Adresse. Er gilt sieben Tage. Du wählst ein neues Passwort, und alle Geräte werden abgemeldet:`,
      link,
    ),

  emailChanged: (username, link) =>
    mail(
      `Dein Konto hat eine neue E-Mail-Adresse`,
      `Hallo ${username},`,
      `die Adresse deines Kontos wurde geändert; Mails gehen von nun an an die neue.`,
      `Du warst es nicht? Dieser Link gibt deinem Konto diese Adresse zurück, sieben Tage lang. Du wählst ein neues Passwort, ` +
        `alle Geräte werden abgemeldet, und seither hinzugefügte Passkeys und Authenticator-Apps werden entfernt:`,
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

  passkeyRemoved: (username, name) =>
    mail(
      `Ein Passkey wurde entfernt`,
      `Hallo ${username},`,
      `der Passkey „${name}“ öffnet dein Konto nicht mehr.`,
      `Du warst es nicht? Dann wähle bitte gleich ein neues Passwort und sieh dir die Einstellungen zur Anmeldung an.`,
    ),

  invitation: (by, link, days) =>
    mail(
      `${by} lädt dich zu ${PRODUCT_NAME} ein`,
      `Hallo,`,
      `${by} lädt dich ein, bei sich ein Konto in ${PRODUCT_NAME} anzulegen: ein ruhiger Ort für Tagebuch, Gewohnheiten und Meditation, auf einem eigenen Rechner. ` +
        `Was du dort schreibst, siehst in der App nur du; wer den Rechner betreibt, könnte es technisch gesehen lesen. Komm also zu Menschen, denen du vertraust.`,
      `Dieser Link ist für dich. Er gilt einmal und ${days === 1 ? 'einen Tag' : `${days} Tage`} lang:`,
      link,
      `Du kennst ${by} nicht? Dann lass diese Mail einfach liegen.`,
    ),

  locked: (username) =>
    mail(
      `Dein Konto ist gesperrt`,
      `Hallo ${username},`,
      `wer diese Installation betreibt, hat dein Konto gesperrt. Niemand kann sich darin anmelden, seine Erinnerungen ruhen, und nichts darin ist verloren.`,
      `Wenn du nicht weißt, warum, frag bitte nach. Sobald es wieder offen ist, ist alles wie vorher.`,
    ),

  unlocked: (username) =>
    mail(
      `Dein Konto ist wieder offen`,
      `Hallo ${username},`,
      `wer diese Installation betreibt, hat dein Konto entsperrt. Du kannst dich anmelden wie immer, und alles ist, wo du es gelassen hast.`,
    ),

  signedOutByAdmin: (username) =>
    mail(
      `Du wurdest überall abgemeldet`,
      `Hallo ${username},`,
      `wer diese Installation betreibt, hat alle deine Geräte abgemeldet. Du kannst dich jederzeit wieder anmelden.`,
      `Wenn du nicht weißt, warum, frag bitte nach.`,
    ),

  madeAdmin: (username) =>
    mail(
      `Du bist jetzt Admin dieser Installation`,
      `Hallo ${username},`,
      `du kannst nun sehen, wer hier ein Konto hat, Menschen einladen und Konten sperren oder löschen. Was jemand schreibt, siehst du nicht.`,
      `Du hast das nicht erwartet? Dann frag bitte, wer die Installation betreibt.`,
    ),

  newDevice: (username, device) =>
    mail(
      `Ein neues Gerät ist angemeldet`,
      `Hallo ${username},`,
      `dein Konto wurde gerade auf einem Gerät geöffnet, das noch nie hier war: ${device}.`,
      `Du warst es nicht? Dann melde es bitte in den Einstellungen ab und wähle gleich ein neues Passwort.`,
    ),

  wrongCodes: (username) =>
    mail(
      `Für dein Konto wurden falsche Codes eingegeben`,
      `Hallo ${username},`,
      `jemand kannte dein Passwort und gab dann mehrmals einen falschen Code aus einer Authenticator-App ein. Hereingekommen ist niemand.`,
      `Du warst es nicht? Dann wähle bitte ein neues Passwort: Dein jetziges kennt noch jemand.`,
    ),

  secondFactorOn: (username) =>
    mail(
      `Der zweite Schritt beim Anmelden ist an`,
      `Hallo ${username},`,
      `dein Konto fragt nach dem Passwort nun nach einem Code aus einer Authenticator-App.`,
      `Du warst es nicht? Dann wähle bitte ein neues Passwort und sieh dir gleich die Einstellungen zur Anmeldung an.`,
    ),

  secondFactorOff: (username) =>
    mail(
      `Der zweite Schritt beim Anmelden ist aus`,
      `Hallo ${username},`,
      `dein Konto fragt nicht mehr nach einem Code aus deiner Authenticator-App.`,
      `Du warst es nicht? Dann wähle bitte ein neues Passwort und schalte ihn in den Einstellungen wieder ein.`,
    ),
}
