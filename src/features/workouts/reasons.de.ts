import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { workoutsReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof workoutsReasons> = {
  gym_not_here: 'Dieser Ort wurde nicht gefunden. Vielleicht wurde er gelöscht.',
  gym_name: 'Ein Ort braucht einen Namen.',
  gym_weight: 'Gib ein Gewicht über 0 und bis 500 ein.',
  gym_count: 'Gib für jedes Gewicht eine Anzahl von 1 bis 60 ein.',
  gym_too_much: 'Das ist mehr, als ein Ort haben kann. Lass weg, was du nie benutzt.',
  gym_stack: 'Der leichteste Stift kann nicht schwerer sein als der schwerste.',
  too_many_gyms: ({ most }) => `Du hast ${most} Orte, mehr sind nicht möglich. Lösche zuerst einen.`,
  exercise_name: 'Eine Übung braucht einen Namen.',
  exercise_muscle: 'Wähle mindestens einen Muskel, den sie trainiert.',
  too_many_exercises: ({ most }) => `Du hast ${most} eigene Übungen, mehr sind nicht möglich.`,
  too_many_notes: ({ most }) => `Du hast Notizen zu ${most} Übungen, mehr sind nicht möglich. Leere zuerst eine.`,
  exercise_not_here: 'Diese eigene Übung wurde nicht gefunden. Speichere zuerst sie, dann ihr Foto.',
  photo_not_here: 'Diese Übung hat kein Foto.',
  photo_unreadable: 'Diese Datei ließ sich nicht als Foto lesen. Bitte nimm JPEG, PNG, WebP oder AVIF. Gespeichert wurde nichts.',
  photo_too_large: ({ megabytes }) => `Ein Foto kann höchstens ${megabytes} MB haben. Gespeichert wurde nichts.`,
  session_not_here: 'Dieses Training wurde nicht gefunden. Vielleicht wurde es gelöscht.',
  session_taken_away: 'Dieses Training wurde auf einem anderen Gerät gelöscht. Dreißig Tage lang kann es wiederhergestellt werden.',
  session_too_large: 'Das ist mehr, als in ein Training passt. Beende dieses und beginne ein neues.',
  weight: 'Gib ein Gewicht von 0 bis 2500 ein.',
  amount: 'Das ist mehr, als ein Satz haben kann, oder weniger als 0.',
  too_many_sessions: ({ most }) => `Du hast ${most} Trainings, mehr sind nicht möglich.`,
  import_too_many: ({ sessions, most }) =>
    `Mit diesem Import hättest du ${sessions} Trainings, mehr als die möglichen ${most}. Nichts wurde importiert.`,
  import_date_open: 'Die Datumsangaben dieser Datei lassen sich auf zwei Arten lesen. Bitte wähle, welche stimmt.',
  import_unit_open: 'Die Datei nennt keine Einheit. Bitte wähle zuerst eine.',
  import_table_unclear: 'Bitte ordne zuerst die Spalten zu.',
  import_exercise_open: 'Bitte ordne zuerst jede Übung zu, die wir nicht kennen.',
  plan_not_here: 'Dieser Plan wurde nicht gefunden. Vielleicht wurde er gelöscht.',
  plan_changed:
    'Dieser Plan wurde inzwischen anderswo geändert. Sieh ihn dir noch einmal an, bevor du ihn änderst. Nichts wurde überschrieben.',
  plan_broken: 'Eine Woche dieses Plans verweist auf einen Tag, den es nicht gibt. Nichts wurde geändert.',
  plan_steps: 'Eigene Stufen brauchen Sätze und Wiederholungen, keine zwei davon gleich. Nichts wurde geändert.',
  too_many_plans: ({ most }) => `Du hast ${most} Pläne, mehr sind nicht möglich. Lösche zuerst einen.`,
}
