import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { meditationReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof meditationReasons> = {
  not_here: 'Diese Meditation gibt es hier nicht.',
  not_shared: 'Diese Meditation wird nicht mehr geteilt. An deinen Sachen wurde nichts geändert.',
  title_missing: 'Eine Meditation braucht einen Titel.',
  script_long: 'Ein Skript darf höchstens 20.000 Zeichen haben. Gespeichert wurde nichts; dein Text steht noch vor dir.',
  preview_long: 'Eine Vorschau nimmt höchstens 1.500 Zeichen.',
  script_problem: ({ line, column }) =>
    `Im Skript stimmt etwas nicht, Zeile ${line}, Zeichen ${column}. Es ist so gespeichert; berichtige das und versuch es noch einmal.`,
  no_voice: 'Für Deutsch gibt es hier keine Stimme. Nimm die Worte selbst auf, und wähle deine eigene Stimme.',
  not_spoken: 'Die Stimme konnte das gerade nicht sprechen. Dein Skript ist gespeichert; versuch es in einer Minute wieder.',
  render_failed: 'Der Ton ließ sich nicht machen. Dein Skript ist gespeichert; versuch es noch einmal.',
  render_running: 'Der Ton wird schon gemacht.',
  many_renders: 'Das sind viele Töne für eine Stunde. Dein Skript ist gespeichert; versuch es etwas später.',
  many_previews: 'Das sind viele Vorschauen für eine Stunde. Versuch es etwas später.',
  no_audio: 'Mach zuerst den Ton: Andere hätten sonst nichts zu hören.',
  stale_audio: 'Der Ton ist älter als das Skript. Mach ihn zuerst neu.',
  hidden: 'Jemand von der Verwaltung hat diese Meditation verborgen. Lies den Grund, und schreib ihnen.',
  too_many: ({ most }) => `Du hast ${most} Meditationen, mehr geht nicht. Lösche zuerst eine; es wurde nichts geändert.`,
  too_many_shared: ({ most }) => `Du teilst ${most} Meditationen, mehr geht nicht. Beende zuerst das Teilen einer anderen.`,
  recording_missing: 'Diese Aufnahme gibt es hier nicht.',
  recording_unreadable: 'Diese Datei ist kein Ton, der sich lesen lässt. Es wurde nichts geändert.',
  recording_silent: 'In dieser Aufnahme ist nichts zu hören. Es wurde nichts geändert.',
  recording_long: ({ minutes }) => `Eine Aufnahme darf höchstens ${minutes} Minuten lang sein. Es wurde nichts geändert.`,
  recordings_long: ({ minutes }) =>
    `Die Aufnahmen einer Meditation dürfen zusammen höchstens ${minutes} Minuten lang sein. Es wurde nichts geändert.`,
  recording_large: ({ megabytes }) => `Eine Aufnahme darf höchstens ${megabytes} MB haben. Es wurde nichts geändert.`,
  not_listened: 'Hör sie dir zuerst an, dann kannst du sie bewerten.',
  own_rating: 'Diese ist von dir: Andere bewerten sie.',
  many_reports: 'Das sind viele Meldungen für einen Tag. Schreib lieber der Verwaltung.',
  hide_reason_missing: 'Nenne der Person, von der sie ist, einen Grund.',
  not_counted: 'Das Hören lässt sich gerade nicht zählen.',
  draft_unreadable:
    'Die Antwort des Sprachmodells war kein Skript, das Sinn ergibt. Es wurde nichts geändert; du kannst noch einmal fragen.',
  draft_for_people: 'Das ist eher für Menschen als für ein Programm, das Meditationen schreibt. Es wurde nirgendwohin geschickt.',
}
