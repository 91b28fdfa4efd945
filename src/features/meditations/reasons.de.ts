import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { meditationReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof meditationReasons> = {
  not_here: 'Diese Meditation gibt es hier nicht.',
  not_shared: 'Diese Meditation wird nicht mehr geteilt. An deinen Sachen wurde nichts geändert.',
  title_missing: 'Eine Meditation braucht einen Titel.',
  script_long: 'Ein Skript darf höchstens 20.000 Zeichen haben. Es wurde nichts gespeichert; dein Text ist noch da.',
  preview_long: 'Eine Vorschau darf höchstens 1.500 Zeichen haben.',
  script_problem: ({ line, column }) =>
    `Im Skript stimmt etwas nicht, Zeile ${line}, Zeichen ${column}. Es ist so gespeichert; berichtige das und versuch es noch einmal.`,
  no_voice: 'Für Deutsch gibt es hier keine Stimme. Nimm die Worte selbst auf, und wähle deine eigene Stimme.',
  not_spoken: 'Die Stimme konnte das gerade nicht sprechen. Dein Skript ist gespeichert; versuch es in einer Minute wieder.',
  render_failed: 'Der Ton ließ sich nicht erzeugen. Dein Skript ist gespeichert; versuch es noch einmal.',
  render_running: 'Der Ton wird schon erzeugt.',
  many_renders: 'Das sind viele Töne für eine Stunde. Dein Skript ist gespeichert; versuch es etwas später.',
  many_previews: 'Das sind viele Vorschauen für eine Stunde. Versuch es etwas später.',
  no_audio: 'Erzeuge zuerst den Ton: Andere hätten sonst nichts zu hören.',
  stale_audio: 'Der Ton ist älter als das Skript. Erzeuge ihn zuerst neu.',
  hidden: 'Jemand von der Verwaltung hat diese Meditation verborgen. Lies den Grund, und schreib ihnen.',
  too_many: ({ most }) => `Du hast ${most} Meditationen, mehr geht nicht. Lösche zuerst eine; es wurde nichts geändert.`,
  too_many_shared: ({ most }) => `Du teilst ${most} Meditationen, mehr geht nicht. Beende zuerst das Teilen einer anderen.`,
  recording_missing: 'Diese Aufnahme gibt es hier nicht.',
  recording_unreadable: 'Diese Datei ließ sich nicht als Ton lesen. Es wurde nichts geändert.',
  recording_silent: 'Diese Aufnahme ist stumm. Es wurde nichts geändert.',
  recording_long: ({ minutes }) => `Eine Aufnahme darf höchstens ${minutes} Minuten lang sein. Es wurde nichts geändert.`,
  recordings_long: ({ minutes }) =>
    `Die Aufnahmen einer Meditation dürfen zusammen höchstens ${minutes} Minuten lang sein. Es wurde nichts geändert.`,
  recording_large: ({ megabytes }) => `Eine Aufnahme darf höchstens ${megabytes} MB haben. Es wurde nichts geändert.`,
  not_listened: 'Hör sie dir zuerst an, dann kannst du sie bewerten.',
  own_rating: 'Deine eigene Meditation kannst du nicht bewerten.',
  many_reports: 'Das sind viele Meldungen für einen Tag. Schreib lieber der Verwaltung.',
  hide_reason_missing: 'Nenne der Person, von der sie ist, einen Grund.',
  not_counted: 'Das Hören lässt sich gerade nicht zählen.',
  draft_unreadable: 'Das Sprachmodell hat kein brauchbares Skript geliefert. Es wurde nichts geändert; du kannst noch einmal fragen.',
  draft_for_people: 'Das ist eher für Menschen als für ein Programm, das Meditationen schreibt. Es wurde nirgendwohin geschickt.',
}
