import type { Muscle } from '#platform/body/muscles.ts'
import type { Pattern } from '../exercise.ts'
import type { DayFocus, Goal, TrainingLevel } from './types.ts'

/** One requirement of a day: patterns that satisfy it, best first. */
export type Need = { name: string; patterns: readonly Pattern[] }

const SQUAT: Need = { name: 'squat', patterns: ['squat', 'leg-press', 'single-leg-squat', 'split-squat', 'step-up', 'lunge'] }
const LUNGE: Need = { name: 'lunge', patterns: ['split-squat', 'lunge', 'step-up', 'lateral-lunge', 'single-leg-squat', 'leg-press'] }
const LEG_PRESS: Need = { name: 'squat', patterns: ['leg-press', 'squat', 'split-squat', 'lunge', 'step-up'] }
const HINGE: Need = { name: 'hinge', patterns: ['deadlift', 'romanian-deadlift', 'hip-thrust', 'single-leg-hinge', 'back-extension'] }
const ROMANIAN: Need = { name: 'hinge', patterns: ['romanian-deadlift', 'single-leg-hinge', 'deadlift', 'hip-thrust', 'back-extension'] }
const HIP: Need = { name: 'hinge', patterns: ['hip-thrust', 'single-leg-hinge', 'romanian-deadlift', 'back-extension', 'hip-kickback'] }
const BENCH: Need = { name: 'press', patterns: ['bench-press', 'chest-press', 'push-up', 'incline-press', 'decline-press', 'dip'] }
const INCLINE: Need = { name: 'press', patterns: ['incline-press', 'chest-press', 'push-up', 'bench-press', 'dip'] }
const OVERHEAD: Need = { name: 'overhead', patterns: ['overhead-press', 'handstand-press', 'incline-press', 'push-up'] }
const ROW: Need = { name: 'row', patterns: ['row', 'cable-row', 'inverted-row', 'reverse-fly'] }
const PULL_DOWN: Need = { name: 'pull-down', patterns: ['pull-up', 'pulldown', 'pullover', 'straight-arm-pulldown', 'row', 'inverted-row'] }
const LEG_CURL: Need = { name: 'leg-curl', patterns: ['knee-flexion', 'back-extension', 'single-leg-hinge', 'hip-thrust'] }
const TRUNK: Need = {
  name: 'trunk',
  patterns: ['plank', 'dead-bug', 'anti-rotation', 'rollout', 'side-plank', 'bird-dog', 'leg-raise', 'crunch', 'carry'],
}
const TRUNK_B: Need = {
  name: 'trunk',
  patterns: ['leg-raise', 'side-plank', 'crunch', 'rollout', 'anti-rotation', 'dead-bug', 'plank', 'rotation'],
}
const CARRY: Need = { name: 'trunk', patterns: ['carry', 'side-plank', 'dead-bug', 'plank', 'bird-dog'] }

/** Movements of each kind of day, the most important first: short sessions use only the beginning of the list. */
export const NEEDS: Partial<Record<DayFocus, readonly Need[]>> = {
  'full-a': [SQUAT, BENCH, ROW, ROMANIAN, TRUNK],
  'full-b': [HINGE, OVERHEAD, PULL_DOWN, LUNGE, TRUNK_B],
  'full-c': [LEG_PRESS, INCLINE, ROW, LEG_CURL, CARRY],
  'upper-a': [BENCH, ROW, OVERHEAD, PULL_DOWN],
  'upper-b': [PULL_DOWN, INCLINE, ROW, OVERHEAD],
  'lower-a': [SQUAT, ROMANIAN, LUNGE, LEG_CURL, TRUNK],
  'lower-b': [HINGE, LEG_PRESS, HIP, LUNGE, TRUNK_B],
  push: [BENCH, OVERHEAD, INCLINE],
  pull: [PULL_DOWN, ROW, ROW],
  legs: [SQUAT, HINGE, LUNGE, LEG_CURL, TRUNK],
}

const UPPER: readonly Muscle[] = [
  'chest',
  'upper-back',
  'lats',
  'side-delts',
  'rear-delts',
  'front-delts',
  'biceps',
  'triceps',
  'forearms',
  'traps',
  'neck',
]
const LOWER: readonly Muscle[] = [
  'quads',
  'hamstrings',
  'glutes',
  'calves',
  'abs',
  'obliques',
  'adductors',
  'abductors',
  'hip-flexors',
  'shins',
  'lower-back',
]

/** Muscles that each kind of day may add work for once its movements are placed. */
export const EXTRA_MUSCLES: Partial<Record<DayFocus, readonly Muscle[]>> = {
  'full-a': [...UPPER, ...LOWER],
  'full-b': [...UPPER, ...LOWER],
  'full-c': [...UPPER, ...LOWER],
  'upper-a': [...UPPER, 'abs', 'obliques'],
  'upper-b': [...UPPER, 'abs', 'obliques'],
  'lower-a': LOWER,
  'lower-b': LOWER,
  push: ['chest', 'front-delts', 'side-delts', 'triceps', 'abs', 'obliques'],
  pull: ['upper-back', 'lats', 'rear-delts', 'traps', 'biceps', 'forearms', 'abs', 'lower-back'],
  legs: LOWER,
}

/** The kinds of days in a week. Up to three sessions are full-body; more are split so that each muscle still gets two. */
export function daysOf(days: number, level: TrainingLevel, goal: Goal): readonly DayFocus[] {
  if (goal === 'mobility') return Array.from({ length: days }, () => 'mobility')
  switch (days) {
    case 1:
      return ['full-a']
    case 2:
      return ['full-a', 'full-b']
    case 3:
      return ['full-a', 'full-b', 'full-c']
    case 4:
      return ['upper-a', 'lower-a', 'upper-b', 'lower-b']
    case 5:
      return level === 'novice' ? ['full-a', 'easy', 'full-b', 'easy', 'full-c'] : ['upper-a', 'lower-a', 'push', 'pull', 'legs']
    case 6:
      return level === 'novice'
        ? ['upper-a', 'lower-a', 'easy', 'upper-b', 'lower-b', 'easy']
        : ['push', 'pull', 'legs', 'upper-a', 'lower-b', 'upper-b']
    default:
      return [...daysOf(6, level, goal), 'easy']
  }
}

/** Weekdays for each number of sessions, 0 is Monday: as far apart as a week allows. */
export const WEEKDAYS: readonly (readonly number[])[] = [
  [],
  [0],
  [0, 3],
  [0, 2, 4],
  [0, 1, 3, 4],
  [0, 1, 2, 4, 5],
  [0, 1, 2, 3, 4, 5],
  [0, 1, 2, 3, 4, 5, 6],
]
