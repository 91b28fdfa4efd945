/**
 * The definition of an exercise, for planning, recording and display. `scripts/exercises-content.ts` generates the table
 * `content/exercises/table.json`; names and cues in other languages are beside it. Pure: runs on server and client.
 */
import type { Muscle } from '#platform/body/muscles.ts'

/**
 * Movement patterns by family. Figures show a pattern, alternatives share it, and an injury may exclude it; weeks are balanced by family.
 */
export const PATTERNS_BY_FAMILY = {
  squat: ['squat', 'leg-press', 'single-leg-squat'],
  lunge: ['split-squat', 'lunge', 'lateral-lunge', 'step-up'],
  hinge: ['deadlift', 'romanian-deadlift', 'single-leg-hinge', 'hip-thrust', 'back-extension', 'swing'],
  'knee-extension': ['knee-extension'],
  'knee-flexion': ['knee-flexion'],
  hip: ['hip-abduction', 'hip-adduction', 'hip-kickback'],
  calf: ['calf-raise', 'shin-raise'],
  'horizontal-push': ['bench-press', 'incline-press', 'decline-press', 'chest-press', 'push-up', 'chest-fly'],
  'vertical-push': ['overhead-press', 'handstand-press', 'dip'],
  'horizontal-pull': ['row', 'cable-row', 'inverted-row', 'reverse-fly', 'face-pull'],
  'vertical-pull': ['pull-up', 'pulldown', 'straight-arm-pulldown', 'pullover'],
  shoulder: ['lateral-raise', 'front-raise', 'upright-row', 'shrug', 'shoulder-rotation'],
  arm: ['curl', 'triceps-extension', 'triceps-pushdown', 'wrist-curl', 'grip'],
  'core-flexion': ['crunch', 'leg-raise'],
  'core-stability': ['plank', 'side-plank', 'crawl', 'dead-bug', 'bird-dog', 'rollout', 'anti-rotation', 'carry'],
  'core-rotation': ['rotation', 'side-bend'],
  neck: ['neck'],
  'whole-body': ['clean', 'snatch', 'thruster', 'get-up', 'burpee', 'sled'],
  jump: ['jump', 'hop', 'jumping-jack', 'high-knees', 'throw', 'ropes'],
  endurance: ['walk', 'run', 'cycle', 'row-ergometer', 'stride', 'stairs', 'skip-rope'],
  mobility: [
    'spine-mobility',
    'hip-mobility',
    'hamstring-stretch',
    'quad-stretch',
    'calf-stretch',
    'shoulder-mobility',
    'chest-stretch',
    'wrist-mobility',
    'neck-mobility',
  ],
} as const
export type PatternFamily = keyof typeof PATTERNS_BY_FAMILY
export type Pattern = (typeof PATTERNS_BY_FAMILY)[PatternFamily][number]

/** Equipment that a place may have and an exercise may need. The floor, a wall and a towel are available everywhere. */
export const EQUIPMENT = [
  'barbell',
  'ez-bar',
  'trap-bar',
  'dumbbell',
  'kettlebell',
  'plate',
  'rack',
  'bench',
  'incline-bench',
  'preacher-bench',
  'pull-up-bar',
  'dip-bars',
  'cable',
  'landmine',
  'smith-machine',
  'leg-press',
  'hack-squat',
  'squat-machine',
  'belt-squat',
  'leg-extension',
  'leg-curl',
  'calf-machine',
  'hip-abductor',
  'hip-adductor',
  'hip-thrust-machine',
  'glute-machine',
  'chest-press',
  'pec-deck',
  'shoulder-press',
  'lateral-raise-machine',
  'row-machine',
  'lat-pulldown',
  'pullover-machine',
  'assisted-pull-up',
  'dip-machine',
  'curl-machine',
  'triceps-machine',
  'ab-machine',
  'rotation-machine',
  'back-extension',
  'glute-ham-bench',
  'band',
  'suspension',
  'rings',
  'box',
  'medicine-ball',
  'exercise-ball',
  'ab-wheel',
  'sled',
  'battle-ropes',
  'skipping-rope',
  'treadmill',
  'exercise-bike',
  'air-bike',
  'rowing-machine',
  'elliptical',
  'bicycle',
  'stair-machine',
] as const
export type Equipment = (typeof EQUIPMENT)[number]

/**
 * The kind of load, which determines the possible loads. `dumbbells` means two, each of the stated load; `machine-plates` takes plates,
 * `machine-stack` a pin; `bodyweight-plus` may carry more (belt, vest), `assisted` takes weight away; `none` has no load to record.
 */
export const LOADINGS = [
  'barbell',
  'ez-bar',
  'trap-bar',
  'smith-machine',
  'landmine',
  'dumbbell',
  'dumbbells',
  'kettlebell',
  'kettlebells',
  'plate',
  'machine-plates',
  'machine-stack',
  'cable',
  'band',
  'bodyweight',
  'bodyweight-plus',
  'assisted',
  'ball',
  'sled',
  'none',
] as const
export type Loading = (typeof LOADINGS)[number]

/** The unit of a set's amount. */
export type Measure = 'reps' | 'seconds' | 'metres'

/** Demands on each joint that a person with trouble there may have to avoid. */
export const CAUTIONS_BY_JOINT = {
  neck: ['neck-load'],
  shoulder: ['shoulder-load', 'shoulder-overhead', 'shoulder-deep-extension', 'shoulder-wide-press', 'shoulder-rotation', 'shoulder-hang'],
  elbow: ['elbow-load'],
  wrist: ['wrist-extension', 'grip'],
  'lower-back': ['spine-load', 'spine-flexion', 'spine-rotation', 'spine-extension'],
  hip: ['hip-load', 'hip-deep-flexion', 'hip-adduction'],
  knee: ['knee-deep-flexion', 'knee-load', 'kneeling'],
  ankle: ['ankle-dorsiflexion', 'ankle-load'],
  whole: ['impact', 'balance', 'head-low', 'lying-flat', 'breath-strain'],
} as const
export type CautionJoint = keyof typeof CAUTIONS_BY_JOINT
export type Caution = (typeof CAUTIONS_BY_JOINT)[CautionJoint][number]

export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const
export type ExerciseLevel = (typeof LEVELS)[number]

/** Details of the execution that change its description and its picture, but not the exercise. */
export const TRAITS = [
  'seated',
  'standing',
  'kneeling',
  'half-kneeling',
  'lying',
  'prone',
  'side-lying',
  'hanging',
  'incline',
  'decline',
  'floor',
  'supported',
  'one-arm',
  'one-leg',
  'alternating',
  'close',
  'wide',
  'neutral',
  'underhand',
  'front',
  'overhead',
  'behind',
  'sumo',
  'goblet',
  'zercher',
  'deficit',
  'from-blocks',
  'pause',
  'box',
  'walking',
  'reverse',
  'elevated',
  'on-knees',
  'explosive',
  'rope',
  'power',
  'hang',
  'high',
  'low',
  'straight-legs',
  'bent-knees',
  'twist',
  'static',
] as const
export type Trait = (typeof TRAITS)[number]

export type Exercise = {
  /** Path in the app and id in stored data: lower-case letters and dashes, never changed or reused. Own exercises have a UUID. */
  id: string
  name: string
  pattern: Pattern
  /** Primary muscles, counted as one set each. */
  primary: readonly Muscle[]
  /** Secondary muscles, counted by their share of a set (0–1, mostly 0.5). */
  secondary: Readonly<Partial<Record<Muscle, number>>>
  mechanic: 'compound' | 'isolation'
  force: 'push' | 'pull' | 'static' | 'both'
  /** All of these are needed; an empty list means that it can be done anywhere. */
  equipment: readonly Equipment[]
  loading: Loading
  measure: Measure
  /** Done one side at a time: sets and reps are per side. */
  perSide: boolean
  level: ExerciseLevel
  /** 1: part of nearly every programme; 2: well known; 3: for special purposes. */
  rank: 1 | 2 | 3
  /** The training purpose. */
  purpose: 'strength' | 'power' | 'endurance' | 'mobility'
  cautions: readonly Caution[]
  traits: readonly Trait[]
}

const FAMILY_OF = new Map<string, PatternFamily>(
  (Object.keys(PATTERNS_BY_FAMILY) as PatternFamily[]).flatMap((family) =>
    PATTERNS_BY_FAMILY[family].map((pattern): [string, PatternFamily] => [pattern, family]),
  ),
)

export function familyOf(pattern: Pattern): PatternFamily {
  return FAMILY_OF.get(pattern)!
}

/** The share of a set that counts for a muscle: 1 for primary ones, the table's share for secondary ones, 0 for all others. */
export function muscleShare({ primary, secondary }: Pick<Exercise, 'primary' | 'secondary'>, muscle: Muscle): number {
  return primary.includes(muscle) ? 1 : (secondary[muscle] ?? 0)
}

/** The unit of a set's amount: of its target, else of its exercise. */
export const measureOf = (target: { kind: Measure } | null | undefined, exercise: Pick<Exercise, 'measure'> | undefined): Measure =>
  target?.kind ?? exercise?.measure ?? 'reps'
