import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { habitReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof habitReasons> = {
  not_here: 'Diese Gewohnheit gibt es hier nicht.',
  too_many: ({ most }) => `Mehr als ${most} Gewohnheiten sind nicht möglich.`,
  groups_too_many: ({ most }) => `Mehr als ${most} Gruppen sind nicht möglich.`,
  target_zero: 'Ein Ziel muss größer als null sein.',
  times_of_amount: '„Mehrmals am Tag“ gibt es nur für Gewohnheiten, die getan sind oder nicht. Bei einer Menge stell ein Ziel ein.',
  pause_backwards: 'Eine Pause kann nicht vor ihrem Beginn enden.',
  goal_zero: 'Ein Gesamtziel muss größer als null sein.',
  import_too_many: ({ habits, most }) => `Damit wären es ${habits} Gewohnheiten; mehr als ${most} sind nicht möglich.`,
  date_order_open: 'Die Daten in dieser Datei könnten mit dem Tag oder dem Monat beginnen. Bitte wähle, was gilt.',
}
