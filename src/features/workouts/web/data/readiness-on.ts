import type { CheckIn, Training } from '../../contract/training.ts'

const NO_ANSWER: CheckIn = { mood: null, sleep: null, freshness: null }

/** How the person said to be on a day; where they did not say, today's mood is the journal's. */
export function readinessOn(day: string, training: Training | undefined): CheckIn {
  const { mood, sleep, freshness } = training?.checkIns.find((one) => one.day === day) ?? NO_ANSWER
  const ofJournal = training?.today === day && training.mood !== null ? Math.round(training.mood) : null
  return { mood: mood ?? ofJournal, sleep, freshness }
}
