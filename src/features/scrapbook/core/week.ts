type Entry = { day: string; title: string; area: string }
type Mood = { day: string; mood: number }

const MOST_LINES = 6
const MOST_LETTERS = 90

/** Text of a week page: for each day the first entry with a title, oldest day first; of more than MOST_LINES days, the latest. */
export function weekWords({ entries }: { entries: readonly Entry[] }, nameOfDay: (day: string) => string): string {
  const byDay = Map.groupBy(
    entries.filter(({ title }) => title.trim() !== ''),
    ({ day }) => day,
  )
  const lines = [...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, list]) => {
      // A journal entry describes a day better than a record of another feature.
      const first = list.find(({ area }) => area === 'journal') ?? list[0]!
      const words = first.title.trim().replace(/\s+/g, ' ')
      return `${nameOfDay(day)}: ${words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS)}…` : words}`
    })
  return lines.slice(-MOST_LINES).join('\n')
}

/** Days of a strip, with null where there was no mood. */
export function moodStrip(days: readonly string[], moods: readonly Mood[]): [string, number | null][] {
  const byDay = new Map(moods.map(({ day, mood }) => [day, mood]))
  return days.map((day) => [day, byDay.get(day) ?? null])
}
