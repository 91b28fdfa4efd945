import type { Translation } from '../i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  unreachable: 'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
  signOutHere: 'Hier trotzdem abmelden',
  iosNetwork:
    'Netzwerkfehler: Der Server ist nicht erreichbar. Prüfe deine Internetverbindung und ob der Server von iOS aus erreichbar ist.',
  serverError: 'Auf dem Server ist ein Fehler aufgetreten. Du bist weiterhin angemeldet.',
  logoutFailed: 'Abmelden fehlgeschlagen',
  sessionExpired: 'Deine Sitzung ist abgelaufen. Bitte melde dich noch einmal an.',
  authenticationRequired: 'Bitte melde dich an.',
  authenticationRequiredAgain: 'Bitte melde dich noch einmal an.',
}
