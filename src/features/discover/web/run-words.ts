import { useMessages } from '#platform/web/i18n/messages.ts'
import type { Run } from '../contract.ts'
import { nextDay } from '../run.ts'
import { discoverMessages } from './messages.ts'

/** The person's progress in a course, as text. */
export function useRunWords(): (run: Run | null | undefined) => string {
  const t = useMessages(discoverMessages).course
  return (run) => {
    if (!run) return t.notStarted
    const next = nextDay(run)
    if (next === undefined) return t.over(run.days.filter(({ state }) => state === 'done').length)
    return run.isPaused ? t.paused : t.dayOf(next + 1)
  }
}
