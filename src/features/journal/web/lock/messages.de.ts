import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.en.ts'

export const de: Translation<typeof en> = {
  title: 'Dein Tagebuch ist gesperrt',
  some: 'Gesperrte Tagebücher öffnen',
  someText: 'Sie schließen sich wieder von selbst, so wie deine Sperre eingestellt ist.',
  lead: 'Alles ist dort, wo du es gelassen hast.',
  pin: 'PIN',
  open: 'Öffnen',
  passkey: 'Mit einem Passkey öffnen',
  passkeyFailed: 'Das hat nicht geklappt. Versuch es einfach noch einmal.',
  noPasskeys: 'Dieser Browser kennt keine Passkeys. Öffne das Tagebuch dort, wo dein Passkey ist, oder melde dich neu an.',
  noCrypto: 'Dieser Browser prüft PINs nur über https. Öffne Fernwell über seine https-Adresse, oder melde dich neu an.',
  wrong: 'Das ist nicht die PIN.',
  wait: (time: string) => `Zu viele falsche Versuche. Der nächste geht in ${time}.`,
  checking: 'Wird geprüft …',
  forgotten: 'PIN vergessen?',
  forgottenText:
    'Melde dich ab und mit Passwort oder Passkey wieder an. Das beweist, dass du es bist; danach kannst du hier die Sperre lösen und eine neue PIN wählen. Von deinem Tagebuch geht nichts verloren.',
  signOut: 'Abmelden',
  again: 'Du hast dich neu angemeldet',
  againText: 'Du bist es also. Löse die Sperre und richte eine neue ein, oder öffne das Tagebuch doch mit der PIN.',
  takeOff: 'Sperre lösen',
  tookOff: 'Die Sperre ist gelöst',
  failed: 'Die Sperre ließ sich nicht lösen. Bitte versuch es noch einmal.',
}
