import type { en } from './counting.en.ts'

export const de: typeof en = {
  title: 'Hier werden Besuche gezählt',
  lead: 'Wer dieses Angebot betreibt, hat das Zählen eingeschaltet. Der Server behält Summen je Woche und Herkunft, nichts über einzelne Menschen. Dein Browser behält das Folgende.',
  asks: 'Dein Browser bittet darum, nicht verfolgt zu werden (Global Privacy Control oder Do Not Track). Deshalb wird nichts gezählt.',
  unreadable: 'Die Wahl, die in diesem Browser gespeichert ist, lässt sich nicht lesen. Bis du wählst, wird nichts gezählt.',
  allow: 'Meine Besuche zählen',
  allowHint:
    'Seiten, die du öffnest, etwas, das du ausprobierst, und das Anmelden. Nie, was du schreibst, und keine Titel oder Adressen von Seiten hinter der Anmeldung.',
  tagManager: (id) =>
    `Auf öffentlichen Seiten wird auch der Google Tag Manager ${id} geladen, solange du nicht angemeldet bist. Er erfährt deine Netzadresse, deinen Browser, die Seite, auf der du bist, und die Ereignisse unten.`,
  identity: 'Dem Tag Manager auch sagen, wer ich bin',
  identityHint: 'Beim Anmelden gehen deine Adresse und die Nummer deines Kontos mit. Aus, solange du es nicht einschaltest.',
  campaign: 'Wie du hierher kamst',
  noCampaign: 'Es ist nichts darüber gespeichert, wie du hierher kamst.',
  source: 'Kampagne',
  landing: 'Erste Seite',
  referrer: 'Von',
  none: 'keine',
  visit: 'Nummer dieses Besuchs',
  browser: 'Browser',
  history: (n) => (n === 1 ? '1 Ereignis' : `${n} Ereignisse`),
  noHistory: 'Es ist kein Ereignis gespeichert.',
  when: 'Wann',
  event: 'Ereignis',
  value: 'Wert',
  types: {
    page_view: 'Seite geöffnet',
    trial_start: 'Etwas ausprobiert',
    trial_conversion: 'Nach dem Ausprobieren angemeldet',
    signup: 'Angemeldet',
    micro_offer_gated: 'Kontingent erreicht',
    email_signup: 'Adresse angegeben',
  },
  clear: 'Alles davon in diesem Browser löschen',
  cleared: 'Gelöscht',
}
