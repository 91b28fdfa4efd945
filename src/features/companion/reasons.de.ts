import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { companionReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof companionReasons> = {
  no_thread: 'Dieses Gespräch gibt es hier nicht.',
  no_message: 'Diese Nachricht gibt es hier nicht.',
  no_card: 'Diesen Vorschlag gibt es hier nicht.',
  card_taken: 'Das wurde schon anderswo gedrückt oder ist vorbei. Nichts wurde doppelt getan.',
  no_memory: 'Das ist nicht gemerkt.',
  enough_memories: ({ most }: { most: number }) =>
    `Es sind ${most} gemerkte Sätze, mehr können es nicht sein. Lass zuerst einen vergessen.`,
  card_args: 'Mit diesen Worten geht das nicht.',
  not_adult: 'Gespräche mit einem Sprachmodell sind für Menschen ab 18. Bitte bestätige das zuerst.',
  other_parent: 'In diesem Gespräch fehlt die Nachricht, auf die sie folgen soll. Bitte sieh es dir noch einmal an.',
  other_words: 'Diese Kennung hat schon eine andere Nachricht.',
  too_many_threads: ({ most }) => `Du hast ${most} Gespräche, mehr gehen nicht. Lösche zuerst eins.`,
  too_many_messages: ({ most }) => `Dieses Gespräch hat ${most} Nachrichten, mehr gehen nicht. Bitte beginne ein neues.`,
}
