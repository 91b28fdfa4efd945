import { stableIndex } from '#platform/server/core/stable-choice.ts'
import type { Listenable } from '#platform/server/listenables.ts'
import type { Need } from '#platform/contract/needs.ts'
import type { WHYS } from '../contract.ts'

export type Why = (typeof WHYS)[number]
export type Recommended = { item: Listenable; why: Why; title: string | null }

export type Known = {
  today: string
  /** 0 to 23, on the person's clock. */
  hour: number
  language: 'en' | 'de'
  /** Mood noted today or yesterday, 1 to 5; null without one. */
  mood: number | null
  /** Keys of items that the person heard lately, latest first. */
  heard: readonly string[]
  /** Need and title of a current course. */
  course: { title: string; need: Need } | null
}

const LOW_MOOD = 2.5
const SHORT_SECONDS = 5 * 60
const MOST = 4
/** Limit of length for a recommendation at a low mood. */
const GENTLE_SECONDS = 15 * 60

const isNight = (hour: number) => hour >= 21 || hour < 4

/**
 * Recommended items, each with the rule that chose it; stable all day. Items in other languages than the person's are left out,
 * and nothing is recommended twice.
 */
export function recommend(all: readonly Listenable[], { today, hour, language, mood, heard, course }: Known): Recommended[] {
  const own = all.filter((one) => one.language === null || one.language.startsWith(language))
  // If nothing is spoken in the person's language, all items are candidates.
  const pool = own.some(({ voice }) => voice !== 'none') ? own : all
  const keyOf = ({ kind, id }: Listenable) => `${kind}/${id}`
  const known = new Set(heard)
  const chosen: Recommended[] = []
  const choose = (why: Why, fits: (one: Listenable) => boolean, title: string | null = null) => {
    const free = pool.filter((one) => fits(one) && !chosen.some(({ item }) => keyOf(item) === keyOf(one)))
    const fresh = free.filter((one) => !known.has(keyOf(one)))
    const among = fresh.length > 0 ? fresh : free
    const item = among[stableIndex(`${today} ${why}`, among.length)]
    if (item && chosen.length < MOST) chosen.push({ item, why, title })
  }
  const answers = (need: Need) => (one: Listenable) => one.needs.includes(need)

  if (mood !== null && mood <= LOW_MOOD)
    choose('low', (one) => (answers('calm')(one) || answers('kindness')(one)) && one.seconds <= GENTLE_SECONDS)
  if (isNight(hour)) choose('late', answers('sleep'))
  else if (hour < 10) choose('morning', answers('morning'))
  else if (hour < 17) choose('midday', answers('focus'))
  if (course) choose('course', answers(course.need), course.title)
  const last = pool.find((one) => keyOf(one) === heard[0])
  if (last) choose('like', (one) => keyOf(one) !== keyOf(last) && one.needs.some((need) => last.needs.includes(need)), last.title)
  choose('short', (one) => one.seconds <= SHORT_SECONDS && one.voice !== 'none')
  return chosen
}
