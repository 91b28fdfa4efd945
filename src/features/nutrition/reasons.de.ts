import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { nutritionReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof nutritionReasons> = {
  day_full: ({ most }) => `Ein Tag fasst höchstens ${most} Einträge. Nichts wurde geändert.`,
  diary_full: ({ most }) => `Dein Tagebuch hat ${most} Einträge, mehr gehen nicht hinein. Nichts wurde geändert.`,
  too_many_things: ({ most }) =>
    `Du hast ${most} Lebensmittel, Rezepte, Mahlzeiten und Favoriten, mehr gehen nicht. Nimm zuerst welche weg; nichts wurde geändert.`,
  holds_itself: 'Dieses Rezept enthielte sich selbst, direkt oder über ein anderes. Nichts wurde geändert.',
}
