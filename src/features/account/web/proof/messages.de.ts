import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  title: 'Bist du es?',
  lead: 'Das ist ein heikler Schritt. Bestätige darum bitte, dass du es bist; das gilt zehn Minuten.',
  password: 'Dein Passwort',
  code: 'Code aus deiner Authenticator-App',
  recovery: 'Ein Wiederherstellungscode geht auch. Jeder gilt einmal.',
  submit: 'Bestätigen',
  or: 'oder',
  usePasskey: 'Passkey nehmen',
  useCode: 'Code nehmen',
  usePassword: 'Passwort nehmen',
  passkeyUnused: 'Es wurde kein Passkey benutzt. Versuch es noch einmal oder nimm einen anderen Weg.',
  needed: { password: 'Bitte gib dein Passwort ein.', code: 'Bitte gib den Code ein.' },
}
