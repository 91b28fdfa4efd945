import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { cardioReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof cardioReasons> = {
  not_here: 'Diese Einheit wurde nicht gefunden.',
  taken_away: 'Diese Einheit wurde gelöscht. Stell sie zuerst wieder her; geändert wurde nichts.',
  in_future: 'Diese Einheit würde in der Zukunft beginnen. Bitte prüf Tag und Uhrzeit. Gespeichert wurde nichts.',
  too_many: ({ most }) => `Du hast ${most} Einheiten, mehr sind nicht möglich. Lösche zuerst eine. Geändert wurde nichts.`,
  zones_rising: 'Jede Zone muss höher beginnen als die vorige. Bitte prüf die fünf Grenzen. Geändert wurde nichts.',
  rest_below_max: 'Der Ruhepuls muss unter dem Maximalpuls liegen. Bitte prüf beide. Geändert wurde nichts.',
  no_track: 'Zu dieser Einheit gibt es keine Aufzeichnung, also auch keine Datei.',
}
