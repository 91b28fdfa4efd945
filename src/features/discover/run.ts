import type { LocalDay } from '#platform/contract/dates.ts'
import type { DayState, Run } from './contract.ts'

// Rules of a run through a course, for server and web.

const DAYS = 7

export const newRun = (run: number, startedDay: LocalDay): Run => ({
  run,
  startedDay,
  days: Array.from({ length: DAYS }, () => ({ state: 'open' as const, at: null })),
  isPaused: false,
  pausedAt: null,
})

/** Merges two states of a run: the latest change of each day, and of the pause, wins. Merging in any order gives the same result. */
export function mergeRuns(a: Run, b: Run): Run {
  const [one, other] = [a.pausedAt ?? '', b.pausedAt ?? '']
  const pause = other > one || (other === one && b.isPaused) ? b : a
  return {
    run: a.run,
    startedDay: a.startedDay < b.startedDay ? a.startedDay : b.startedDay,
    days: a.days.map((day, n) => latest(day, b.days[n]!)),
    isPaused: pause.isPaused,
    pausedAt: pause.pausedAt,
  }
}

/** For changes at the same instant the higher rank wins, so that the order does not matter. */
const RANK = { open: 0, skipped: 1, done: 2 }
function latest(a: DayState, b: DayState): DayState {
  const [one, other] = [a.at ?? '', b.at ?? '']
  if (one !== other) return other > one ? b : a
  return RANK[b.state] > RANK[a.state] ? b : a
}

/** Index of the next day, 0 to 6; undefined if none is open. */
export function nextDay({ days }: Pick<Run, 'days'>): number | undefined {
  const at = days.findIndex(({ state }) => state === 'open')
  return at === -1 ? undefined : at
}

export const isOver = (run: Pick<Run, 'days'>): boolean => nextDay(run) === undefined

export const withDay = (run: Run, day: number, state: DayState['state'], at: string): Run => ({
  ...run,
  days: run.days.map((one, n) => (n === day ? { state, at } : one)),
})
