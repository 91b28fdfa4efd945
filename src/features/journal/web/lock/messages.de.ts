import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  title: 'Dein Tagebuch ist gesperrt',
  some: 'Gesperrte Tagebücher öffnen',
  someText: 'Sie werden automatisch wieder gesperrt, wie unter „Sperre“ eingestellt.',
  lead: 'Alles ist dort, wo du es gelassen hast.',
  pin: 'PIN',
  open: 'Öffnen',
  passkey: 'Mit einem Passkey öffnen',
  passkeyFailed: 'Das hat nicht geklappt. Versuch es einfach noch einmal.',
  noPasskeys: 'Dieser Browser unterstützt keine Passkeys. Öffne das Tagebuch auf einem Gerät mit deinem Passkey, oder melde dich neu an.',
  noCrypto: 'Dieser Browser prüft PINs nur über https. Öffne Fernwell über seine https-Adresse, oder melde dich neu an.',
  wrong: 'Falsche PIN. Bitte versuch es noch einmal.',
  wait: (time: string) => `Zu viele falsche Versuche. Versuch es in ${time} noch einmal.`,
  checking: 'Wird geprüft …',
  forgotten: 'PIN vergessen?',
  forgottenText:
    'Melde dich ab und mit Passwort oder Passkey wieder an. Danach kannst du hier die Sperre lösen und eine neue PIN wählen. Aus deinem Tagebuch geht nichts verloren.',
  signOut: 'Abmelden',
  again: 'Du hast dich neu angemeldet',
  againText: 'Du kannst jetzt die Sperre lösen und eine neue einrichten, oder das Tagebuch mit der PIN öffnen.',
  takeOff: 'Sperre lösen',
  tookOff: 'Die Sperre ist gelöst',
  failed: 'Die Sperre ließ sich nicht lösen. Bitte versuch es noch einmal.',
}
