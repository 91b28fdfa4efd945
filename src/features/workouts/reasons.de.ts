import type { ReasonTranslation } from '#platform/contract/reasons.ts'
import type { workoutsReasons } from './reasons.en.ts'

export const de: ReasonTranslation<typeof workoutsReasons> = {
  session_not_here: 'Dieses Training ist nicht hier. Vielleicht wurde es weggenommen.',
  session_taken_away: 'Dieses Training wurde auf einem anderen Gerät weggenommen. Dreißig Tage lang kann es zurückgeholt werden.',
  session_too_large: 'Das ist mehr, als in ein Training passt. Beende dieses und beginne ein neues.',
  weight: 'Ein Gewicht liegt zwischen 0 und 2500.',
  amount: 'Das ist mehr, als ein Satz haben kann, oder weniger als nichts.',
  too_many_sessions: ({ most }) => `Du hast ${most} Trainings, mehr können es nicht sein.`,
  plan_not_here: 'Dieser Plan ist nicht hier. Vielleicht wurde er weggenommen.',
  plan_changed:
    'Dieser Plan wurde inzwischen anderswo geändert. Sieh ihn dir noch einmal an und ändere ihn dann; nichts wurde überschrieben.',
  plan_broken: 'Eine Woche dieses Plans nennt einen Tag, den er nicht hat. Nichts wurde geändert.',
  too_many_plans: ({ most }) => `Du hast ${most} Pläne, mehr können es nicht sein. Nimm zuerst einen weg.`,
}
