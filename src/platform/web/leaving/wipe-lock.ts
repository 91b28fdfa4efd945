/** Held while a wipe runs, in whichever page or worker of this browser. */
export const WIPE_LOCK = 'fernwell-wipe'
