import { afterPaint } from '../page/after-paint.ts'
type Housekeeping = typeof import('./housekeeping.ts')

/** Schedules housekeeping for an idle time; its code is loaded then, and no caller waits for it. */
export function scheduleHousekeeping(work: (housekeeping: Housekeeping) => unknown): void {
  afterPaint(() => import('./housekeeping.ts'))
    .then(work)
    .catch((error: unknown) => console.info('Not tidied up this time.', error))
}
