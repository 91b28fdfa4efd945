import type { en } from './messages.ts'

export const de: typeof en = {
  title: 'Life’s Essential 8',
  lead: 'Die acht der American Heart Association, jede von 0 bis 100. Was Herz und Gefäßen guttut, hilft oft auch dem Gehirn.',
  now: (low, high) => (low === high ? `${low} von 100` : `Zwischen ${low} und ${high} von 100`),
  known: (n) => `${n} von 8 sind bekannt`,
  picture: (name, low, high) => (low === high ? `${name}: ${low} von 100` : `${name}: ${low} bis ${high} von 100`),
  open: 'Offen',
  fill: 'Die Antworten kommen von der Seite des Brain Care Score. Was du dort änderst, zählt auch hier.',
  toAnswers: 'Zu den Antworten',
  mepa: 'Essen',
  mepaText:
    'Der Artikel bewertet das Essen mit einem kurzen Fragebogen namens MEPA, 0 bis 16 Punkte. Seine Fragen gehören nicht zu Fernwell; hat eine Praxis oder Studie ihn mit dir gemacht, gib die Punkte hier ein.',
  mepaLabel: 'MEPA-Punkte, 0 bis 16',
  mepaWrong: 'Gib eine ganze Zahl von 0 bis 16 ein.',
  save: 'Speichern',
  details: 'Zählweise',
  notes: [
    'Es gelten die für Erwachsene veröffentlichten Grenzen. Der Gesamtwert ist das einfache Mittel der acht.',
    'Behandelter Blutdruck oder behandeltes Cholesterin zählt 20 Punkte weniger, ebenso eine verrauchte Wohnung, aber nie unter 0.',
    'Ein Body-Mass-Index unter 18,5 und ein HbA1c ab 6,5 % ohne Diagnose bleiben offen: Sie gehören in ein Gespräch mit Fachleuten.',
    'Für manche Herkünfte gelten beim Body-Mass-Index andere Grenzen, die in der Haupttabelle nicht stehen.',
  ],
}
