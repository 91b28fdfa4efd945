import type { Mood } from '#platform/web/ui/MoodFace.tsx'

/** The most frequent level; the brightest of equally frequent ones. Undefined for an empty list. */
export function mostOften(levels: readonly Mood[]): Mood | undefined {
  const counts = [0, 0, 0, 0, 0, 0]
  for (const level of levels) counts[level]!++
  const most = Math.max(...counts)
  return most === 0 ? undefined : (counts.lastIndexOf(most) as Mood)
}
