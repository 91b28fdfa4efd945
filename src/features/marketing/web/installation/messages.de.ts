import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  loading: 'Diese Seite fragt den Server, wer ihn betreibt.',
  withoutScripts: 'Name und Anschrift kommen vom Server; damit sie hier erscheinen, braucht der Browser Skripte.',
  failed: 'Der Server hat nicht geantwortet, darum fehlen hier Name und Anschrift.',
  retry: 'Noch einmal versuchen',
  name: 'Name',
  address: 'Anschrift',
  email: 'E-Mail',
  missing: {
    name: 'Wer diese Installation betreibt, hat noch keinen Namen angegeben.',
    address: 'Wer diese Installation betreibt, hat noch keine Anschrift angegeben.',
    email: 'Wer diese Installation betreibt, hat noch keine E-Mail-Adresse angegeben.',
  },
}
