import { ADULT_AGE, ENERGY_FLOOR, KCAL_PER_KG, LOWEST_BMI, MAX_DEFICIT, MAX_GAIN_PER_WEEK, MAX_LOSS_PER_WEEK } from './constants.ts'

export type GoalKind = 'lose' | 'keep' | 'gain'
/** `pace`: share of the weight per week, from 0 up; ignored for keep. */
export type Goal = { kind: GoalKind; pace: number }

export type GoalFacts = {
  /** The trend weight, not a single measurement. */
  kg: number
  heightCm: number | null
  age: number | null
  sex: 'female' | 'male' | null
  expecting: 'no' | 'pregnant' | 'breastfeeding'
  /** Energy at rest; null where unknown. */
  resting: number | null
}

/** The reasons for a target, in the order in which they apply. Pages show each as a sentence. */
export type Why =
  | { key: 'expenditure'; kcal: number }
  | { key: 'goal'; kind: 'lose' | 'gain'; kcal: number; pace: number }
  | { key: 'keep' }
  | { key: 'expecting' }
  | { key: 'growing' }
  | { key: 'height' }
  | { key: 'age' }
  | { key: 'bmi' }
  | { key: 'nearBmi'; pace: number }
  | { key: 'pace'; most: number }
  | { key: 'deficit'; most: number }
  | { key: 'resting'; kcal: number }
  | { key: 'floor'; kcal: number }
  | { key: 'step'; from: number }

export type Target = { kcal: number; why: readonly Why[] }

export const bmiOf = (kg: number, heightCm: number): number => kg / (heightCm / 100) ** 2

/** Weeks within which a pace must not reach the lowest weight. */
const WEEKS_AHEAD = 4

/**
 * Target energy for a goal, kcal a day, with reasons. For any goal it suggests no deficit in pregnancy or breastfeeding, before ADULT_AGE,
 * under LOWEST_BMI, or where these facts are unknown. It suggests no loss beyond MAX_LOSS_PER_WEEK, no deficit beyond MAX_DEFICIT, and
 * nothing below the energy at rest or ENERGY_FLOOR.
 */
export function targetFor(goal: Goal, expended: number, facts: GoalFacts): Target {
  const why: Why[] = [{ key: 'expenditure', kcal: expended }]
  if (goal.kind === 'gain') return { kcal: gain(goal.pace, expended, facts, why), why }
  const least = leastFor(facts)
  const refused = goal.kind === 'lose' ? noDeficit(facts) : { key: 'keep' as const }
  if (refused) return { kcal: expended, why: [...why, refused] }

  const pace = lossPace(goal.pace, facts, why)
  const wished = (pace * facts.kg * KCAL_PER_KG) / 7
  let deficit = wished
  if (deficit > expended * MAX_DEFICIT) {
    deficit = expended * MAX_DEFICIT
    why.push({ key: 'deficit', most: MAX_DEFICIT })
  }
  why.splice(1, 0, { key: 'goal', kind: 'lose', kcal: wished, pace })
  const kcal = expended - deficit
  if (kcal >= least.kcal) return { kcal, why }
  // If the expenditure itself is below the floor, the target equals the expenditure.
  return { kcal: Math.max(kcal, Math.min(least.kcal, expended)), why: [...why, least] }
}

/** The reason against any deficit, or undefined. */
function noDeficit({ expecting, age, heightCm, kg }: GoalFacts): Why | undefined {
  if (expecting !== 'no') return { key: 'expecting' }
  if (age === null) return { key: 'age' }
  if (age < ADULT_AGE) return { key: 'growing' }
  if (heightCm === null) return { key: 'height' }
  return bmiOf(kg, heightCm) <= LOWEST_BMI ? { key: 'bmi' } : undefined
}

function lossPace(wished: number, { kg, heightCm }: GoalFacts, why: Why[]): number {
  let pace = Math.max(0, wished)
  if (pace > MAX_LOSS_PER_WEEK) {
    pace = MAX_LOSS_PER_WEEK
    why.push({ key: 'pace', most: MAX_LOSS_PER_WEEK })
  }
  const room = (1 - LOWEST_BMI / bmiOf(kg, heightCm!)) / WEEKS_AHEAD
  if (pace <= room) return pace
  why.push({ key: 'nearBmi', pace: room })
  return room
}

function gain(wished: number, expended: number, { kg }: GoalFacts, why: Why[]): number {
  const pace = Math.min(Math.max(0, wished), MAX_GAIN_PER_WEEK)
  const more = (pace * kg * KCAL_PER_KG) / 7
  why.push({ key: 'goal', kind: 'gain', kcal: more, pace })
  if (wished > pace) why.push({ key: 'pace', most: MAX_GAIN_PER_WEEK })
  return expended + more
}

/** The lowest suggested energy: the energy at rest, but never below the floor for diets without medical supervision. */
function leastFor({ sex, resting }: GoalFacts): Extract<Why, { key: 'resting' | 'floor' }> {
  const floor = ENERGY_FLOOR[sex ?? 'either']
  return resting !== null && resting > floor ? { key: 'resting', kcal: resting } : { key: 'floor', kcal: floor }
}
