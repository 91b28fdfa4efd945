import { words } from '../i18n/words.ts'
import type { Translation } from '../i18n/messages.ts'
import type { en } from './messages.en.ts'

const { plural } = words('de')

export const de: Translation<typeof en> = {
  kept: (n) =>
    plural(n, {
      one: '# Änderung, die noch nicht gesendet ist, wartet versiegelt auf diesem Gerät. Sie wird gesendet, sobald sich die Person, von der sie stammt, hier anmeldet.',
      other:
        '# Änderungen, die noch nicht gesendet sind, warten versiegelt auf diesem Gerät. Sie werden gesendet, sobald sich die Person, von der sie stammen, hier anmeldet.',
    }),
  discard: 'Verwerfen',
  sure: 'Endgültig verwerfen? Das kann niemand zurückholen.',
  keep: 'Behalten',
  lost: (n) =>
    plural(n, {
      one: '# Änderung ließ sich am Ende der Sitzung nicht versiegeln. Sie ist von diesem Gerät entfernt, damit niemand sonst sie liest.',
      other:
        '# Änderungen ließen sich am Ende der Sitzung nicht versiegeln. Sie sind von diesem Gerät entfernt, damit niemand sonst sie liest.',
    }),
  understood: 'Verstanden',
}
