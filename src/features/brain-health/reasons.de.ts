import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { brainHealthReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof brainHealthReasons> = {
  pressure_range: 'Gib für den Blutdruck zwei Zahlen ein: die obere von 60 bis 260, die untere von 30 bis 160.',
  pressure_order: 'Die obere Zahl muss größer sein als die untere.',
  sugar_range: 'Gib einen HbA1c von 3 bis 20 Prozent oder von 9 bis 195 mmol/mol ein.',
  fat_range: 'Das sieht nicht nach einem Cholesterinwert aus. Bitte prüf die Einheit: mg/dl oder mmol/l.',
  fat_missing: 'Gib mindestens eine der beiden Zahlen ein.',
  body_range: 'Gib ein Gewicht von 25 bis 400 kg und eine Größe von 100 bis 250 cm ein.',
  drinks_range: 'Gib die Getränke einer üblichen Woche ein, von 0 bis 150.',
  minutes_range: 'Gib die Minuten einer üblichen Woche ein, von 0 bis 6.000.',
  hours_range: 'Gib die Stunden einer üblichen Nacht ein, von 0 bis 16.',
  mepa_range: 'Gib Punkte von 0 bis 16 ein.',
  enough_reports: 'Das waren viele PDFs für einen Tag. Morgen geht wieder eines.',
  no_voice: 'Die Stimme ist gerade nicht verfügbar. Versuch es gleich noch einmal.',
  reports_busy: 'Gerade werden andere PDFs erstellt. Versuch es gleich noch einmal.',
}
