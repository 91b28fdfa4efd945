/** Lock that is held while a wipe runs in any page or worker of this browser. */
export const WIPE_LOCK = 'fernwell-wipe'
