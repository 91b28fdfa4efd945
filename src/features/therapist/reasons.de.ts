import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { therapistReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof therapistReasons> = {
  too_long: 'Das ist zu lang für einen Eintrag. Kürze es oder teile es auf zwei auf. Geändert wurde nichts.',
  too_many: ({ most }) => `Du hast ${most} Einträge, mehr gehen nicht. Lösche zuerst einen; geändert wurde nichts.`,
  unfinished: 'Dieses Formular ist noch nicht vollständig. Was du ausgefüllt hast, ist noch auf deinem Gerät.',
  missing: 'Bitte füll das noch aus.',
  out_of_range: ({ least, most }) => `Gib eine Zahl von ${least} bis ${most} ein.`,
  not_offered: 'Bitte wähle eine der Antworten.',
  not_readable: 'Das lässt sich nicht lesen.',
  letters: ({ most }) => `Das kann höchstens ${most} Zeichen haben.`,
  other_kind: 'Unter dieser Kennung ist etwas anderes gespeichert.',
  in_future: 'Dieser Tag liegt in der Zukunft.',
  too_many_shares: ({ most }) => `Du hast ${most}-mal etwas freigegeben, mehr geht nicht. Lösche zuerst beendete Freigaben.`,
  expiry_past: 'Dieser Zeitpunkt ist schon vorbei.',
  link_needs_end: 'Ein Link braucht ein Enddatum. Bitte wähle einen Tag.',
  days_backwards: 'Der letzte Tag liegt vor dem ersten.',
  no_account: 'Ein Konto mit diesem Namen gibt es hier nicht. Bitte prüf den Namen. Freigegeben wurde nichts.',
  own_account: 'Das ist dein eigenes Konto.',
  many_names: 'Es wurden zu viele Namen versucht. Bitte warte eine Weile.',
  share_not_here: 'Das gibt es hier nicht mehr.',
  link_not_here: 'Dieser Link funktioniert nicht. Vielleicht ist er beendet oder nicht vollständig.',
  opened_often: 'Das wurde in einer Minute zu oft geöffnet. Bitte versuche es gleich noch einmal.',
  enough_briefs: 'Das Limit für PDFs ist heute erreicht. Bitte versuche es morgen wieder.',
  briefs_busy: 'Gerade werden mehrere PDFs gemacht. Bitte versuche es in einer Minute noch einmal.',
  account_deleted: 'Dieses Konto wurde gelöscht, während der Bericht gemacht wurde.',
}
