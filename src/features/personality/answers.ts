/**
 * One answer. `value` is 1 to the instrument's `points`; null: taken back, the item is open again. `at` is when it was given, in
 * milliseconds since 1970; `took`, how long the item stood there, where a device measured it. Its schema is in `contract.ts`: this
 * file runs in browsers.
 */
export type Answer = { value: number | null; at: number; took?: number | undefined }

/** By item id. */
export type Answers = Readonly<Record<string, Answer>>

/**
 * Two devices' answers as one: by item, the later answer counts. The same whatever the order and however often it is done. Of two
 * answers in the same millisecond the greater value counts, so that all devices agree.
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
 * When an answer counts as given: now, and after every answer that this device knows of, so that a clock that was set back makes
 * no new answer older than the one it replaces.
 */
export function answeredAt(now: number, answers: Answers): number {
  return Object.values(answers).reduce((latest, { at }) => Math.max(latest, at + 1), now)
}

/** Items that have an answer. */
export const answeredItems = (answers: Answers): string[] =>
  Object.entries(answers).flatMap(([item, { value }]) => (value === null ? [] : [item]))
