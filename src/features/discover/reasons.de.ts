import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { discoverReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof discoverReasons> = {
  course_not_here: 'Diesen Kurs gibt es nicht.',
  run_skipped: 'Die Durchgänge eines Kurses müssen aufeinander folgen.',
  too_many_runs: ({ most }) => `Ein Kurs kann höchstens ${most} Mal beginnen.`,
  too_many_moods: ({ most }) => `Du kannst höchstens ${most} Notizen zu deiner Stimmung speichern.`,
}
