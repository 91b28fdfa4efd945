import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { nutritionReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof nutritionReasons> = {
  day_full: ({ most }) => `Ein Tag fasst höchstens ${most} Einträge. Nichts wurde geändert.`,
  diary_full: ({ most }) => `Dein Ernährungstagebuch hat ${most} Einträge, mehr sind nicht möglich. Nichts wurde geändert.`,
  too_many_things: ({ most }) =>
    `Du hast ${most} Lebensmittel, Rezepte, Mahlzeiten und Favoriten, mehr sind nicht möglich. Lösche zuerst welche. Nichts wurde geändert.`,
  fast_length: 'Eine Pause endet nach ihrem Anfang und innerhalb eines Tages. Nichts wurde geändert.',
  holds_itself: 'Dieses Rezept enthielte sich selbst, direkt oder über ein anderes. Nichts wurde geändert.',
  barcode_length: 'Ein Strichcode hat 8, 12, 13 oder 14 Ziffern. Nichts wurde geändert.',
  barcode_check_digit: 'Die letzte Ziffer des Strichcodes passt nicht zu den anderen. Nichts wurde geändert.',
  import_too_many: ({ items, most }) =>
    `Damit wären es ${items} Einträge, ein Ernährungstagebuch fasst höchstens ${most}. Nichts wurde importiert.`,
  import_date_open: 'Die Datumsangaben dieser Datei lassen sich auf zwei Arten lesen. Bitte wähle, welche stimmt.',
  import_carbs_open: 'Bitte wähle, ob die Kohlenhydrate dieser Datei Ballaststoffe enthalten.',
  import_table_unclear: 'Bitte ordne zuerst die Spalten zu.',
  report_backwards: 'Der letzte Tag liegt vor dem ersten.',
  report_too_long: ({ most }) => `Ein Bericht umfasst höchstens ${most} Tage.`,
  enough_reports: 'Du hast heute schon viele PDFs erstellt. Morgen kannst du wieder eines erstellen.',
  reports_busy: 'Gerade werden andere PDFs erstellt. Versuch es gleich noch einmal.',
  plan_too_long: ({ most }) => `Ein Plan lässt sich höchstens für ${most} Tage auf einmal laden.`,
  list_link_not_here: 'Dieser Link funktioniert nicht mehr. Vielleicht wurde er widerrufen.',
  lookup_off: 'Du hast das Nachschlagen von Produkten nicht eingeschaltet.',
  lookup_forbidden: 'Wer diese Installation betreibt, erlaubt das Nachschlagen von Produkten nicht.',
  lookup_used_up:
    'Diese Installation hat für diese Minute genug Anfragen an Open Food Facts gestellt. Bitte versuch es gleich noch einmal.',
  lookup_unreachable: 'Open Food Facts war nicht zu erreichen.',
  lookup_unwell: 'Open Food Facts hat gerade Probleme.',
  draft_unreadable:
    'Die Antwort des Sprachmodells war keine sinnvolle Liste von Lebensmitteln. Nichts wurde eingetragen; du kannst noch einmal fragen.',
  draft_for_people: 'Das ist eher für Menschen als für ein Programm, das Mahlzeiten liest. Es wurde nirgendwohin geschickt.',
  picture_unreadable: 'Diese Datei ließ sich nicht als Bild lesen. Sie wurde nirgendwohin geschickt.',
  picture_too_large: ({ megabytes }: { megabytes: number }) =>
    `Ein Bild kann höchstens ${megabytes} MB groß sein. Es wurde nirgendwohin geschickt.`,
}
