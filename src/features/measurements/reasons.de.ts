import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { measurementsReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof measurementsReasons> = {
  nothing_measured: 'In diesem Eintrag steht noch kein Wert.',
  out_of_range: 'Einer der Werte liegt außerhalb des möglichen Bereichs. Bitte prüf ihn noch einmal. Geändert wurde nichts.',
  in_future: 'Dieser Tag liegt in der Zukunft.',
  too_many: ({ most }) => `Du hast ${most} Einträge, mehr sind nicht möglich. Lösche zuerst einen. Geändert wurde nichts.`,
  photo_not_here: 'Dieses Foto wurde nicht gefunden.',
  photo_unreadable: 'Diese Datei ließ sich nicht als Foto lesen. Bitte nimm JPEG, PNG, WebP oder AVIF. Gespeichert wurde nichts.',
  photo_too_large: ({ megabytes }) => `Ein Foto darf höchstens ${megabytes} MB haben. Gespeichert wurde nichts.`,
  photo_id_taken: 'Diese Kennung hat schon ein anderes Foto.',
  too_many_photos: ({ most }) => `Du hast ${most} Fotos, mehr sind nicht möglich. Lösche zuerst eines.`,
}
