import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { cardioReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof cardioReasons> = {
  not_here: 'Diese Einheit gibt es hier nicht.',
  taken_away: 'Diese Einheit wurde gelöscht. Stell sie zuerst wieder her; geändert wurde nichts.',
  in_future: 'Diese Einheit würde in der Zukunft beginnen. Bitte sieh nach Tag und Uhrzeit; gespeichert wurde nichts.',
  too_many: ({ most }) => `Du hast ${most} Einheiten, mehr gehen nicht. Lösche zuerst eine; geändert wurde nichts.`,
  zones_rising: 'Jede Zone beginnt höher als die vorige. Bitte sieh dir die fünf Grenzen an; geändert wurde nichts.',
  rest_below_max: 'Der Ruhepuls liegt unter dem Maximalpuls. Bitte sieh dir beide an; geändert wurde nichts.',
  no_track: 'Zu dieser Einheit gibt es keine Aufzeichnung, also auch keine Datei.',
}
