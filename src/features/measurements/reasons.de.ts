import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { measurementsReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof measurementsReasons> = {
  nothing_measured: 'In diesem Eintrag steht noch kein Wert.',
  out_of_range: 'Einer der Werte liegt außerhalb dessen, was ein Körper messen kann. Bitte sieh noch einmal hin; geändert wurde nichts.',
  in_future: 'Dieser Tag ist noch nicht gekommen.',
  too_many: ({ most }) => `Du hast ${most} Einträge, mehr gehen nicht. Lösche zuerst einen; geändert wurde nichts.`,
  photo_not_here: 'Dieses Foto gibt es hier nicht.',
  photo_unreadable: 'Das ließ sich nicht als Foto lesen. JPEG, PNG, WebP und AVIF gehen; gespeichert wurde nichts.',
  photo_too_large: ({ megabytes }) => `Ein Foto darf höchstens ${megabytes} MB haben. Gespeichert wurde nichts.`,
  photo_id_taken: 'Diese Kennung hat schon ein anderes Foto.',
  too_many_photos: ({ most }) => `Du hast ${most} Fotos, mehr gehen nicht. Lösche zuerst eines.`,
}
