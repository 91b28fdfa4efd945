import type { en } from './messages.en.ts'

export const de: typeof en = {
  title: 'Mind',
  lead: 'Ein paar Worte auf einmal.',
  label: 'Eine Notiz',
  add: 'Behalten',
  list: 'Deine Notizen',
  remove: (text) => `Wegnehmen: ${text}`,
  empty: 'Noch ist nichts hier',
  emptyHint: 'Für den Anfang genügt ein Satz.',
  refused: 'Das hat nicht geklappt',
  failedTitle: 'Deine Notizen ließen sich nicht laden',
  failedText: 'Sie sind sicher, wo sie sind.',
}
