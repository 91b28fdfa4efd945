import type { Answers } from '../answers.ts'
import type { Instrument } from '../scales.ts'

/**
 * The longest run of equal answers by attentive people, for answers 1 to 5: Costa & McCrae (1992), NEO PI-R Professional Manual, which has
 * five answers and mixed keys like the questionnaires here.
 */
const LONGEST_RUN = [6, 9, 10, 14, 9] as const

/**
 * No person reads and weighs a statement faster: Huang, Curran, Keeney, Poposki & DeShon (2012), Journal of Business and Psychology 27,
 * 99–114.
 */
const LEAST_MS_PER_ITEM = 2000
/** With fewer timed answers, the pace is not meaningful. */
const ENOUGH_TIMED = 10

export type AttentionNote = { kind: 'long-string'; answer: number; length: number; usual: number } | { kind: 'too-fast'; medianMs: number }

/** Cautious notes on how attentively an instrument was answered; never a reason to refuse it. */
export function attentionNotes({ items, points }: Pick<Instrument, 'items' | 'points'>, answers: Answers): AttentionNote[] {
  const given = items.map(({ id }) => answers[id])
  const notes: AttentionNote[] = []
  // The published figures apply to five answers.
  const run = points === LONGEST_RUN.length ? longestUnusualRun(given.map((answer) => answer?.value ?? null)) : undefined
  if (run) notes.push({ kind: 'long-string', ...run })
  const timed = given.flatMap((answer) => (answer?.value == null ? [] : (answer.took ?? []))).toSorted((a, b) => a - b)
  if (timed.length >= ENOUGH_TIMED) {
    const medianMs = median(timed)
    if (medianMs < LEAST_MS_PER_ITEM) notes.push({ kind: 'too-fast', medianMs })
  }
  return notes
}

function longestUnusualRun(values: readonly (number | null)[]) {
  let worst: { answer: number; length: number; usual: number } | undefined
  let length = 0
  for (const [at, answer] of values.entries()) {
    length = answer !== null && answer === values[at - 1] ? length + 1 : 1
    if (answer === null) continue
    const usual = LONGEST_RUN[answer - 1]!
    if (length > usual && length - usual > (worst ? worst.length - worst.usual : 0)) worst = { answer, length, usual }
  }
  return worst
}

function median(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
