import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  title: 'Geteilte Meditationen',
  lead: 'Meditationen, die hier geteilt werden. Eine verborgene sieht nur noch, wer sie gemacht hat, zusammen mit deinem Grund.',
  list: 'Anzeigen',
  lists: { reported: 'Gemeldet', hidden: 'Verborgen', all: 'Alle' },
  none: { reported: 'Nichts wurde gemeldet.', hidden: 'Nichts ist verborgen.', all: 'Noch teilt niemand eine.' },
  by: (name, date) => `${name} · ${date}`,
  script: 'Skript',
  reasons: {
    harmful: 'Sie könnte jemandem schaden',
    medical: 'Sie verspricht Heilung',
    copied: 'Sie ist das Werk von jemand anderem',
    rude: 'Sie ist feindselig',
    other: 'Etwas anderes',
  },
  reasonWas: (reason) => `Verborgen: ${reason}`,
  hide: 'Verbergen',
  hideFor: (title) => `Verbergen: ${title}`,
  show: 'Wieder zeigen',
  showFor: (title) => `Wieder zeigen: ${title}`,
  fine: 'Geteilt lassen',
  fineFor: (title) => `Geteilt lassen: ${title}`,
  dialog: (title) => `„${title}“ verbergen?`,
  dialogLead: 'Wer sie gemacht hat, kann sie weiter hören und liest deinen Grund. Kopien, die andere gemacht haben, bleiben ihre.',
  reason: 'Grund',
  reasonMissing: 'Nenne der Person, von der sie ist, einen Grund.',
  cancel: 'Abbrechen',
  failed: 'Das hat nicht geklappt',
}
