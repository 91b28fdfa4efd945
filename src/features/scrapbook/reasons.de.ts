import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { scrapbookReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof scrapbookReasons> = {
  too_many_books: ({ most }) => `Du hast ${most} Sammelbücher, mehr gehen nicht. Lösche zuerst eines; geändert wurde nichts.`,
  too_many_pages: ({ most }) => `Du hast ${most} Seiten, mehr gehen nicht. Lösche zuerst einige; geändert wurde nichts.`,
  page_full: ({ most }) => `Auf dieser Seite sind mehr als ${most} Dinge. Mach auf einer anderen weiter; hier bleibt alles erhalten.`,
  page_large: 'Auf dieser Seite ist mehr, als eine Seite fasst. Mach auf einer anderen weiter; hier bleibt alles erhalten.',
  no_room: 'Deine Sammelbücher haben ihren ganzen Speicherplatz belegt. Lösche zuerst einige Seiten; geändert wurde nichts.',
  page_not_here: 'Diese Seite wurde nicht gefunden.',
  book_not_here: 'Dieses Sammelbuch wurde nicht gefunden.',
  picture_not_here: 'Dieses Bild wurde nicht gefunden.',
  picture_unreadable:
    'Dieses Bild ließ sich nicht lesen. JPEG, PNG, WebP und AVIF bis 120 Millionen Pixel gehen; Zeichnungen (SVG) und HEIC nicht. Gespeichert wurde nichts.',
  picture_too_large: ({ megabytes }) => `Ein Bild kann höchstens ${megabytes} MB haben. Gespeichert wurde nichts.`,
  picture_id_taken: 'Ein anderes Bild hat diese Kennung schon.',
  too_many_pictures: ({ most }) => `Du hast ${most} Bilder, mehr gehen nicht. Lösche zuerst eines.`,
  days_backwards: 'Der letzte Tag liegt vor dem ersten.',
  too_many_days: ({ most }) => `Das sind mehr als ${most} Tage auf einmal.`,
  link_past: 'Dieser Zeitpunkt ist schon vorbei.',
  link_far: ({ days }) => `Ein Link kann höchstens ${days} Tage offen sein.`,
  too_many_links: ({ most }) => `Du hast ${most} Links gemacht, mehr gehen nicht. Lösche zuerst beendete.`,
  link_not_here: 'Dieser Link funktioniert nicht. Er ist vielleicht abgelaufen oder unvollständig.',
  opened_often: 'Das wurde in einer Minute zu oft geöffnet. Bitte versuch es gleich noch einmal.',
  no_image_model: 'Hier ist kein Dienst eingerichtet, der Bilder erstellt.',
  images_not_agreed: 'Ein Dienst, der Bilder erstellt, bekommt nichts, bevor du zugestimmt hast. Diesem hast du nicht zugestimmt.',
  other_image_model: 'Inzwischen erstellt hier ein anderer Dienst die Bilder. Sieh ihn dir bitte an und entscheide neu.',
  images_spent: ({ most }) => `Du hast heute ${most} Bilder erstellen lassen, mehr gehen nicht. Morgen geht es weiter.`,
  too_many_asked: ({ most }) => `${most} Bilder sind in Arbeit oder fehlgeschlagen, mehr gehen nicht. Entferne zuerst einige.`,
  words_for_people: 'Diese Worte wurden nirgendwohin gesendet. Sie sind für Menschen, und Hilfe ist einen Druck entfernt.',
  asked_not_here: 'Diese Anfrage wurde nicht gefunden. Vielleicht ist das Bild schon fertig.',
}
