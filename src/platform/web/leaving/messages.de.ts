import { words } from '../i18n/words.ts'
import type { Translation } from '../i18n/messages.ts'
import type { en } from './messages.ts'

const { plural } = words('de')

export const de: Translation<typeof en> = {
  stored: (n) =>
    plural(n, {
      one: '# nicht gesendete Änderung liegt gesperrt auf diesem Gerät. Sie wird gesendet, sobald sich die Person, von der sie stammt, hier anmeldet.',
      other:
        '# nicht gesendete Änderungen liegen gesperrt auf diesem Gerät. Sie werden gesendet, sobald sich die Person, von der sie stammen, hier anmeldet.',
    }),
  discard: 'Verwerfen',
  sure: 'Endgültig verwerfen? Das lässt sich nicht rückgängig machen.',
  keep: 'Behalten',
  lost: (n) =>
    plural(n, {
      one: '# Änderung ließ sich am Ende der Sitzung nicht sperren. Sie wurde von diesem Gerät gelöscht, damit niemand sonst sie liest.',
      other:
        '# Änderungen ließen sich am Ende der Sitzung nicht sperren. Sie wurden von diesem Gerät gelöscht, damit niemand sonst sie liest.',
    }),
  understood: 'Verstanden',
}
