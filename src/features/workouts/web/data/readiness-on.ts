import type { CheckIn, Training } from '../../contract-training.ts'

const NOTHING_SAID: CheckIn = { mood: null, sleep: null, freshness: null }

/** How the person said to be on a day; without a check-in, today's mood is the journal's. */
export function readinessOn(day: string, training: Training | undefined): CheckIn {
  const given = training?.checkIns.find((one) => one.day === day)
  if (given) return given
  return training?.today === day && training.mood !== null ? { ...NOTHING_SAID, mood: Math.round(training.mood) } : NOTHING_SAID
}
