import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { brainHealthReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof brainHealthReasons> = {
  pressure_range: 'Ein Blutdruck sind zwei Zahlen: die obere von 60 bis 260, die untere von 30 bis 160.',
  pressure_order: 'Die obere Zahl eines Blutdrucks ist die größere.',
  sugar_range: 'Ein HbA1c liegt zwischen 3 und 20 Prozent oder 9 und 195 mmol/mol.',
  fat_range: 'Das ist keine Menge Cholesterin. Schau, ob die Einheit stimmt: mg/dl oder mmol/l.',
  fat_missing: 'Schreib wenigstens eine der beiden Zahlen auf.',
  body_range: 'Ein Gewicht liegt zwischen 25 und 400 kg, eine Größe zwischen 100 und 250 cm.',
  drinks_range: 'Schreib Getränke einer üblichen Woche auf, von 0 bis 150.',
  minutes_range: 'Schreib Minuten einer üblichen Woche auf, von 0 bis 6.000.',
  hours_range: 'Schreib Stunden einer üblichen Nacht auf, von 0 bis 16.',
  mepa_range: 'Diese Punkte gehen von 0 bis 16.',
  enough_reports: 'Das waren viele PDFs für einen Tag. Morgen geht wieder eines.',
  no_voice: 'Die Stimme konnte gerade nicht sprechen. Versuch es gleich noch einmal.',
  reports_busy: 'Gerade werden andere PDFs gemacht. Versuch es gleich noch einmal.',
}
