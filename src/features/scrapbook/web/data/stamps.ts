import { newDevice, StampClock } from '../../core/stamp.ts'

/** The one clock of this page; whoever reads records lets it see their stamps. */
export const stampClock = new StampClock(newDevice())
