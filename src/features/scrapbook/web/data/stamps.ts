import { newDevice, StampClock } from '../../core/stamp.ts'

/** The single clock of this browser page; code that reads records must pass their stamps to it. */
export const stampClock = new StampClock(newDevice())
