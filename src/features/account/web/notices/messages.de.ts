import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  title: 'Neues von deinem Konto',
  lately: 'Letzte Aktivität',
  latelyHint: 'Warst du etwas davon nicht? Dann ändere dein Passwort.',
  kinds: {
    new_device: (device) => `Auf einem neuen Gerät angemeldet: ${device}`,
    passkey_added: (name) => `Ein Passkey wurde hinzugefügt: ${name}`,
    passkey_removed: (name) => `Ein Passkey wurde entfernt: ${name}`,
    second_factor_on: () => 'Die Authenticator-App wurde eingeschaltet',
    second_factor_off: () => 'Die Authenticator-App wurde ausgeschaltet',
    wrong_codes: () => 'Dein Passwort wurde richtig eingegeben, danach mehrere falsche Codes',
    password_changed: () => 'Das Passwort wurde geändert',
    email_asked: () => 'Eine neue E-Mail-Adresse wurde angefragt',
    email_changed: () => 'Die E-Mail-Adresse wurde geändert',
  },
  acts: {
    title: 'Von den Admins',
    hint: 'Alles, was Admins mit deinem Konto gemacht haben. Was du schreibst, sehen sie hier nicht.',
    by: (name) => `von ${name}`,
    byNobody: 'von jemandem, der nicht mehr hier ist',
    kinds: {
      locked: 'Dein Konto wurde gesperrt',
      unlocked: 'Dein Konto wurde entsperrt',
      signed_out: 'Alle deine Geräte wurden abgemeldet',
      limits_reset: 'Deine Grenzen und Fehlversuche wurden zurückgesetzt',
      made_admin: 'Du wurdest zum Admin gemacht',
    } as Readonly<Record<string, string>>,
  },
  notMe: 'Das war ich nicht',
  seen: 'Das war ich',
}
