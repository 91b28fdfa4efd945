import type { LocalDay } from '#platform/contract/dates.ts'
import { stableHash } from '#platform/contract/stable-hash.ts'
import type { Gap, GapKey, PromptMeta, ReasonKey, TimeOfDay } from './types.ts'

/** A prompt comes again only after this many others were shown. */
export const REST_BETWEEN = 60

export interface PromptAsk {
  readonly userId: string
  readonly day: LocalDay
  readonly timeOfDay: TimeOfDay
  /** What the last days lacked, most important first (`lacksOf`). */
  readonly gaps: readonly GapKey[]
  /** Leaves out prompts that may touch grief or family. */
  readonly avoidTender: boolean
  /** Ids shown on earlier days, oldest first (`seenBefore`); today's own would move today's choice. */
  readonly seen: readonly string[]
}

/**
 * Morning from 04:00, day from 11:00, evening from 17:00, night from 22:00.
 * Minutes since local midnight; beyond one day they wrap, and what is no time counts as day.
 */
export function timeOfDayOf(minutesSinceMidnight: number): TimeOfDay {
  if (!Number.isFinite(minutesSinceMidnight)) return 'day'
  const hour = (((minutesSinceMidnight / 60) % 24) + 24) % 24
  if (hour < 4 || hour >= 22) return 'night'
  if (hour < 11) return 'morning'
  return hour < 17 ? 'day' : 'evening'
}

/**
 * The id of a person's prompt. The same ask gives the same prompt; people, days and times of day differ.
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
    // Equal hashes are rare, but must not leave the order to the order of the file.
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
 * The reason to show for a prompt: the first lack it answers, else the time of day it suits, else that it was its turn.
 * Prompts for every hour are not chosen for the hour, so they name none.
 */
export function reasonFor(prompt: PromptMeta, gaps: readonly Gap[], timeOfDay: TimeOfDay): ReasonKey {
  const answered = gaps.find((lack) => prompt.lacks?.includes(lack.key))
  if (answered) return answered.reason
  return prompt.times.length < 4 && prompt.times.includes(timeOfDay) ? timeOfDay : 'turn'
}

/** Those that answer a lack: one for each lack in turn, beginning with a different one from day to day. */
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

/** One of the first, one of the second, and so on; what is left of the longer one at the end. Whoever asks for another wants a change. */
function alternating<T>(first: readonly T[], second: readonly T[]): T[] {
  const longer = Math.max(first.length, second.length)
  return Array.from({ length: longer }, (_, i) => [...first.slice(i, i + 1), ...second.slice(i, i + 1)]).flat()
}
