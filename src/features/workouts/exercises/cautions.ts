import { familyOf, type Caution, type Exercise, type Loading, type Pattern, type PatternFamily, type Trait } from '../exercise.ts'

/**
 * The rule for the cautions of each exercise. An excluded joint must not be loaded at all, so in doubt the rule names a joint:
 *
 * - A joint is loaded if it moves against a load, or bears a large part of the body weight or of the lifted weight. Moving a free arm or leg,
 *   standing, walking on level ground, light cycling and holding a light weight still in front of the body load no joint.
 * - Movement: presses, raises, rows and pulls move the upper arm against a load, so all of them load the shoulder with any grip; all that
 *   bend or straighten the arm load the elbow; all that bend the legs under the body weight load knee and hip, deadlifts included.
 * - Range: a deep bend, an arm overhead or behind, a rounded or arched back have separate cautions, because a person may avoid only these.
 * - Load: a weight that the unsupported trunk carries loads the lower back, in the hands, on the back or bent over, bands included; a bar across
 *   the back loads neck, shoulder and wrist; a heavy weight that hangs from the arm pulls at the shoulder; landing loads knee, hip, ankle and
 *   lower back.
 * - A stretch loads the joint that it stretches.
 *
 * `ADDED` and `REMOVED` are manual corrections of the rule's mistakes.
 */
export type Movement = Pick<Exercise, 'id' | 'pattern' | 'loading' | 'equipment' | 'traits'>

type Rule = {
  cautions: readonly Caution[]
  families?: readonly PatternFamily[]
  patterns?: readonly Pattern[]
  /** Limits the rule to these patterns and families; all without any. */
  when?: (movement: Movement) => boolean
}

const has =
  (...traits: Trait[]) =>
  (movement: Movement) =>
    traits.some((trait) => movement.traits.includes(trait))
const loadedWith =
  (...loadings: Loading[]) =>
  (movement: Movement) =>
    loadings.includes(movement.loading)

const HELD: readonly Loading[] = [
  ...(['barbell', 'ez-bar', 'trap-bar', 'landmine', 'dumbbell', 'dumbbells', 'kettlebell', 'kettlebells'] as const),
  ...(['smith-machine', 'plate', 'cable', 'band', 'ball'] as const),
]
const isHeld = loadedWith(...HELD)
const isUnloaded = loadedWith('bodyweight', 'bodyweight-plus', 'none')
/** Across the back of the neck and shoulders. */
const isOnBack = (movement: Movement) =>
  loadedWith('barbell', 'smith-machine')(movement) && !has('front', 'overhead', 'zercher', 'behind')(movement)

const LEGS = ['squat', 'lunge'] as const
const PRESSES = ['horizontal-push', 'vertical-push'] as const
const PULLS = ['horizontal-pull', 'vertical-pull'] as const
const OLYMPIC = ['clean', 'snatch', 'thruster'] as const
const LANDINGS = ['jump', 'hop', 'jumping-jack', 'high-knees', 'run', 'skip-rope', 'burpee'] as const
const isLanding = ({ id }: Movement) => id !== 'step-jack' && id !== 'marching-in-place'

const RULES: readonly Rule[] = [
  // Shoulder.
  {
    cautions: ['shoulder-load'],
    families: [...PRESSES, ...PULLS, 'shoulder', 'core-stability'],
    when: ({ pattern }) => pattern !== 'dead-bug',
  },
  {
    cautions: ['shoulder-load'],
    patterns: ['triceps-extension', 'swing', ...OLYMPIC, 'get-up', 'burpee', 'sled', 'throw', 'ropes', 'row-ergometer'],
  },
  { cautions: ['shoulder-load'], patterns: ['deadlift', 'romanian-deadlift'], when: isHeld },
  { cautions: ['shoulder-load'], patterns: ['squat'], when: has('front', 'overhead', 'zercher') },
  { cautions: ['shoulder-load'], patterns: ['rotation'], when: isHeld },
  { cautions: ['shoulder-load'], patterns: ['curl'], when: has('high', 'incline') },
  { cautions: ['shoulder-deep-extension'], patterns: ['curl'], when: has('behind') },
  { cautions: ['shoulder-load'], patterns: ['leg-raise'], when: (one) => !has('lying', 'seated')(one) },
  { cautions: ['shoulder-rotation'], families: [...LEGS], when: isOnBack },
  { cautions: ['shoulder-rotation'], patterns: ['shoulder-rotation', 'shoulder-mobility'] },
  { cautions: ['shoulder-overhead'], patterns: ['jumping-jack'] },
  { cautions: ['shoulder-overhead'], when: has('overhead') },
  // Elbow.
  { cautions: ['elbow-load'], patterns: ['anti-rotation'] },
  { cautions: ['elbow-load'], families: [...PRESSES, ...PULLS, 'arm'], when: ({ pattern }) => pattern !== 'straight-arm-pulldown' },
  {
    cautions: ['elbow-load'],
    patterns: [...OLYMPIC, 'upright-row', 'crawl', 'carry', 'burpee', 'get-up', 'throw', 'ropes', 'row-ergometer'],
  },
  { cautions: ['elbow-load'], patterns: ['plank'], when: has('high', 'alternating') },
  { cautions: ['elbow-load'], patterns: ['leg-raise'], when: (one) => has('hanging')(one) },
  // Wrist: held weights, and body weight on the hands.
  {
    cautions: ['grip'],
    families: ['hinge', ...PRESSES, ...PULLS, 'shoulder', 'arm', 'whole-body'],
    when: (one) =>
      (isHeld(one) || loadedWith('machine-stack', 'machine-plates', 'assisted')(one)) &&
      one.pattern !== 'hip-thrust' &&
      one.pattern !== 'back-extension',
  },
  { cautions: ['grip'], families: [...LEGS], when: (one) => isHeld(one) && one.loading !== 'band' },
  {
    cautions: ['grip'],
    patterns: ['rotation', 'side-bend', 'anti-rotation', 'bird-dog', 'rollout', 'throw', 'skip-rope', 'dip'],
    when: (one) => !isUnloaded(one) || one.pattern === 'rollout' || one.pattern === 'skip-rope',
  },
  {
    cautions: ['grip'],
    families: [...PRESSES, ...PULLS, 'arm'],
    when: ({ equipment }) => equipment.includes('suspension') || equipment.includes('rings'),
  },
  { cautions: ['wrist-extension'], families: [...PRESSES], when: (one) => one.pattern !== 'chest-fly' },
  { cautions: ['wrist-extension'], families: [...LEGS], when: isOnBack },
  { cautions: ['wrist-extension'], patterns: ['crawl', 'bird-dog', 'get-up', 'thruster', 'snatch', 'wrist-mobility', 'wrist-curl'] },
  { cautions: ['wrist-extension'], patterns: ['hip-kickback', 'hip-abduction', 'spine-mobility'], when: has('kneeling') },
  { cautions: ['grip'], patterns: ['calf-raise'], when: (one) => has('standing')(one) && loadedWith('dumbbell', 'dumbbells')(one) },
  // Lower back: weights that the trunk carries; rounding, arching and turning.
  {
    cautions: ['spine-load'],
    families: ['squat', 'lunge'],
    when: (one) =>
      (isHeld(one) && one.pattern !== 'leg-press') || one.equipment.some((kind) => kind === 'hack-squat' || kind === 'squat-machine'),
  },
  {
    cautions: ['spine-load'],
    patterns: ['deadlift', 'romanian-deadlift', 'swing', ...OLYMPIC, 'get-up', 'burpee', 'sled', 'carry', 'ropes', 'shrug'],
  },
  { cautions: ['spine-load'], patterns: ['single-leg-hinge'] },
  { cautions: ['spine-load'], patterns: ['hip-thrust'], when: (one) => !isUnloaded(one) },
  { cautions: ['spine-load'], patterns: ['row', 'cable-row'], when: (one) => !has('supported')(one) },
  { cautions: ['spine-load'], patterns: ['reverse-fly'], when: (one) => loadedWith('dumbbells')(one) && !has('supported')(one) },
  {
    cautions: ['spine-load'],
    patterns: ['overhead-press', 'upright-row'],
    when: (one) => has('standing')(one) || one.loading === 'barbell',
  },
  {
    cautions: ['spine-load'],
    patterns: ['calf-raise'],
    when: (one) => has('standing')(one) && (isHeld(one) || one.loading === 'machine-stack'),
  },
  { cautions: ['spine-load'], patterns: LANDINGS, when: isLanding },
  { cautions: ['spine-flexion'], patterns: ['crunch', 'side-bend'] },
  { cautions: ['spine-flexion'], patterns: ['leg-raise'], when: (one) => !has('lying')(one) },
  { cautions: ['spine-extension'], patterns: ['leg-raise'], when: has('lying') },
  { cautions: ['spine-extension'], patterns: ['back-extension', 'rollout'] },
  { cautions: ['spine-rotation'], patterns: ['rotation'] },
  {
    cautions: ['spine-rotation'],
    when: (one) => has('twist')(one) && ['spine-mobility', 'hip-mobility', 'crunch', 'leg-raise'].includes(one.pattern),
  },
  // Hip.
  { cautions: ['hip-load'], families: ['squat', 'lunge', 'hinge', 'hip', 'whole-body'] },
  { cautions: ['hip-load'], patterns: ['leg-raise', 'crawl', 'carry', 'stairs', 'row-ergometer', 'hip-mobility'] },
  { cautions: ['hip-load'], patterns: ['crunch'], when: has('high') },
  { cautions: ['hip-load'], patterns: LANDINGS, when: isLanding },
  // Knee.
  { cautions: ['knee-load'], patterns: ['carry'] },
  { cautions: ['knee-load'], families: ['squat', 'lunge', 'knee-extension', 'knee-flexion'] },
  { cautions: ['knee-load'], patterns: ['deadlift', 'swing', ...OLYMPIC, 'get-up', 'burpee', 'sled', 'stairs', 'crawl', 'row-ergometer'] },
  { cautions: ['knee-load'], patterns: LANDINGS, when: isLanding },
  { cautions: ['kneeling'], when: has('kneeling', 'half-kneeling', 'on-knees') },
  // Ankle.
  { cautions: ['ankle-load'], families: ['calf'] },
  { cautions: ['ankle-load'], patterns: [...OLYMPIC, 'single-leg-hinge', 'carry', 'sled', 'stairs'] },
  { cautions: ['ankle-load'], patterns: LANDINGS, when: isLanding },
  { cautions: ['ankle-dorsiflexion'], families: ['lunge'] },
  { cautions: ['ankle-dorsiflexion'], patterns: ['squat', 'single-leg-squat'], when: (one) => !has('box', 'static')(one) },
  { cautions: ['ankle-dorsiflexion'], patterns: [...OLYMPIC, 'sled', 'calf-stretch'] },
  // Neck: holding the head up, and weights that pull or rest on the neck.
  { cautions: ['neck-load'], families: ['neck'] },
  { cautions: ['neck-load'], patterns: ['shrug', 'upright-row', 'handstand-press', 'neck-mobility', 'carry'] },
  { cautions: ['neck-load'], patterns: ['crunch'], when: (one) => has('lying', 'decline', 'side-lying')(one) && !has('reverse')(one) },
  { cautions: ['neck-load'], families: [...LEGS], when: isOnBack },
  // Lying flat is a caution by itself, for example in late pregnancy.
  { cautions: ['lying-flat'], when: has('lying') },
]

/** Manual additions where the movement alone does not show the load. */
const ADDED: Readonly<Record<string, readonly Caution[]>> = {
  // A bar across the back while bent over.
  'good-morning': ['shoulder-rotation', 'neck-load', 'wrist-extension'],
  'seated-good-morning': ['shoulder-rotation', 'neck-load', 'wrist-extension'],
  'barbell-calf-raise': ['shoulder-rotation', 'neck-load', 'wrist-extension'],
  'barbell-single-leg-deadlift': ['shoulder-load'],
  // Held up by one shoulder, or on hands and knees.
  'copenhagen-plank': ['shoulder-load', 'hip-load', 'knee-load'],
  'fire-hydrant': ['shoulder-load'],
  'floor-kickback': ['shoulder-load'],
  'cat-cow': ['shoulder-load', 'spine-flexion', 'spine-extension'],
  'thread-the-needle': ['shoulder-load', 'shoulder-rotation'],
  'downward-dog': ['shoulder-load', 'shoulder-overhead', 'ankle-dorsiflexion'],
  cobra: ['shoulder-load', 'wrist-extension'],
  'worlds-greatest-stretch': ['shoulder-load', 'wrist-extension', 'hip-deep-flexion', 'knee-deep-flexion'],
  'kneeling-forearm-stretch': ['shoulder-load'],
  // Arms overhead, rounded backs and deep bends of single stretches.
  'childs-pose': ['shoulder-overhead', 'spine-flexion', 'hip-deep-flexion'],
  'open-book': ['shoulder-wide-press'],
  'standing-side-stretch': ['spine-flexion'],
  'knees-to-chest': ['spine-flexion', 'hip-deep-flexion', 'knee-deep-flexion'],
  'lying-spinal-twist': ['hip-adduction'],
  'seated-forward-fold': ['hip-deep-flexion'],
  'standing-toe-touch': ['hip-deep-flexion'],
  'couch-stretch': ['hip-load'],
  'pigeon-stretch': ['knee-deep-flexion'],
  'ninety-ninety': ['knee-deep-flexion'],
  'butterfly-stretch': ['knee-deep-flexion'],
  'deep-squat-hold': ['knee-load', 'ankle-dorsiflexion'],
  'ankle-rocks': ['ankle-dorsiflexion'],
  // The back of the chest is lifted with the neck.
  superman: ['neck-load', 'shoulder-load'],
  'superman-hold': ['neck-load', 'shoulder-load'],
  'hollow-hold': ['neck-load'],
  'dragon-flag': ['neck-load', 'shoulder-load'],
  // The bar hangs from the arms, or the arms start what the legs push.
  'barbell-hack-squat': ['shoulder-load'],
  'barbell-jefferson-squat': ['shoulder-load'],
  'machine-deadlift': ['shoulder-load'],
  'push-press': ['knee-load'],
  'dumbbell-push-press': ['knee-load'],
  'kettlebell-push-press': ['knee-load'],
  // The legs drive the bar up, and the bent legs catch it.
  'push-jerk': ['knee-load', 'hip-load', 'ankle-load', 'ankle-dorsiflexion'],
  'split-jerk': ['knee-load', 'hip-load', 'ankle-load', 'ankle-dorsiflexion'],
  'kettlebell-high-pull': ['knee-load', 'hip-load'],
  'plank-jack': ['knee-load', 'ankle-load', 'hip-load', 'spine-load'],
  'jumping-lunge': ['spine-load', 'ankle-load'],
  'barbell-jump-squat': ['ankle-load'],
  'hack-squat-machine': ['ankle-dorsiflexion'],
  'hack-squat-narrow': ['ankle-dorsiflexion'],
  'hack-squat-reverse': ['ankle-dorsiflexion'],
  'pendulum-squat': ['ankle-dorsiflexion'],
  'v-squat': ['ankle-dorsiflexion'],
  'l-sit': ['elbow-load', 'wrist-extension'],
  'ball-pull-in': ['elbow-load'],
  'bird-dog-row': ['elbow-load'],
  'cuban-press': ['elbow-load'],
  // Nothing holds the upper arms against the pull of the two cables.
  'cross-cable-triceps-extension': ['shoulder-load'],
  // An arm that is upright over a raised trunk is above the shoulder.
  'incline-skullcrusher': ['shoulder-overhead'],
  'incline-dumbbell-skullcrusher': ['shoulder-overhead'],
  'side-plank-dip': ['spine-flexion'],
  inchworm: ['spine-flexion'],
  'medicine-ball-slam': ['spine-flexion'],
  'glute-ham-raise': ['spine-extension', 'hip-load'],
  'donkey-calf-raise': ['spine-load'],
  'straight-leg-quad-raise': ['hip-load'],
  'suspension-squat': ['grip'],
  // Driven with the arms as well.
  'air-bike': ['shoulder-load', 'elbow-load', 'grip'],
  cycling: ['wrist-extension'],
  'incline-walk': ['knee-load', 'ankle-dorsiflexion'],
  rucking: ['knee-load', 'hip-load', 'ankle-load', 'shoulder-load'],
  'rowing-machine': ['knee-deep-flexion', 'hip-deep-flexion'],
  'hanging-leg-raise': ['hip-deep-flexion'],
  'toes-to-bar': ['hip-deep-flexion'],
}

const REMOVED: Readonly<Record<string, readonly Caution[]>> = {
  // Lifts the straight leg: a thigh is trained whose knee must not bend.
  'straight-leg-quad-raise': ['knee-load'],
}

const isOf = ({ families, patterns }: Rule, { pattern }: Movement) =>
  (!families && !patterns) || families?.includes(familyOf(pattern)) === true || patterns?.includes(pattern) === true

/** The cautions of an exercise by rule and corrections; `own`: those stated in its line of the selection. */
export function cautionsOf(movement: Movement, own: readonly Caution[] = []): Caution[] {
  const removed = REMOVED[movement.id] ?? []
  const ruled = RULES.filter((rule) => isOf(rule, movement) && (rule.when?.(movement) ?? true)).flatMap(({ cautions }) => cautions)
  return [...new Set([...own, ...ruled, ...(ADDED[movement.id] ?? [])])].filter((caution) => !removed.includes(caution))
}
