import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { companionReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof companionReasons> = {
  no_thread: 'Dieses Gespräch gibt es hier nicht.',
  no_message: 'Diese Nachricht gibt es hier nicht.',
  no_card: 'Diesen Vorschlag gibt es hier nicht.',
  card_taken: 'Das wurde schon anderswo erledigt oder ist vorbei. Nichts wurde doppelt gemacht.',
  no_memory: 'Das ist nicht im Gedächtnis.',
  enough_memories: ({ most }: { most: number }) => `Mehr als ${most} Sätze kann es sich nicht merken. Lass zuerst einen vergessen.`,
  card_args: 'Mit diesem Text geht das nicht.',
  not_adult: 'Gespräche mit einem Sprachmodell sind für Menschen ab 18. Bitte bestätige das zuerst.',
  other_parent: 'In diesem Gespräch fehlt die Nachricht, auf die deine folgen soll. Bitte lade es neu.',
  other_words: 'Diese Kennung hat schon eine andere Nachricht.',
  too_many_threads: ({ most }) => `Du hast ${most} Gespräche, mehr gehen nicht. Lösche zuerst eins.`,
  too_many_messages: ({ most }) => `Dieses Gespräch hat ${most} Nachrichten, mehr gehen nicht. Bitte beginne ein neues.`,
  no_hearing: 'Hier ist keine Spracherkennung eingerichtet. Du kannst trotzdem tippen.',
  hearing_not_agreed: 'Was du sagst, geht an keinen Erkennungsdienst, solange du dem nicht zustimmst.',
  other_service: 'Diese Installation nutzt inzwischen einen anderen Dienst. Bitte sieh ihn dir an und entscheide neu.',
  hearing_away: 'Der Erkennungsdienst ist gerade nicht zu erreichen. Bitte sag es noch einmal, oder tipp es.',
  hearing_slow: 'Der Erkennungsdienst hat zu lange gebraucht. Bitte sag es noch einmal, oder tipp es.',
  hearing_busy: 'Der Erkennungsdienst ist gerade ausgelastet. Bitte versuche es gleich noch einmal, oder tipp.',
  hearing_refused:
    'Der Erkennungsdienst hat das abgelehnt. Wer diese Installation betreibt, kann die Einstellungen prüfen. Du kannst trotzdem tippen.',
  hearing_nonsense: 'Die Antwort des Erkennungsdienstes war nicht zu lesen. Bitte sag es noch einmal, oder tipp es.',
  hearing_spent: 'Das Limit der Spracherkennung für heute ist erreicht. Du kannst trotzdem tippen.',
  voice_at_once: 'Deine letzte Aufnahme wird noch erkannt. Bitte warte einen Moment.',
  too_long_speech: ({ seconds }) => `Das ist länger als ${seconds} Sekunden. Bitte sag es in Teilen.`,
  not_sound: 'Diese Aufnahme ließ sich nicht lesen.',
  no_voice: 'Für diese Sprache gibt es hier keine Stimme. Die Antwort steht auf dem Bildschirm.',
  voice_away: 'Die Antwort ließ sich gerade nicht sprechen. Sie steht auf dem Bildschirm.',
  voice_spent: 'Das Limit für gesprochene Antworten ist heute erreicht. Du kannst sie auf dem Bildschirm lesen.',
}
