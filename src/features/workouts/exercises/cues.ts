import { familyOf, type Exercise, type Loading, type Pattern, type Trait } from '../contract/exercises.ts'
import { figureNameOf } from '../figure/figure-of.ts'

/** What an exercise is told in: made of the words of its movement, of what it is loaded with, and of how it is done. */
export type CueWords = {
  breath: Record<Breath, string>
  /** By movement: how to set up, how to move, and two mistakes that many make, each with its remedy. */
  patterns: Record<string, readonly string[]>
  loads: Partial<Record<Loading, string>>
  traits: Partial<Record<Trait, string>>
  /** What a manner means depends on the movement: `lunge/reverse`, `feet/wide`, `hands/wide`; `static`. */
  manners: Readonly<Record<string, string>>
  /** Set-up and way of movements that look another way, by `movement/figure`. */
  variants: Readonly<Record<string, readonly string[]>>
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

/** Movements whose own words sit or hold already. */
const SITS: readonly Pattern[] = [
  'cable-row',
  'pulldown',
  'knee-extension',
  'knee-flexion',
  'leg-press',
  'hip-abduction',
  'hip-adduction',
  'calf-raise',
  'back-extension',
  'row-ergometer',
  'cycle',
]
const HOLDS: readonly Pattern[] = ['plank', 'side-plank', 'grip', 'neck', 'carry']

/** How an exercise is done, in one language. */
export function cuesOf(exercise: Exercise, words: CueWords): Cues {
  const { pattern, purpose, traits, loading } = exercise
  const [usualSetup, usualMovement, ...mistakes] = words.patterns[pattern]! as [string, string, string, string]
  const [setup = usualSetup, movement = usualMovement] = words.variants[`${pattern}/${figureNameOf(exercise)}`] ?? []
  const said = (one: Trait): string | readonly string[] =>
    words.manners[`${pattern}/${one}`] ??
    words.manners[`${standsDifferently(exercise) ? 'feet' : 'hands'}/${one}`] ??
    (one === 'seated' && SITS.includes(pattern) ? [] : (words.traits[one] ?? []))
  const before = traits.filter((one) => OWN_STANCE.includes(one)).flatMap(said)
  const after = traits.filter((one) => !OWN_STANCE.includes(one)).flatMap(said)
  const isHeld = traits.includes('static') && purpose !== 'mobility' && !HOLDS.includes(pattern)
  return {
    setup: [words.loads[loading] ?? [], ...before, setup, ...after].flat(),
    movement: isHeld ? (words.manners.static ?? movement) : movement,
    breath: words.breath[breathOf(exercise)],
    mistakes,
  }
}

const standsDifferently = ({ pattern }: Exercise) => ['squat', 'lunge'].includes(familyOf(pattern))
