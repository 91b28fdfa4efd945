import { familyOf, type Exercise, type Loading, type Pattern, type Trait } from '../exercise.ts'
import { figureNameOf } from '../figure/figure-of.ts'

/** The sources of instructions: sentences for movements, for loads and for manners. */
export type CueWords = {
  breath: Record<Breath, string>
  /** By movement: set-up, execution, and two common mistakes with their remedies. */
  patterns: Record<string, readonly string[]>
  loads: Partial<Record<Loading, string>>
  traits: Partial<Record<Trait, string>>
  /** By manner or load, which differ by movement: `lunge/reverse`, `lunge/barbell`, `feet/wide`, `hands/wide`; `static`. */
  manners: Readonly<Record<string, string>>
  /** By `movement/figure`, for variants that look different: set-up, execution and, if they differ, both mistakes. */
  variants: Readonly<Record<string, readonly string[]>>
  /** By id, for exercises unlike their movement: set-up, execution and, if they differ, both mistakes and the breathing. */
  exercises: Readonly<Record<string, readonly string[]>>
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
/** Loads with a sentence about the load itself or the hands; other movements mention it in their own sentences. */
const OWN_STANCE: readonly Trait[] = ['seated', 'kneeling', 'half-kneeling', 'on-knees', 'sumo', 'goblet', 'zercher', 'behind']

function breathOf({ pattern, purpose, traits, loading }: Exercise): Breath {
  if (purpose === 'mobility') return 'calm'
  if (FAST.includes(pattern)) return 'snap'
  if (purpose === 'endurance') return 'rhythm'
  if (traits.includes('static') || HELD.includes(pattern)) return 'hold'
  if (BRACED.includes(pattern) && WEIGHTS.includes(loading)) return 'brace'
  return DOWN_FIRST.includes(pattern) ? 'lower' : 'effort'
}

/** Movements whose own sentences mention sitting or holding. */
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
  'incline-press',
  'rotation',
  'row-ergometer',
  'cycle',
]
/** Manners whose sentence is added to every exercise, also to one with sentences of its own. */
const SIDES: readonly Trait[] = ['one-arm', 'one-leg', 'alternating']
const HOLDS: readonly Pattern[] = ['plank', 'side-plank', 'grip', 'neck', 'carry']

/** The instructions of an exercise in one language. */
export function cuesOf(exercise: Exercise, words: CueWords): Cues {
  const { id, pattern, purpose, traits, loading } = exercise
  const usual = words.patterns[pattern]!
  const variant = words.variants[`${pattern}/${figureNameOf(exercise)}`] ?? []
  const own = words.exercises[id] ?? []
  const isOwn = own.length > 0
  const text = (one: Trait): string | readonly string[] => {
    if (isOwn && !SIDES.includes(one)) return []
    if (traits.includes('alternating') && (one === 'one-arm' || one === 'one-leg')) return []
    if (one === 'seated' && SITS.includes(pattern)) return []
    if (one === 'explosive' && purpose === 'endurance') return []
    const manner = words.manners[`${pattern}/${one}`] ?? words.manners[`${standsDifferently(exercise) ? 'feet' : 'hands'}/${one}`]
    return manner ?? words.traits[one] ?? []
  }
  const line = (at: number) => (own[at] ?? variant[at] ?? usual[at])!
  const before = traits.filter((one) => OWN_STANCE.includes(one)).flatMap(text)
  const after = traits.filter((one) => !OWN_STANCE.includes(one)).flatMap(text)
  const isHeld = !isOwn && traits.includes('static') && purpose !== 'mobility' && !HOLDS.includes(pattern)
  const carried = [words.loads[loading] ?? [], (isOwn ? undefined : words.manners[`${pattern}/${loading}`]) ?? []]
  return {
    setup: [...carried.flat(), ...before, line(0), ...after],
    movement: isHeld ? (words.manners.static ?? line(1)) : line(1),
    breath: own[4] ?? words.breath[breathOf(exercise)],
    mistakes: [line(2), line(3)],
  }
}

const standsDifferently = ({ pattern }: Exercise) => ['squat', 'lunge'].includes(familyOf(pattern))
