import { type LocalDay, daysBetween } from '#platform/contract/dates.ts'
import type { Gap, GapKey, ReasonKey } from './types.ts'

/**
 * Input of the rules: one record (an entry, or a mood alone) of the last days. Its words are counted, never read.
 * The caller must leave out records marked as hard.
 */
export interface RecentRecord {
  readonly day: LocalDay
  readonly hasText: boolean
  /** 1 (storm) to 5 (sun). */
  readonly mood?: number
  /** Ids of `feelings.json`. */
  readonly feelings: readonly string[]
  /** How many activities are noted. */
  readonly activities: number
  readonly words: number
  /** Themes of the prompts it answers. */
  readonly themes: readonly string[]
}

/** Days that most rules look back on, today included. */
export const LOOK_BACK_DAYS = 7
/** Days that the longest rule looks back on; older records are not needed. */
export const LONGEST_LOOK_BACK_DAYS = 14
/** A note below this many words is short. */
export const SHORT_NOTE_WORDS = 40

/** The feelings of the weariness family of `feelings.json` that indicate too little rest. */
export const tiredFeelings: readonly string[] = ['tired', 'exhausted', 'sleepy', 'empty', 'numb', 'listless', 'weighed-down']

interface Week {
  /** One per day that has any record, newest first. */
  readonly days: readonly RecordedDay[]
  readonly records: readonly RecentRecord[]
  /** Those of the last fourteen days. */
  readonly fortnight: readonly RecentRecord[]
}

interface RecordedDay {
  readonly hasText: boolean
  readonly mood: number | undefined
  readonly tired: boolean
}

interface Rule {
  readonly reason: ReasonKey
  readonly gaps: readonly GapKey[]
  readonly holds: (week: Week) => boolean
}

const daysWithText = (records: readonly RecentRecord[]) =>
  new Set(records.filter((record) => record.hasText).map((record) => record.day)).size

/** After hard or tired days, the first of these rules that holds is the only result. */
const gentleRules: readonly Rule[] = [
  {
    // Two of the last three days with a mood had a mean of 2 or less.
    reason: 'hard-days',
    gaps: ['self-kindness', 'rest'],
    holds: ({ days }) => {
      const moods = days.flatMap((day) => day.mood ?? []).slice(0, 3)
      return moods.filter((mood) => mood <= 2).length >= 2
    },
  },
  {
    // A feeling of tiredness on three days of the week.
    reason: 'tired-days',
    gaps: ['rest'],
    holds: ({ days }) => days.filter((day) => day.tired).length >= 3,
  },
]

/** Rules in order of priority. None draws a conclusion from days without a record. */
const rules: readonly Rule[] = [
  {
    // Two days with a mean mood of 4 or more, both without text.
    reason: 'good-days-unwritten',
    gaps: ['savour'],
    holds: ({ days }) => days.filter((day) => !day.hasText && (day.mood ?? 0) >= 4).length >= 2,
  },
  {
    // Three days logged, none with text.
    reason: 'no-words',
    gaps: ['sentence'],
    holds: ({ days }) => days.length >= 3 && days.every((day) => !day.hasText),
  },
  {
    // Three days with text, and every note short.
    reason: 'short-notes',
    gaps: ['scene'],
    holds: ({ records }) => daysWithText(records) >= 3 && records.every((record) => !record.hasText || record.words < SHORT_NOTE_WORDS),
  },
  {
    // Three days with a mood, and no feeling named in the week.
    reason: 'no-feelings',
    gaps: ['feelings'],
    holds: ({ days, records }) =>
      days.filter((day) => day.mood !== undefined).length >= 3 && records.every((record) => record.feelings.length === 0),
  },
  {
    // Three days logged, and no activity noted.
    reason: 'no-activities',
    gaps: ['doing'],
    holds: ({ days, records }) => days.length >= 3 && records.every((record) => record.activities === 0),
  },
  {
    // Three days with text, and none of them answers a prompt about gratitude.
    reason: 'no-gratitude',
    gaps: ['gratitude'],
    holds: ({ records }) => daysWithText(records) >= 3 && !records.some((record) => record.themes.includes('gratitude')),
  },
  {
    // Five days with text in a fortnight, and none of them answers a prompt about the body.
    reason: 'no-body',
    gaps: ['body'],
    holds: ({ fortnight }) => daysWithText(fortnight) >= 5 && !fortnight.some((record) => record.themes.includes('body')),
  },
]

/**
 * The gaps of the last days, most important first, each with the reason to show. Counts of the person's own records decide, by the
 * rules above; nothing is inferred from their text. Records in the future or older than two weeks are ignored.
 * After hard days the answer is gentle only (`hard-days`): callers leave tender prompts out then, see `isHardTime`.
 */
export function gapsOf(recent: readonly RecentRecord[], today: LocalDay): Gap[] {
  const week = weekOf(recent, today)
  const asGaps = (rule: Rule) => rule.gaps.map((key): Gap => ({ key, reason: rule.reason }))
  const gentle = gentleRules.find((rule) => rule.holds(week))
  return gentle ? asGaps(gentle) : rules.filter((rule) => rule.holds(week)).flatMap(asGaps)
}

/** Whether the last days were hard by the rule `hard-days`. */
export function isHardTime(gaps: readonly Gap[]): boolean {
  return gaps.some((lack) => lack.reason === 'hard-days')
}

function weekOf(recent: readonly RecentRecord[], today: LocalDay): Week {
  const within = (span: number) =>
    recent.filter(({ day }) => {
      const ago = daysBetween(day, today)
      return ago >= 0 && ago < span
    })
  const records = within(LOOK_BACK_DAYS)
  const byDay = Map.groupBy(records, (record) => record.day)
  const newestFirst = [...byDay.keys()].sort().reverse()
  return { days: newestFirst.map((day) => summed(byDay.get(day) ?? [])), records, fortnight: within(LONGEST_LOOK_BACK_DAYS) }
}

function summed(records: readonly RecentRecord[]): RecordedDay {
  const moods = records.flatMap((record) => record.mood ?? [])
  return {
    hasText: records.some((record) => record.hasText),
    mood: moods.length === 0 ? undefined : moods.reduce((sum, mood) => sum + mood, 0) / moods.length,
    tired: records.some((record) => record.feelings.some((feeling) => tiredFeelings.includes(feeling))),
  }
}
