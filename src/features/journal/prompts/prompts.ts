import type { LocalDay } from '#platform/contract/dates.ts'
import { stableHash } from '#platform/contract/stable-hash.ts'
import type { Gap, GapKey, PromptMeta, ReasonKey, TimeOfDay } from './types.ts'

/** A prompt is shown again only after this many others. */
export const REST_BETWEEN = 60

export interface PromptAsk {
  readonly userId: string
  readonly day: LocalDay
  readonly timeOfDay: TimeOfDay
  /** The gaps of the last days, most important first (`gapsOf`). */
  readonly gaps: readonly GapKey[]
  /** Leaves out prompts that may touch grief or family. */
  readonly avoidTender: boolean
  /** Ids shown on earlier days, oldest first (`seenBefore`); today's ids would change today's choice. */
  readonly seen: readonly string[]
}

/**
 * Morning from 04:00, day from 11:00, evening from 17:00, night from 22:00.
 * Minutes since local midnight; beyond one day they wrap, and a non-finite value counts as day.
 */
export function timeOfDayOf(minutesSinceMidnight: number): TimeOfDay {
  if (!Number.isFinite(minutesSinceMidnight)) return 'day'
  const hour = (((minutesSinceMidnight / 60) % 24) + 24) % 24
  if (hour < 4 || hour >= 22) return 'night'
  if (hour < 11) return 'morning'
  return hour < 17 ? 'day' : 'evening'
}

/**
 * The id of a person's prompt. Equal input gives the same prompt; it differs by person, day and time of day.
 * `skip` is how often "another" was pressed: it walks through the whole bank without a repeat, then from the start again.
 */
export function promptFor(bank: readonly PromptMeta[], { skip, ...ask }: PromptAsk & { readonly skip: number }): string {
  const order = promptOrder(bank, ask)
  const id = order.at(skip % order.length)
  if (id === undefined) throw new RangeError('There is no prompt to choose from.')
  return id
}

/**
 * Every prompt of the bank once, in the order in which "another" shows them:
 * those that suit the time of day and were not shown lately, every second one answering a lack (each lack in turn) while they last;
 * then those of other times of day; then those shown lately, longest ago first.
 */
export function promptOrder(bank: readonly PromptMeta[], ask: PromptAsk): string[] {
  const start = `${ask.userId}|${ask.day}|${ask.timeOfDay}|`
  const allowed = ask.avoidTender ? bank.filter((prompt) => prompt.tender !== true) : bank
  const lastShown = new Map(ask.seen.slice(-REST_BETWEEN).map((id, place) => [id, place]))
  const shuffled = allowed
    .map((prompt) => ({ prompt, hash: stableHash(start + prompt.id) }))
    // Equal hashes are rare, but the result must not depend on the order of the file.
    .sort((a, b) => a.hash - b.hash || (a.prompt.id < b.prompt.id ? -1 : 1))
    .map(({ prompt }) => prompt)

  const fresh = shuffled.filter((prompt) => !lastShown.has(prompt.id))
  const { suiting = [], other = [] } = Object.groupBy(fresh, (prompt) => (prompt.times.includes(ask.timeOfDay) ? 'suiting' : 'other'))
  const answering = inTurn(suiting, ask.gaps, stableHash(start))
  const rest = suiting.filter((prompt) => !answering.has(prompt))
  const shown = shuffled.filter((prompt) => lastShown.has(prompt.id)).sort((a, b) => lastShown.get(a.id)! - lastShown.get(b.id)!)
  return [...alternating([...answering], rest), ...other, ...shown].map((prompt) => prompt.id)
}

/**
 * The reason to show for a prompt: the first lack it answers, else the time of day it suits, else its turn.
 * A prompt for all times of day gets no reason of that kind.
 */
export function reasonFor(prompt: PromptMeta, gaps: readonly Gap[], timeOfDay: TimeOfDay): ReasonKey {
  const answered = gaps.find((lack) => prompt.lacks?.includes(lack.key))
  if (answered) return answered.reason
  return prompt.times.length < 4 && prompt.times.includes(timeOfDay) ? timeOfDay : 'turn'
}

/** The prompts that answer a lack, one for each lack in turn, starting with a different lack each day. */
function inTurn(prompts: readonly PromptMeta[], gaps: readonly GapKey[], start: number): Set<PromptMeta> {
  const queues = gaps.map((_, i) => {
    const gap = gaps[(start + i) % gaps.length]!
    return prompts.filter((prompt) => prompt.lacks?.includes(gap))
  })
  const chosen = new Set<PromptMeta>()
  while (queues.some((queue) => queue.length > 0)) {
    for (const queue of queues) {
      let next = queue.shift()
      while (next && chosen.has(next)) next = queue.shift()
      if (next) chosen.add(next)
    }
  }
  return chosen
}

/** Alternates between two lists and appends the rest of the longer one, so that "another" brings variety. */
function alternating<T>(first: readonly T[], second: readonly T[]): T[] {
  const longer = Math.max(first.length, second.length)
  return Array.from({ length: longer }, (_, i) => [...first.slice(i, i + 1), ...second.slice(i, i + 1)]).flat()
}
