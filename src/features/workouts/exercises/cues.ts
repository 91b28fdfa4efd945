import type { Exercise, Loading, Pattern, Trait } from '../contract/exercises.ts'

/** What an exercise is told in: made of the words of its movement, of what it is loaded with, and of how it is done. */
export type CueWords = {
  breath: Record<Breath, string>
  /** By movement: how to set up, how to move, and two mistakes that many make, each with its remedy. */
  patterns: Record<string, readonly string[]>
  loads: Partial<Record<Loading, string>>
  traits: Partial<Record<Trait, string>>
}
export type Cues = { setup: readonly string[]; movement: string; breath: string; mistakes: readonly string[] }
type Breath = 'brace' | 'lower' | 'effort' | 'hold' | 'snap' | 'rhythm' | 'calm'

const BRACED: readonly Pattern[] = [
  'squat',
  'deadlift',
  'romanian-deadlift',
  'clean',
  'snatch',
  'thruster',
  'overhead-press',
  'bench-press',
]
const DOWN_FIRST: readonly Pattern[] = [
  'squat',
  'single-leg-squat',
  'split-squat',
  'lunge',
  'lateral-lunge',
  'leg-press',
  'push-up',
  'dip',
  'handstand-press',
  'bench-press',
  'incline-press',
  'decline-press',
]
const FAST: readonly Pattern[] = ['swing', 'jump', 'hop', 'throw', 'burpee', 'ropes']
const HELD: readonly Pattern[] = [
  'plank',
  'side-plank',
  'carry',
  'grip',
  'dead-bug',
  'bird-dog',
  'crawl',
  'anti-rotation',
  'get-up',
  'sled',
  'neck',
]
const WEIGHTS: readonly Loading[] = ['barbell', 'trap-bar', 'smith-machine', 'dumbbells', 'kettlebells']
/** Said of the load itself, or of the hands; others say so in their own words already. */
const OWN_STANCE: readonly Trait[] = ['seated', 'kneeling', 'half-kneeling', 'supported', 'on-knees', 'sumo', 'goblet', 'zercher', 'behind']

function breathOf({ pattern, purpose, traits, loading }: Exercise): Breath {
  if (purpose === 'mobility') return 'calm'
  if (FAST.includes(pattern)) return 'snap'
  if (purpose === 'endurance') return 'rhythm'
  if (traits.includes('static') || HELD.includes(pattern)) return 'hold'
  if (BRACED.includes(pattern) && WEIGHTS.includes(loading)) return 'brace'
  return DOWN_FIRST.includes(pattern) ? 'lower' : 'effort'
}

/** How an exercise is done, in one language. */
export function cuesOf(exercise: Exercise, words: CueWords): Cues {
  const [setup, movement, ...mistakes] = words.patterns[exercise.pattern]! as [string, string, string, string]
  const trait = (one: Trait) => words.traits[one] ?? []
  const before = exercise.traits.filter((one) => OWN_STANCE.includes(one)).flatMap(trait)
  const after = exercise.traits.filter((one) => !OWN_STANCE.includes(one)).flatMap(trait)
  return {
    setup: [words.loads[exercise.loading] ?? [], ...before, setup, ...after].flat(),
    movement: exercise.traits.includes('static') ? staticMovement(words, movement) : movement,
    breath: words.breath[breathOf(exercise)],
    mistakes,
  }
}

/** What does not move is not told to come up again. */
const staticMovement = (words: CueWords, movement: string): string => words.traits.static ?? movement
