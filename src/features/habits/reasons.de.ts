import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { habitReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof habitReasons> = {
  not_here: 'Diese Gewohnheit gibt es hier nicht.',
  too_many: ({ most }) => `Mehr als ${most} Gewohnheiten sind nicht möglich.`,
  groups_too_many: ({ most }) => `Mehr als ${most} Gruppen sind nicht möglich.`,
  target_zero: 'Ein Ziel ist mehr als nichts.',
  times_of_amount: '„Mehrmals am Tag“ gibt es für Gewohnheiten, die getan oder nicht getan werden; eine Menge hat ihr Ziel.',
  pause_backwards: 'Eine Pause endet, nachdem sie beginnt.',
  goal_zero: 'Ein Gesamtziel ist mehr als nichts.',
  import_too_many: ({ habits, most }) => `Damit wären es ${habits} Gewohnheiten; mehr als ${most} sind nicht möglich.`,
  import_too_large: ({ megabytes }) => `Eine Gewohnheiten-Datei darf höchstens ${megabytes} MB groß sein.`,
  import_unknown:
    'Diesen Export kennen wir nicht. Wir lesen Loop (CSV-Zip oder Sicherung), HabitBull, Habitica, Beaver und unseren eigenen.',
  json_damaged: 'Dieses JSON ist beschädigt: Es ließ sich nicht bis zum Ende lesen.',
  zip_damaged: 'Dieses Zip ist beschädigt: Es ließ sich nicht entpacken.',
  zip_unpacks_too_far: 'Dieses Archiv wird entpackt viel größer, als ein Gewohnheiten-Tracker schreibt.',
  backup_damaged: 'Diese Datenbank ist keine Sicherung von Loop, oder sie ist beschädigt.',
  database_unsafe: 'Diese Datenbank enthält mehr als Tabellen. Sie wurde nicht geöffnet.',
  zip_locked: 'Dieses Zip hat ein Passwort. Mach bitte eines ohne.',
  import_too_slow: 'Diese Datei zu lesen dauerte zu lange. Nichts davon wurde übernommen.',
  import_too_heavy: 'Diese Datei zu lesen braucht mehr Speicher, als da ist. Nichts davon wurde übernommen.',
}
