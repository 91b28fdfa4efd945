import type { CheckIn, Training } from '../../contract/training.ts'

const NO_ANSWER: CheckIn = { mood: null, sleep: null, freshness: null }

/** The person's check-in on a day; without an answer, today's mood comes from the journal. */
export function readinessOn(day: string, training: Training | undefined): CheckIn {
  const { mood, sleep, freshness } = training?.checkIns.find((one) => one.day === day) ?? NO_ANSWER
  const ofJournal = training?.today === day && training.mood !== null ? Math.round(training.mood) : null
  return { mood: mood ?? ofJournal, sleep, freshness }
}
