import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { personalityReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof personalityReasons> = {
  not_here: 'Dieses Ergebnis gibt es hier nicht. Vielleicht wurde es gelöscht.',
  taken_away: 'Dieser Fragebogen wurde auf einem anderen Gerät gelöscht. Deine Antworten sind noch auf diesem.',
  unknown_instrument:
    'Dieser Fragebogen ist hier nicht bekannt. Vielleicht gehört er zu einer neueren Version der App; deine Antworten bleiben auf deinem Gerät.',
  unknown_item: 'Eine der Antworten gehört nicht zu diesem Fragebogen. Geändert wurde nichts.',
  answer_out_of_range: ({ most }) => `Eine Antwort muss zwischen 1 und ${most} liegen. Geändert wurde nichts.`,
  unknown_group: 'Diese Vergleichsgruppe ist hier nicht bekannt. Geändert wurde nichts.',
  too_few_answers: 'Für ein Ergebnis sind es noch zu wenige Antworten. Sie sind alle gespeichert.',
  not_finished: 'Dieser Fragebogen ist noch nicht fertig.',
  too_many: ({ most }) => `Du hast ${most} Ergebnisse, mehr gehen nicht. Lösche zuerst eines; geändert wurde nichts.`,
  too_many_shares: ({ most }) => `Du hast ${most} Links, mehr gehen nicht. Widerrufe zuerst einen.`,
  unknown_scale: 'Ein gewählter Teil kommt in diesem Ergebnis nicht vor. Geteilt wurde nichts.',
  expiry_past: 'Der Link wäre schon abgelaufen. Wähle einen späteren Tag.',
  link_not_here: 'Dieser Link funktioniert nicht. Vielleicht wurde er widerrufen oder ist abgelaufen.',
  no_preview: 'Dieser Link hat kein Bild.',
  opened_often: 'Das wurde in kurzer Zeit sehr oft geöffnet. Versuch es in einer Minute noch einmal.',
  not_comparable: 'Wer das geteilt hat, möchte keinen Vergleich.',
  nothing_of_mine: 'Du hast diesen Fragebogen noch nicht abgeschlossen.',
  tip_not_here: 'Diesen Vorschlag gibt es hier nicht.',
  enough_reports: 'Das Limit für Berichte ist heute erreicht. Morgen geht es weiter.',
  reports_busy: 'Gerade entstehen andere Berichte. Versuch es gleich noch einmal.',
  import_too_many: ({ results, most }) =>
    `Mit dieser Datei hättest du ${results} Ergebnisse; mehr als ${most} gehen nicht. Geändert wurde nichts.`,
}
