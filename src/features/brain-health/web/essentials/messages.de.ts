import type { en } from './messages.en.ts'

export const de: typeof en = {
  title: 'Life’s Essential 8',
  lead: 'Die acht der American Heart Association, jede von 0 bis 100. Was Herz und Gefäßen guttut, ist auch dem Gehirn gute Gesellschaft.',
  now: (low, high) => (low === high ? `${low} von 100` : `Zwischen ${low} und ${high} von 100`),
  known: (n) => `${n} von 8 sind bekannt`,
  picture: (name, low, high) => (low === high ? `${name}: ${low} von 100` : `${name}: ${low} bis ${high} von 100`),
  open: 'Offen',
  fill: 'Die Antworten kommen von der Seite des Scores. Was du dort änderst, zählt hier.',
  toAnswers: 'Zu den Antworten',
  mepa: 'Essen',
  mepaText:
    'Der Artikel bewertet das Essen mit einem kurzen Fragebogen namens MEPA, 0 bis 16 Punkte. Seine Fragen gehören nicht zu Fernwell; hat eine Praxis oder Studie ihn mit dir gemacht, schreib die Punkte hier auf.',
  mepaLabel: 'MEPA-Punkte, 0 bis 16',
  mepaWrong: 'Schreib eine ganze Zahl von 0 bis 16.',
  save: 'Speichern',
  details: 'Zählweise',
  notes: [
    'Die Grenzen sind die für Erwachsene veröffentlichten. Das Mittel der acht ist ein einfaches.',
    'Behandelter Blutdruck oder behandeltes Cholesterin zählt 20 weniger, ebenso eine Wohnung mit Rauch, wo etwas abzuziehen ist.',
    'Ein Body-Mass-Index unter 18,5 und ein HbA1c ab 6,5 % ohne Diagnose bleiben offen: Sie gehören in ein Gespräch mit Fachleuten.',
    'Für manche Herkünfte gelten beim Body-Mass-Index andere Grenzen, die in der Haupttabelle nicht stehen.',
  ],
}
