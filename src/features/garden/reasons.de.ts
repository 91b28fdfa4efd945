import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { gardenReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof gardenReasons> = {
  plant_not_here: 'Diese Pflanze gibt es hier nicht.',
  arranged_too_many: ({ most }) =>
    `Ein Garten merkt sich Namen und Plätze von ${most} Pflanzen. Entferne zuerst einen; geändert wurde nichts.`,
  seeds_too_many: ({ most }) => `Das Beet der seltenen Samen ist mit ${most} voll. Was für ein Garten!`,
  too_few_points: ({ price, points }) => `Dieser Samen kostet ${price} Punkte, und du hast ${points}. Er wartet auf dich.`,
  nothing_to_arrange: 'Nenne einen Namen oder einen Platz.',
}
