import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { workoutsReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof workoutsReasons> = {
  gym_not_here: 'Diesen Ort gibt es hier nicht. Vielleicht wurde er gelöscht.',
  gym_name: 'Ein Ort braucht einen Namen.',
  gym_weight: 'Ein Gewicht muss über 0 liegen und höchstens 500 betragen.',
  gym_count: 'Von einem Gewicht kann es 1 bis 60 Stück geben.',
  gym_too_much: 'Das ist mehr, als ein Ort haben kann. Lass weg, was du nie benutzt.',
  gym_stack: 'Der leichteste Stift kann nicht schwerer sein als der schwerste.',
  too_many_gyms: ({ most }) => `Du hast ${most} Orte, mehr gehen nicht. Lösche zuerst einen.`,
  exercise_name: 'Eine Übung braucht einen Namen.',
  exercise_muscle: 'Nenne mindestens einen Muskel, für den sie da ist.',
  too_many_exercises: ({ most }) => `Du hast ${most} eigene Übungen, mehr gehen nicht.`,
  too_many_notes: ({ most }) => `Du hast Notizen zu ${most} Übungen, mehr gehen nicht. Leere zuerst eine.`,
  exercise_not_here: 'Diese eigene Übung gibt es hier nicht. Behalte zuerst sie, dann ihr Foto.',
  photo_not_here: 'Diese Übung hat kein Foto.',
  photo_unreadable: 'Das ließ sich nicht als Foto lesen. JPEG, PNG, WebP und AVIF gehen; gespeichert wurde nichts.',
  photo_too_large: ({ megabytes }) => `Ein Foto kann höchstens ${megabytes} MB haben. Gespeichert wurde nichts.`,
  session_not_here: 'Dieses Training ist nicht hier. Vielleicht wurde es gelöscht.',
  session_taken_away: 'Dieses Training wurde auf einem anderen Gerät gelöscht. Dreißig Tage lang kann es wiederhergestellt werden.',
  session_too_large: 'Das ist mehr, als in ein Training passt. Beende dieses und beginne ein neues.',
  weight: 'Ein Gewicht liegt zwischen 0 und 2500.',
  amount: 'Das ist mehr, als ein Satz haben kann, oder weniger als nichts.',
  too_many_sessions: ({ most }) => `Du hast ${most} Trainings, mehr können es nicht sein.`,
  import_too_many: ({ sessions, most }) =>
    `Mit diesem Import hättest du ${sessions} Trainings, mehr als die möglichen ${most}. Nichts wurde importiert.`,
  import_date_open: 'Sag zuerst, welcher Tag gemeint ist: Die Daten dieser Datei lassen sich auf zwei Arten lesen.',
  import_unit_open: 'Die Datei nennt keine Einheit. Bitte wähle zuerst eine.',
  import_table_unclear: 'Bitte sag zuerst, was ihre Spalten sind.',
  import_exercise_open: 'Bitte ordne zuerst jede Übung zu, die wir nicht kennen.',
  plan_not_here: 'Dieser Plan ist nicht hier. Vielleicht wurde er gelöscht.',
  plan_changed:
    'Dieser Plan wurde inzwischen anderswo geändert. Sieh ihn dir noch einmal an und ändere ihn dann; nichts wurde überschrieben.',
  plan_broken: 'Eine Woche dieses Plans nennt einen Tag, den er nicht hat. Nichts wurde geändert.',
  plan_steps: 'Eigene Stufen brauchen Sätze und Wiederholungen, keine zwei davon gleich. Nichts wurde geändert.',
  too_many_plans: ({ most }) => `Du hast ${most} Pläne, mehr gehen nicht. Lösche zuerst einen.`,
}
