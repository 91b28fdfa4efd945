import type { AnswerSheet } from './types.ts'

/**
 * The longest run of one and the same answer that attentive people give, by answer 1–5: Costa & McCrae (1992), NEO PI-R Professional
 * Manual, whose five answers and mixed keys are those of the questionnaires here.
 */
const LONGEST_RUN = [6, 9, 10, 14, 9] as const

/** Nobody reads and weighs a statement in less: Huang, Curran, Keeney, Poposki & DeShon (2012), Journal of Business and Psychology 27, 99–114. */
const SECONDS_PER_ITEM = 2
/** Below this many timed answers a pace says nothing. */
const ENOUGH_TIMED = 10

export type AttentionNote =
  | { kind: 'long_string'; answer: number; length: number; usual: number }
  | { kind: 'too_fast'; medianSeconds: number }

/**
 * What may be said, gently, about how attentively a sheet was answered; never a reason to refuse it. `seconds`: how long each answer
 * took, null where it is not known (another device, a pause).
 */
export function attentionNotes(sheet: AnswerSheet, seconds: readonly (number | null)[]): AttentionNote[] {
  const notes: AttentionNote[] = []
  const run = longestUnusualRun(sheet)
  if (run) notes.push({ kind: 'long_string', ...run })
  const timed = seconds.filter((one) => one !== null && Number.isFinite(one) && one >= 0).toSorted((a, b) => a! - b!) as number[]
  const medianSeconds = median(timed)
  if (timed.length >= ENOUGH_TIMED && medianSeconds < SECONDS_PER_ITEM) notes.push({ kind: 'too_fast', medianSeconds })
  return notes
}

function longestUnusualRun(sheet: AnswerSheet): { answer: number; length: number; usual: number } | undefined {
  let worst: { answer: number; length: number; usual: number } | undefined
  let length = 0
  for (const [at, answer] of sheet.entries()) {
    length = answer !== null && answer === sheet[at - 1] ? length + 1 : 1
    if (answer === null) continue
    const usual = LONGEST_RUN[answer - 1] ?? LONGEST_RUN[0]
    if (length > usual && length - usual > (worst ? worst.length - worst.usual : 0)) worst = { answer, length, usual }
  }
  return worst
}

function median(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2)
  if (sorted.length === 0) return 0
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
