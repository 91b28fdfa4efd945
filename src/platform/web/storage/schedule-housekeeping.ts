import { afterPaint } from '../page/after-paint.ts'
type Housekeeping = typeof import('./housekeeping.ts')

/** A piece of housekeeping in its own time: its code is fetched for it, and nobody waits. */
export function scheduleHousekeeping(work: (housekeeping: Housekeeping) => unknown): void {
  afterPaint(() => import('./housekeeping.ts'))
    .then(work)
    .catch((error: unknown) => console.info('Not tidied up this time.', error))
}
