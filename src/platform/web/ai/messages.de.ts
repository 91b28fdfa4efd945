import type { Translation } from '../i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  goesTo: (host) => `Jedes Mal wird Folgendes an ${host} gesendet, und wer das betreibt, kann es lesen:`,
  local: 'Es läuft auf diesem Server, und nichts verlässt ihn. Jedes Mal liest es:',
  again: 'Die Adresse des Modells hat sich seit deiner Zustimmung geändert. Bis du erneut zustimmst, wird nichts gesendet.',
  agree: 'Zustimmen',
  agreed: (model, host) => `Du hast ${model} bei ${host} zugestimmt.`,
  agreedLocal: (model) => `Du hast ${model} auf diesem Server zugestimmt.`,
  used: (used, limit, when) =>
    `${used} von ${limit} Antworten sind heute verbraucht, Gespräche und alles andere eingerechnet. Um ${when} beginnt die Zählung neu.`,
  withdraw: 'Zustimmung widerrufen',
  withdrawn: 'An das Modell wird nichts mehr geschickt.',
  about: 'Was geschickt wird, und deine Zustimmung',
  instructions: 'Die genauen Anweisungen, die mitgehen',
  offline: 'Du bist offline.',
  limit: (limit, when) => `Die ${limit} Antworten des Sprachmodells für heute sind aufgebraucht. Um ${when} beginnt die Zählung neu.`,
  tokens: (when) => `Was das Sprachmodell heute für dich lesen und schreiben darf, ist aufgebraucht. Um ${when} beginnt die Zählung neu.`,
  failed: 'Das ließ sich nicht speichern. Versuch es bitte noch einmal.',
  loadFailed: 'Der Stand des Modells ließ sich nicht laden.',
}
