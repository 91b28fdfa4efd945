import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  missing: 'Dieses Bild ist nicht verfügbar: Es wurde gelöscht oder braucht eine Verbindung.',
  place: 'Platz für ein Foto',
  noCard: 'Eine Karte',
  cards: { mood: 'Meine Stimmungen', grown: 'Was gewachsen ist', route: 'Eine Strecke' },
}
