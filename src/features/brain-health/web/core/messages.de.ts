import { names } from '../../names.de.ts'
import type { en } from './messages.ts'

export const de: typeof en = {
  names,
  title: 'Gehirngesundheit',
  lead: 'Worum du dich kümmern kannst, und was du bisher davon weißt. Nichts hier ist eine Diagnose oder eine Vorhersage.',
  toMind: 'Zum Wald',
  toHome: 'Zur Gehirngesundheit',
  refused: 'Das hat nicht geklappt',
  outbox: 'Eine Antwort zur Gehirngesundheit',
  failedTitle: 'Deine Antworten ließen sich nicht laden',
  failedText: 'Nichts ist verloren. Versuch es bitte noch einmal.',
  offlineTitle: 'Du bist offline',
  offlineText: 'Öffne diese Seite einmal online, dann geht sie auch offline.',
  range: (low, high, most) => (low === high ? `${low} von ${most}` : `${low} bis ${high} von ${most}`),
  unknown: 'Noch nicht bekannt',
  source: 'Quelle',
  statedOn: (day) => `Von dir angegeben am ${day}`,
  logged: (n, days, what) => `Aus ${n} ${what} in ${days} Tagen`,
  sudden: 'Plötzliche Zeichen',
  suddenTitle: 'Ruf sofort Hilfe',
  suddenText:
    'Kommt eines davon plötzlich, bei dir oder bei jemandem neben dir, kann es ein Schlaganfall sein. Minuten zählen, auch wenn es wieder vergeht.',
  suddenSigns: [
    'Eine Seite des Gesichts hängt herab.',
    'Ein Arm oder ein Bein ist schwach oder taub.',
    'Wörter kommen falsch, verwaschen oder gar nicht, oder werden nicht verstanden.',
    'Das Sehen ist weg oder doppelt, auf einem Auge oder beiden.',
    'Schwindel, mit dem Gehen oder Stehen schwerfällt.',
    'Kopfschmerz aus dem Nichts, stärker als je zuvor.',
  ],
  suddenThen: 'Merk dir die Uhrzeit, bleib bei der Person, gib ihr nichts zu essen oder zu trinken, und fahr nicht selbst ins Krankenhaus.',
  call: (number) => `${number} anrufen`,
}
