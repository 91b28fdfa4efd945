import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { marketingReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof marketingReasons> = {
  line: 'Hier passt eine Zeile aus Buchstaben, ohne Steuerzeichen.',
  text: 'Hier passen Buchstaben und Zeilenumbrüche, ohne andere Steuerzeichen.',
  address_form: 'Das sieht nicht wie eine E-Mail-Adresse aus.',
  too_many_messages:
    'Aus diesem Netz kamen in der letzten Stunde viele Nachrichten. Deine wurde nicht gesendet; bitte versuch es später noch einmal.',
  too_many_today: 'Heute kamen viele Nachrichten an. Deine wurde nicht gesendet; bitte versuch es morgen noch einmal.',
  box_full: 'Hier warten so viele Nachrichten, dass keine mehr angenommen wird. Deine wurde nicht gesendet.',
  message_not_here: 'Diese Nachricht ist nicht mehr da.',
  review_changed: 'Wer diese Bewertung schrieb, hat sie inzwischen geändert oder zurückgenommen. Bitte sieh noch einmal nach.',
  too_many_changes: 'Du hast deine Bewertung heute oft geändert. Bitte versuch es morgen noch einmal.',
  slug: 'Eine Adresse besteht aus kleinen Buchstaben, Ziffern und Bindestrichen und beginnt mit einem Buchstaben oder einer Ziffer.',
  slug_taken: 'Diese Adresse hat schon ein anderer Beitrag.',
  post_too_long: 'Ein Beitrag darf höchstens 100 kB haben.',
  too_many_posts: ({ most }) => `Es gibt schon ${most} Beiträge. Lösche erst einen.`,
  post_not_here: 'Diesen Beitrag gibt es hier nicht.',
  owner_by_environment: ({ name }) => `Das ist durch ${name} in der Umgebung des Servers festgelegt und lässt sich hier nicht ändern.`,
}
