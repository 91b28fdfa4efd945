import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { wikiReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof wikiReasons> = {
  no_trail: 'Dieser Pfad wurde nicht gefunden.',
  no_step: 'Diesen Schritt gibt es in diesem Pfad nicht.',
  no_word: 'Dieses Wort steht nicht in deinem Wortschatz.',
  no_sense: 'Diese Bedeutung kennt das Wörterbuch nicht.',
  not_by_model: 'Hierzu gibt es nur den Eintrag des Wörterbuchs.',
  too_many_trails: ({ most }) => `Du hast ${most} benannte Pfade, mehr gehen nicht. Lösche zuerst einen.`,
  too_many_words: ({ most }) => `Du hast ${most} Wörter gespeichert, mehr gehen nicht. Entferne zuerst eins.`,
  too_many_reviews: ({ most }) => `Dieses Wort wurde ${most}-mal abgefragt. Du kannst es.`,
}
