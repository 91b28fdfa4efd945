/** Recommended words: one per day on the wiki’s home, and as an answer to empty input and other scripts. */
export const FIRST_DOORS: readonly string[] =
  `river forest moss dawn harbor lantern honey meadow orchard echo horizon feather compass island willow thunder silence bread garden bridge
  melody shadow tide candle snow story friendship wonder breath home journey mountain seed star spring window well root mirror letter clay
  copper amber fern owl whale swallow bee cloud rain frost ember thread loom kettle attic cellar map clock lighthouse anchor sail wheel
  flute drum dance poem riddle dream courage patience kindness curiosity gratitude laughter memory hope balance rhythm wander kindle mend
  weave linger bloom glow gather listen whisper gentle luminous ancient quiet brave tender vivid serene wild warm crisp mellow`
    .trim()
    .split(/\s+/)
