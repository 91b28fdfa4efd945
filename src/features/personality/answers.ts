/**
 * One answer. `value` is 1 to the instrument's `points`; null: withdrawn, so the item is open again. `at` is the time of the answer, in
 * milliseconds since 1970; `took`, how long the item was shown, where a device measured it. Its schema is in `contract.ts`, because this
 * file runs in browsers.
 */
export type Answer = { value: number | null; at: number; took?: number | undefined }

/** By item id. */
export type Answers = Readonly<Record<string, Answer>>

/**
 * Merges the answers of two devices: by item, the later answer counts. The order and the number of merges do not matter. Of two answers in
 * the same millisecond the greater value counts, so that all devices agree.
 */
export function mergeAnswers(one: Answers, other: Answers): Answers {
  const merged: Record<string, Answer> = { ...one }
  for (const [item, answer] of Object.entries(other)) {
    const here = merged[item]
    if (here === undefined || isLater(answer, here)) merged[item] = answer
  }
  return merged
}

function isLater(answer: Answer, than: Answer): boolean {
  if (answer.at !== than.at) return answer.at > than.at
  if (answer.value !== than.value) return (answer.value ?? 0) > (than.value ?? 0)
  return (answer.took ?? 0) > (than.took ?? 0)
}

/**
 * The time of a new answer: now, but later than every answer on this device. So a clock that was set back makes no new answer older than
 * the one it replaces.
 */
export function answeredAt(now: number, answers: Answers): number {
  return Object.values(answers).reduce((latest, { at }) => Math.max(latest, at + 1), now)
}

/** Items that have an answer. */
export const answeredItems = (answers: Answers): string[] =>
  Object.entries(answers).flatMap(([item, { value }]) => (value === null ? [] : [item]))
