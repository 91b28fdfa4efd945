// Limits of a meditation: the same in the editor on the device and on the server.

export const SCRIPT_LETTERS = 20_000
export const MOST_SECONDS = 3600
export const PAUSE_SECONDS = [0.5, 300] as const
export const SOUNDS_AT_ONCE = 8
export const SOUNDS_IN_ALL = 40
export const BELLS_IN_ALL = 150
export const BREATHS_IN_ALL = 30
export const SENTENCES_IN_ALL = 600
export const BREATH_ROUNDS = 60
/** Limits of the parts of a breath in seconds, in their order. */
export const BREATH_PARTS = { in: [1, 12], hold: [0, 15], out: [1, 20], rest: [0, 15] } as const

export const RECORDINGS_MOST = 12
export const RECORDING_SECONDS = 600
/** Limit for all recordings of one meditation together. */
export const RECORDINGS_SECONDS = 1200
/** Mono, 16 bit: sufficient for a voice. */
export const RECORDING_RATE = 24_000
export const RECORDING_BYTES = 30 * 1024 * 1024
