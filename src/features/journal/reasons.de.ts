import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { journalReasons } from './reasons.en.ts'

const german = new Intl.NumberFormat('de')
const are = (n: number, one: string, many: string) => (n === 0 ? [] : [n === 1 ? `1 ${one}` : `${n} ${many}`])

export const de: ReasonTranslation<typeof journalReasons> = {
  answer_not_here: 'Diese Antwort gibt es nicht.',
  entry_not_here: 'Diesen Eintrag gibt es hier nicht.',
  version_not_here: 'Diese Fassung gibt es hier nicht.',
  person_not_here: 'Diese Person gibt es hier nicht.',
  entry_of_file_not_here: 'Den Eintrag dazu gibt es nicht mehr.',
  damaged:
    'Das lässt sich nicht öffnen: Was gespeichert ist, ist beschädigt. Wer diese Installation betreibt, kann es aus einer Sicherung zurückholen.',
  no_such_day: 'Diesen Tag gibt es nicht.',
  no_such_place: 'Diese Stelle gibt es in der Liste nicht.',
  days_backwards: 'Der erste Tag darf nicht nach dem letzten liegen.',
  days_too_many: ({ most }) => `Bitte höchstens ${most} Tage auf einmal.`,

  not_sendable: ({ hard, missing: removed, empty }) =>
    `Keiner der gewählten Einträge kann gesendet werden: ${[
      ...are(hard, 'ist als schwer markiert', 'sind als schwer markiert'),
      ...are(removed, 'ist nicht im Tagebuch', 'sind nicht im Tagebuch'),
      ...are(empty, 'hat keine Worte', 'haben keine Worte'),
    ].join(', ')}.`,
  title_of_one: 'Ein Titel gilt für einen Eintrag auf einmal.',
  changed_since:
    'Die Einträge oder das Sprachmodell haben sich geändert, seit du nachgesehen hast. Bitte sieh noch einmal hin, bevor etwas gesendet wird.',

  file_too_heavy: 'Diese Datei zu lesen dauerte zu lange oder brauchte zu viel Speicher.',
  file_empty: 'Diese Datei ist leer.',
  picture_too_large: ({ megapixels }) => `Dieses Bild hat mehr als ${megapixels} Millionen Pixel. Eine kleinere Kopie davon genügt.`,
  picture_in_the_making: 'Dieses Bild wird gerade vorbereitet. Gleich ist es da.',
  file_too_large: ({ megabytes }) => `Ein Foto, eine Aufnahme oder eine Datei darf höchstens ${megabytes} MB groß sein.`,
  id_taken: 'Diese Kennung ist schon vergeben.',

  book_backwards: 'Der letzte Tag darf nicht vor dem ersten liegen.',
  book_too_long: ({ years }) => `Ein Buch kann höchstens ${years} Jahre umfassen.`,
  books_busy: 'Gerade werden andere Bücher gemacht. Bitte versuche es in einer Minute noch einmal.',
  enough_books: 'Das waren viele Bücher für einen Tag. Das nächste kannst du morgen erstellen.',
  enough_exports: 'Das waren viele Exporte für einen Tag. Den nächsten kannst du morgen erstellen.',

  change_not_here:
    'Das gibt es hier nicht. Vielleicht gehört es zu einem anderen Konto, oder dieser Server wurde aus einer älteren Sicherung wiederhergestellt.',
  change_of_erased: 'Das wurde auf einem anderen Gerät endgültig gelöscht. Was du geschrieben hast, ist auf diesem noch da.',
  change_incomplete: 'Von diesem neuen Element fehlt ein Teil.',
  settings_stay: 'Einstellungen lassen sich ändern, nicht löschen.',
  only_from_trash: 'Endgültig gelöscht werden kann nur, was im Papierkorb liegt.',
  changed_elsewhere: 'Das wurde inzwischen auf einem anderen Gerät geändert. Sieh es dir an, bevor du es endgültig löschst.',
  default_journal_stays: 'Dein erstes Tagebuch lässt sich umbenennen und umfärben, aber nicht archivieren oder löschen.',
  journals_too_many: ({ most }) =>
    `Du kannst bis zu ${most} Tagebücher haben. Wenn du Platz brauchst, lösche eines und verschiebe seine Einträge.`,
  hard_tags_too_many: ({ most }) => `Höchstens ${most} Schlagwörter können als schwer markiert werden.`,
  days_outside: ({ from, to }) => `Tage müssen zwischen ${from} und ${to} liegen.`,
  range_backwards: 'Der erste Tag darf nicht nach dem letzten kommen.',
  body_too_long: ({ most, length }) =>
    `Ein Eintrag kann bis zu ${german.format(most)} Zeichen; dieser hat ${german.format(length)}. Bitte teile ihn in zwei.`,
  title_too_long: ({ most, length }) => `Ein Titel fasst ${most} Zeichen; dieser hat ${length}.`,
  place_too_long: ({ most }) => `Der Name eines Ortes fasst ${most} Zeichen.`,
  date_outside: ({ from, to }) => `Das Datum muss zwischen ${from} und ${to} liegen.`,
  day_not_of_time: 'Der Tag passt nicht zur Zeit des Eintrags.',
  tags_too_many: ({ most }) => `Ein Eintrag kann bis zu ${most} Schlagwörter haben.`,
  activities_too_many: ({ most }) => `Ein Eintrag kann bis zu ${most} Aktivitäten haben.`,
  feelings_too_many: ({ most }) => `Ein Eintrag kann bis zu ${most} Gefühle haben.`,
  attachments_too_many: ({ most }) => `Ein Eintrag kann bis zu ${most} Fotos und Dateien haben.`,
}
