import { USUAL_INTERVALS, type IntervalPlan } from '../../engine/intervals.ts'

// The clock as it stands, on this device: a page that is loaded anew goes on with it, and the next run begins with the last plan.
// Signing out takes it along (platform/web/storage/person-storage.ts).

/** `before`: seconds that were run before the last pause; `since`: when it went on, null while it is paused or was ended. Times are epoch milliseconds. */
export type Run = { before: number; since: number | null; startedAt: number; isEnded?: boolean }
export type Intervals = { plan: IntervalPlan; hasSound: boolean; hasVoice: boolean; run?: Run | undefined }

const KEY = 'fernwell.cardio-intervals'
/** Nobody comes back to a run of yesterday. */
const LONGEST_MS = 12 * 3_600_000
const FIRST: Intervals = { plan: USUAL_INTERVALS, hasSound: true, hasVoice: true }

/** What was kept last, as far as it can be read. `now`: epoch milliseconds. */
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

/** Never throws: without room on the device the clock runs as long as the page does. */
export function keepIntervals(intervals: Intervals): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(intervals))
  } catch {
    // Nothing else to be done: what is on the screen goes on.
  }
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0
