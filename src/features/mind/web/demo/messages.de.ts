import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.en.ts'

export const de: Translation<typeof en> = {
  label: 'Ein Gedächtnisspiel zum Spielen',
  title: 'Steine in dunklem Wasser',
  begin: 'Eine Runde spielen',
  again: 'Noch einmal',
  stop: 'Aufhören',
  paused: 'Angehalten, weil die Seite nicht zu sehen war.',
  resume: 'Weiter',
  measuring: 'Einen Moment: Der Bildschirm wird gemessen',
  over: (span) => `Dein längster Weg: ${span}`,
  few: 'Zu wenige Wege, um etwas zu sagen.',
  overText:
    'Eine Runde sagt wenig: Die App wartet auf sieben, bevor sie „besser“ sagt, und vergleicht dich nur mit dir selbst. Nichts wurde gespeichert oder gesendet.',
  stones: (count) => (count === 1 ? '1 Stein' : `${count} Steine`),
  path: (number) => `Weg ${number}`,
}
