import { familyOf, type Exercise, type Pattern, type PatternFamily } from '../exercise.ts'

type Test = (exercise: Exercise) => boolean
const of =
  (families: readonly PatternFamily[], patterns: readonly Pattern[] = []): Test =>
  ({ pattern }) =>
    families.includes(familyOf(pattern)) || patterns.includes(pattern)
const isLanding: Test = ({ id, pattern }) =>
  ['jump', 'hop', 'jumping-jack', 'high-knees', 'run', 'skip-rope'].includes(pattern) && id !== 'step-jack' && id !== 'marching-in-place'
const isCarried: Test = ({ loading }) =>
  !['bodyweight', 'bodyweight-plus', 'none', 'machine-plates', 'machine-stack', 'assisted'].includes(loading)

/** Movements that load a joint whatever else is said of them: what a plan must not hold where the joint is out. Written without the rule. */
export const loadsByMovement = {
  shoulder: of(
    ['horizontal-push', 'vertical-push', 'horizontal-pull', 'vertical-pull', 'shoulder'],
    ['plank', 'side-plank', 'crawl', 'rollout', 'clean', 'snatch', 'thruster', 'burpee', 'throw', 'ropes', 'swing', 'row-ergometer'],
  ),
  elbow: of(
    ['horizontal-push', 'vertical-push', 'horizontal-pull', 'arm'],
    ['pull-up', 'pulldown', 'clean', 'thruster', 'burpee', 'row-ergometer'],
  ),
  wrist: (one) =>
    of(
      [],
      ['push-up', 'crawl', 'handstand-press', 'burpee', 'wrist-curl', 'grip', 'pull-up', 'deadlift', 'bench-press', 'curl', 'row'],
    )(one),
  'lower-back': (one) =>
    of(
      [],
      [
        'deadlift',
        'romanian-deadlift',
        'swing',
        'thruster',
        'clean',
        'snatch',
        'crunch',
        'leg-raise',
        'back-extension',
        'rotation',
        'carry',
      ],
    )(one) ||
    (one.pattern === 'squat' && isCarried(one)) ||
    (one.pattern === 'row' && !one.traits.includes('supported')) ||
    isLanding(one),
  hip: (one) =>
    of(['squat', 'lunge', 'hinge', 'hip'], ['stairs', 'burpee', 'thruster', 'clean', 'snatch', 'sled', 'leg-raise'])(one) || isLanding(one),
  knee: (one) =>
    (of(
      ['squat', 'lunge', 'knee-extension', 'knee-flexion'],
      ['deadlift', 'stairs', 'burpee', 'thruster', 'clean', 'snatch', 'sled'],
    )(one) &&
      one.id !== 'straight-leg-quad-raise') ||
    isLanding(one),
  ankle: (one) => of(['calf', 'lunge'], ['stairs', 'sled', 'calf-stretch'])(one) || isLanding(one),
  neck: of(['neck'], ['shrug', 'neck-mobility']),
} satisfies Record<string, Test>
