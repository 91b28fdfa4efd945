/** Words that are good to begin with, one a day in turn. */
const DOORS =
  'river forest moss dawn harbor lantern honey meadow orchard echo horizon feather compass island willow thunder silence bread garden bridge melody shadow tide candle snow story friendship wonder breath journey mountain seed star spring window well root mirror letter clay amber fern owl whale swallow bee cloud rain frost ember thread kettle attic map clock lighthouse anchor sail wheel flute drum dance poem riddle dream courage patience kindness curiosity gratitude laughter memory hope balance rhythm wander mend weave gather listen whisper luminous ancient quiet brave tender vivid serene'.split(
    ' ',
  )

export function doorOfDay(now: Date): string {
  const day = Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / 86_400_000)
  return DOORS[day % DOORS.length]!
}
