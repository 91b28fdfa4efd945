import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { soulReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof soulReasons> = {
  track_not_here: 'Diesen Klang gibt es hier nicht.',
  practice_not_here: 'So eine Übung gibt es nicht.',
  too_many_practices: ({ most }) => `Du hast ${most} Übungen gespeichert, mehr gehen nicht. Lösche zuerst eine.`,
  many_renders:
    'Du hast in dieser Stunde viele verschiedene Timer und Atemübungen ausprobiert. Was du schon gehört hast, spielt weiter; neue gehen bald wieder.',
  too_many_mixes: ({ most }) => `Du hast ${most} Mischungen gespeichert, mehr gehen nicht. Lösche zuerst eine.`,
  mix_name_missing: 'Eine Mischung braucht einen Namen.',
  mix_empty: 'Eine Mischung braucht einen Klang.',
  mix_full: 'Eine Mischung kann höchstens acht Klänge haben.',
  too_many_sittings: ({ most }) => `Mehr als ${most} Sitzungen aus anderen Apps gehen nicht.`,
  session_not_here: 'Diese Hörsitzung gibt es hier nicht.',
  recording_not_here: 'Diese Aufnahme gibt es hier nicht.',
  category_not_here: 'Diese Kategorie gibt es nicht.',
  not_reached: 'Dieser Meilenstein wurde nicht erreicht.',
  not_a_recording: 'Diese Datei ist keine Aufnahme in MP3, M4A, Ogg oder FLAC.',
  recording_damaged: 'Diese Aufnahme ließ sich nicht lesen: Vielleicht ist sie beschädigt oder enthält keinen Ton.',
  recording_too_large: ({ megabytes }) => `Eine Aufnahme darf höchstens ${megabytes} MB groß sein.`,
  recording_too_long: ({ hours }) => `Eine Aufnahme darf höchstens ${hours} Stunden lang sein.`,
  slug: 'Das ist keine Kennung eines Klangs oder einer Kategorie.',
  title_missing: 'Eine Aufnahme braucht einen Titel.',
}
