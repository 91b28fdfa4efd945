import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { discoverReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof discoverReasons> = {
  course_not_here: 'Diesen Kurs gibt es nicht.',
  run_skipped: 'Ein Kurs beginnt einmal nach dem anderen von vorn.',
  too_many_runs: ({ most }) => `Ein Kurs kann höchstens ${most} Mal beginnen.`,
  too_many_moods: ({ most }) => `Mehr als ${most} Notizen zu deiner Stimmung gehen nicht.`,
}
