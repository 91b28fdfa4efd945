import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { therapistReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof therapistReasons> = {
  too_long: 'Das ist länger, als ein Eintrag sein kann. Kürze es oder teile es auf zwei auf; geändert wurde nichts.',
  too_many: ({ most }) => `Du hast ${most} Einträge, mehr gehen nicht. Lösche zuerst einen; geändert wurde nichts.`,
  unfinished: 'Dieses Formular ist noch nicht vollständig. Was du ausgefüllt hast, ist noch auf deinem Gerät.',
  missing: 'Das ist noch offen.',
  out_of_range: ({ least, most }) => `Das kann von ${least} bis ${most} gehen.`,
  not_offered: 'Das ist keine der Antworten, die zur Wahl stehen.',
  not_readable: 'Das lässt sich nicht lesen.',
  letters: ({ most }) => `Das kann höchstens ${most} Zeichen haben.`,
  other_kind: 'Unter dieser Kennung ist etwas anderes gespeichert.',
  in_future: 'Dieser Tag ist noch nicht da.',
  too_many_shares: ({ most }) => `Du hast ${most}-mal etwas freigegeben, mehr geht nicht. Lösche zuerst beendete Freigaben.`,
  expiry_past: 'Dieser Zeitpunkt ist schon vorbei.',
  link_needs_end: 'Ein Link braucht ein Ende: Wähle einen Tag, an dem er aufhört.',
  days_backwards: 'Der letzte Tag liegt vor dem ersten.',
  no_account: 'Ein Konto dieses Namens gibt es hier nicht. Bitte sieh noch einmal hin; freigegeben wurde nichts.',
  own_account: 'Das ist dein eigenes Konto.',
  many_names: 'Es wurden so viele Namen versucht, dass es eine Weile ruhen muss.',
  share_not_here: 'Das ist nicht mehr hier.',
  link_not_here: 'Dieser Link öffnet nichts. Vielleicht ist er beendet, oder er ist nicht vollständig.',
  opened_often: 'Das wurde in einer Minute zu oft geöffnet. Bitte versuche es gleich noch einmal.',
  enough_briefs: 'Du hast heute so viele PDFs gemacht, wie es gehen. Morgen gibt es neue.',
  briefs_busy: 'Gerade werden mehrere PDFs gemacht. Bitte versuche es in einer Minute noch einmal.',
  account_gone: 'Dieses Konto wurde gelöscht, während der Bericht gemacht wurde.',
}
