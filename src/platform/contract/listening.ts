/** Seconds listened after which a session counts as complete. */
export const COMPLETE_AT = 180
/** The fastest that the player plays: listened seconds cannot outrun the clock by more. */
export const MAX_SPEED = 1.5
/** Seconds of listening in one session at which the client reports to the server. */
export const MILESTONES: readonly number[] = [180, 300, 480, 600, 840, 1140, 1500, 1800, 2400, 3000, 3600]
