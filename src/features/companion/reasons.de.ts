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
  no_hearing: 'Hier macht nichts aus Sprache Worte. Tippen geht wie immer.',
  hearing_not_agreed: 'Was du sagst, geht an keinen Erkennungsdienst, solange du dem nicht zustimmst.',
  other_service: 'Diese Installation nutzt inzwischen einen anderen Dienst. Bitte sieh ihn dir an und entscheide neu.',
  hearing_away: 'Der Erkennungsdienst ist gerade nicht zu erreichen. Bitte sag es noch einmal, oder tipp es.',
  hearing_slow: 'Der Erkennungsdienst hat zu lange gebraucht. Bitte sag es noch einmal, oder tipp es.',
  hearing_busy: 'Der Erkennungsdienst hat gerade zu viel zu tun. Bitte versuche es gleich noch einmal, oder tipp.',
  hearing_refused:
    'Der Erkennungsdienst hat das abgelehnt. Wer diese Installation betreibt, kann die Einstellungen ansehen; Tippen geht wie immer.',
  hearing_nonsense: 'Die Antwort des Erkennungsdienstes war nicht zu lesen. Bitte sag es noch einmal, oder tipp es.',
  hearing_spent: 'Mehr kann heute nicht erkannt werden. Tippen geht wie immer.',
  voice_at_once: 'Etwas von dir wird noch angehört. Bitte warte einen Moment.',
  too_long_speech: ({ seconds }) => `Das ist länger als ${seconds} Sekunden. Bitte sag es in Teilen.`,
  not_sound: 'Das ist kein Ton, den man anhören könnte.',
  no_voice: 'Diese Sprache spricht hier nichts. Die Antwort steht auf dem Bildschirm.',
  voice_away: 'Die Antwort ließ sich gerade nicht sprechen. Sie steht auf dem Bildschirm.',
  voice_spent: 'Mehr kann heute nicht gesprochen werden. Antworten stehen auf dem Bildschirm.',
}
