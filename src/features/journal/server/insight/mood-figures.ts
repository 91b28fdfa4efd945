import { daysBetween, wallClock } from '#platform/contract/dates.ts'
import { meanByGroup, weekdayOf, type GroupMean } from '#platform/server/statistics/groups.ts'
import { hemisphereOf } from '#platform/contract/hemisphere.ts'
import { seasonOf } from '#platform/contract/seasons.ts'
import { runningMean, volatility } from '#platform/server/statistics/series.ts'
import { MOOD_LEVELS } from '../../contract/records.ts'
import { type Insight, SEASONS } from '../../contract/insight.ts'
import type { Note } from './store.ts'

type MoodNote = Note & { mood: number }

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7]
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** A period is smoothed over a week; from half a year on over a month, because the line would be too jagged. */
const LONG_STRETCH = 183

const round = (value: number) => Math.round(value * 1000) / 1000
const rounded = <K>(groups: GroupMean<K>[]) => groups.map((group) => ({ ...group, mean: group.mean === null ? null : round(group.mean) }))

type Figures = Pick<Insight, 'days' | 'smoothDays' | 'distribution' | 'byWeekday' | 'byHour' | 'bySeason' | 'volatility'>

/** All figures that need only moods, from entries in any order. */
export function moodFigures(notes: readonly Note[]): Figures {
  const moods = notes.filter((note): note is MoodNote => note.mood !== null)
  const days = [...Map.groupBy(moods, (note) => note.localDay)]
    .map(([day, ofDay]) => ({
      day,
      value: ofDay.reduce((sum, { mood }) => sum + mood, 0) / ofDay.length,
      n: ofDay.length,
      zone: ofDay[0]!.zone,
    }))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
  const stretch = days.length > 0 ? daysBetween(days[0]!.day, days.at(-1)!.day) + 1 : 0
  const smoothDays = stretch < LONG_STRETCH ? 7 : 31
  const smooth = new Map(runningMean(days, smoothDays).map(({ day, value }) => [day, round(value)]))
  const { mssd, rmssd, pairs, possible } = volatility(days)
  return {
    smoothDays,
    days: days.map(({ day, value, n }) => ({ day, mood: round(value), n, smooth: smooth.get(day) ?? null })),
    distribution: MOOD_LEVELS.map((level) => ({ level, n: moods.filter(({ mood }) => mood === level).length })),
    byWeekday: rounded(
      meanByGroup(
        days,
        WEEKDAYS,
        ({ day }) => weekdayOf(day),
        ({ value }) => value,
      ),
    ),
    byHour: rounded(
      meanByGroup(
        moods,
        HOURS,
        ({ at, zone }) => Math.floor(wallClock(at, zone).minutes / 60),
        ({ mood }) => mood,
      ),
    ),
    bySeason: rounded(
      meanByGroup(
        days,
        SEASONS,
        ({ day, zone }) => seasonOf(day, hemisphereOf(zone)),
        ({ value }) => value,
      ),
    ),
    volatility: { mssd: mssd === null ? null : round(mssd), rmssd: rmssd === null ? null : round(rmssd), pairs, possible },
  }
}
