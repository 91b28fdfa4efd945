import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.en.ts'

export const de: Translation<typeof en> = {
  title: 'Neues von deinem Konto',
  lately: 'Zuletzt',
  latelyHint: 'Warst du etwas davon nicht? Dann ändere dein Passwort.',
  kinds: {
    new_device: (device) => `Auf einem neuen Gerät angemeldet: ${device}`,
    passkey_added: (name) => `Ein Passkey wurde hinzugefügt: ${name}`,
    passkey_removed: (name) => `Ein Passkey wurde entfernt: ${name}`,
    second_factor_on: () => 'Die Authenticator-App wurde eingeschaltet',
    second_factor_off: () => 'Die Authenticator-App wurde ausgeschaltet',
    wrong_codes: () => 'Dein Passwort war richtig, und danach kamen mehrmals falsche Codes',
    password_changed: () => 'Das Passwort wurde geändert',
    email_asked: () => 'Es wurde um eine andere E-Mail-Adresse gebeten',
    email_changed: () => 'Die E-Mail-Adresse wurde geändert',
  },
  acts: {
    title: 'Von denen, die diesen Ort betreiben',
    hint: 'Alles, was von außen mit deinem Konto getan wurde. Was du schreibst, sieht dort niemand.',
    by: (name) => `von ${name}`,
    byNobody: 'von jemandem, der nicht mehr hier ist',
    kinds: {
      locked: 'Dein Konto wurde gesperrt',
      unlocked: 'Dein Konto wurde wieder geöffnet',
      signed_out: 'Alle deine Geräte wurden abgemeldet',
      limits_reset: 'Deine Grenzen und Fehlversuche wurden zurückgesetzt',
      made_admin: 'Du betreibst diesen Ort jetzt mit',
    } as Readonly<Record<string, string>>,
  },
  notMe: 'Das war ich nicht',
  seen: 'Das war ich',
}
