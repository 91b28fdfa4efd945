import { useCallback } from 'react'
import { addDays, localDayOf } from '#platform/contract/dates.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useUser } from '#platform/web/session/session.ts'
import type { Question } from '../../contract.ts'
import type { AskedId } from '../../talks/core/talk.ts'
import { companionMessages } from '../core/messages.ts'

export const PRESSED = ['feeling', 'lastMonth', 'best', 'helped', 'sleep', 'yearAgo', 'habit'] as const satisfies readonly (
  | AskedId
  | 'sleep'
  | 'habit'
)[]
export type PressedId = (typeof PRESSED)[number]

/** Returns a function for the person's current day. */
export function useToday(): () => string {
  const { zone, dayStart } = useUser()
  return useCallback(() => localDayOf(new Date(), zone, dayStart), [zone, dayStart])
}

/** The question behind a button, as of the day on which it is pressed. */
export function usePressed(): (id: PressedId) => Question {
  const { training } = useMessages(companionMessages)
  const todayNow = useToday()
  return (id) => {
    const today = todayNow()
    switch (id) {
      case 'feeling':
        return { ask: 'feeling', feeling: null }
      case 'lastMonth':
        return { ask: 'well', period: addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7) }
      case 'best':
        return { ask: 'best', period: today.slice(0, 7) }
      case 'sleep':
        return { ask: 'sleep', before: training }
      case 'habit':
        return { ask: 'habit', habit: null }
      case 'helped':
      case 'yearAgo':
        return { ask: id }
    }
  }
}
