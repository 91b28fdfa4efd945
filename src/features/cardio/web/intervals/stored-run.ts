import { USUAL_INTERVALS, type IntervalPlan } from '../../engine/intervals.ts'

// Stores the state of the timer on this device, so that a page reload continues the run and the next run starts with the last plan.
// Signing out deletes it (platform/web/storage/person-storage.ts).

/** `before`: seconds run before the last pause; `since`: time of the last start, null while paused or ended. Times: epoch milliseconds. */
export type Run = { before: number; since: number | null; startedAt: number; isEnded?: boolean }
export type Intervals = { plan: IntervalPlan; hasSound: boolean; hasVoice: boolean; run?: Run | undefined }

const KEY = 'fernwell.cardio-intervals'
/** An older run is dropped. */
const LONGEST_MS = 12 * 3_600_000
const FIRST: Intervals = { plan: USUAL_INTERVALS, hasSound: true, hasVoice: true }

/** The last stored state, as far as it is readable. `now`: epoch milliseconds. */
export function storedIntervals(now: number): Intervals {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Intervals>
    const plan = { ...USUAL_INTERVALS, ...stored.plan }
    if (!Object.values(plan).every(isCount)) return FIRST
    const { run } = stored
    const isRun = run && isCount(run.before) && isCount(run.startedAt) && (run.since === null || isCount(run.since))
    return {
      plan,
      hasSound: stored.hasSound !== false,
      hasVoice: stored.hasVoice !== false,
      ...(isRun && now >= run.startedAt && now - run.startedAt < LONGEST_MS && { run }),
    }
  } catch {
    return FIRST
  }
}

/** Never throws: with full storage the timer still runs while the page is open. */
export function keepIntervals(intervals: Intervals): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(intervals))
  } catch {
    // Ignored: the timer on the screen goes on.
  }
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0
