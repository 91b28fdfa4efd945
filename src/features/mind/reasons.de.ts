import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { mindReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof mindReasons> = {
  not_here: 'Diese Notiz gibt es hier nicht.',
  too_many: ({ most }) => `Du hast ${most} Notizen, mehr gehen nicht. Nimm zuerst eine weg; geändert wurde nichts.`,
}
