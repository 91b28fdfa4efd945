import type { Exercise, Loading, Pattern, Trait } from '../exercise.ts'
import { movingFigures } from './figures-moving.ts'
import { legFigures } from './figures-legs.ts'
import { upperFigures } from './figures-upper.ts'
import { BACK } from './keyframes.ts'
import type { Figure } from './types.ts'

const figures: Record<string, Figure> = { ...legFigures, ...upperFigures, ...movingFigures }
export type FigureName = keyof typeof legFigures | keyof typeof upperFigures | keyof typeof movingFigures

/** Movements with hanging hands, or with a bar on the back. */
const WITH_BAR = ['split-squat', 'split-squat-raised', 'lunge', 'step-up', 'calf-raise', 'romanian-deadlift'] as const
const barFigures = new Map<FigureName, Figure>(
  WITH_BAR.map((name) => [name, { ...figures[name]!, frames: figures[name]!.frames.map((pose) => ({ ...pose, arm: BACK })) }]),
)

type Shown = Pick<Exercise, 'id' | 'pattern' | 'loading' | 'equipment' | 'traits'>

/** The default figure of each movement. */
const USUAL: Record<Pattern, FigureName> = {
  squat: 'squat-free',
  'leg-press': 'leg-press',
  'single-leg-squat': 'single-leg-squat',
  'split-squat': 'split-squat',
  lunge: 'lunge',
  'lateral-lunge': 'lateral-lunge',
  'step-up': 'step-up',
  deadlift: 'deadlift',
  'romanian-deadlift': 'romanian-deadlift',
  'single-leg-hinge': 'single-leg-hinge',
  'hip-thrust': 'hip-thrust',
  'back-extension': 'back-extension',
  swing: 'swing',
  'knee-extension': 'knee-extension',
  'knee-flexion': 'knee-flexion',
  'hip-abduction': 'hip-abduction',
  'hip-adduction': 'hip-adduction',
  'hip-kickback': 'hip-kickback',
  'calf-raise': 'calf-raise',
  'shin-raise': 'shin-raise',
  'bench-press': 'bench-press',
  'incline-press': 'incline-press',
  'decline-press': 'decline-press',
  'chest-press': 'chest-press',
  'push-up': 'push-up',
  'chest-fly': 'chest-fly',
  'overhead-press': 'overhead-press',
  'handstand-press': 'handstand-press',
  dip: 'dip',
  row: 'row',
  'cable-row': 'cable-row',
  'inverted-row': 'inverted-row',
  'reverse-fly': 'reverse-fly',
  'face-pull': 'face-pull',
  'pull-up': 'pull-up',
  pulldown: 'pulldown',
  'straight-arm-pulldown': 'straight-arm-pulldown',
  pullover: 'pullover',
  'lateral-raise': 'lateral-raise',
  'front-raise': 'front-raise',
  'upright-row': 'upright-row',
  shrug: 'shrug',
  'shoulder-rotation': 'shoulder-rotation',
  curl: 'curl',
  'triceps-extension': 'triceps-extension',
  'triceps-pushdown': 'triceps-pushdown',
  'wrist-curl': 'wrist-curl',
  grip: 'hold',
  crunch: 'crunch',
  'leg-raise': 'leg-raise',
  plank: 'plank',
  'side-plank': 'side-plank',
  crawl: 'crawl',
  'dead-bug': 'dead-bug',
  'bird-dog': 'bird-dog',
  rollout: 'rollout',
  'anti-rotation': 'anti-rotation',
  carry: 'carry',
  rotation: 'rotation',
  'side-bend': 'side-bend',
  neck: 'neck',
  clean: 'clean',
  snatch: 'snatch',
  thruster: 'thruster',
  'get-up': 'get-up',
  burpee: 'burpee',
  sled: 'sled',
  jump: 'jump',
  hop: 'hop',
  'jumping-jack': 'jumping-jack',
  'high-knees': 'high-knees',
  throw: 'throw',
  ropes: 'ropes',
  walk: 'walk',
  run: 'run',
  cycle: 'cycle',
  'row-ergometer': 'row-ergometer',
  stride: 'stride',
  stairs: 'stairs',
  'skip-rope': 'skip-rope',
  'spine-mobility': 'cat-cow',
  'hip-mobility': 'hip-flexor-stretch',
  'hamstring-stretch': 'hamstring-stretch',
  'quad-stretch': 'quad-stretch',
  'calf-stretch': 'calf-stretch',
  'shoulder-mobility': 'shoulder-circles',
  'chest-stretch': 'chest-stretch',
  'wrist-mobility': 'wrist-mobility',
  'neck-mobility': 'neck-mobility',
}

type Rule = (shown: Shown) => FigureName | undefined
const has = ({ traits }: Shown, ...wanted: Trait[]) => wanted.some((trait) => traits.includes(trait))
const text = ({ id }: Shown, ...words: string[]) => words.some((word) => id.includes(word))
const needs = ({ equipment }: Shown, ...wanted: Exercise['equipment'][number][]) => wanted.some((one) => equipment.includes(one))

/** Rules for exercises that look different from their movement's default; the first result counts. */
const VARIANTS: Partial<Record<Pattern, Rule>> = {
  squat: (e) =>
    has(e, 'overhead')
      ? 'squat-overhead'
      : has(e, 'behind')
        ? 'squat-hanging'
        : has(e, 'goblet')
          ? 'squat-goblet'
          : has(e, 'front', 'zercher')
            ? 'squat-front'
            : e.loading === 'barbell' || e.loading === 'smith-machine'
              ? 'squat'
              : e.loading === 'dumbbells' || e.loading === 'dumbbell'
                ? 'squat-hanging'
                : undefined,
  'leg-press': (e) => (needs(e, 'hack-squat') || needs(e, 'squat-machine') ? 'hack-squat' : undefined),
  'split-squat': (e) => (has(e, 'elevated') || text(e, 'bulgarian') ? 'split-squat-raised' : undefined),
  'hip-thrust': (e) => (text(e, 'bridge') || has(e, 'floor') ? 'glute-bridge' : undefined),
  'knee-flexion': (e) =>
    text(e, 'nordic', 'glute-ham')
      ? 'nordic-curl'
      : has(e, 'seated')
        ? 'knee-flexion-seated'
        : needs(e, 'exercise-ball', 'suspension') || text(e, 'sliding', 'towel')
          ? 'knee-flexion-bridge'
          : undefined,
  'hip-abduction': (e) =>
    needs(e, 'hip-abductor') || has(e, 'seated')
      ? 'hip-abduction-seated'
      : has(e, 'side-lying', 'lying')
        ? 'hip-abduction-lying'
        : undefined,
  'hip-adduction': (e) => (needs(e, 'hip-adductor') || has(e, 'seated') ? 'hip-abduction-seated' : undefined),
  'hip-kickback': (e) => (has(e, 'kneeling', 'prone') || text(e, 'donkey', 'quadruped', 'hydrant') ? 'hip-kickback-fours' : undefined),
  'calf-raise': (e) => (has(e, 'seated') ? 'calf-raise-seated' : undefined),
  'incline-press': (e) => (e.loading === 'landmine' ? 'overhead-press' : undefined),
  'bench-press': (e) => (has(e, 'floor') ? 'floor-press' : undefined),
  'chest-press': (e) => (e.loading === 'cable' || e.loading === 'band' || has(e, 'standing') ? 'chest-press-standing' : undefined),
  'push-up': (e) => (has(e, 'on-knees') ? 'push-up-knees' : has(e, 'incline', 'elevated') ? 'push-up-raised' : undefined),
  'chest-fly': (e) => (needs(e, 'bench', 'incline-bench') || has(e, 'floor', 'lying') ? 'chest-fly-lying' : undefined),
  'overhead-press': (e) => (text(e, 'push-press', 'jerk') ? 'push-press' : has(e, 'seated') ? 'overhead-press-seated' : undefined),
  'handstand-press': (e) => (text(e, 'pike') ? 'pike-press' : undefined),
  dip: (e) => (text(e, 'bench', 'chair') ? 'bench-dip' : undefined),
  row: (e) =>
    needs(e, 'row-machine')
      ? 'row-machine'
      : has(e, 'supported', 'prone', 'incline') && !has(e, 'one-arm')
        ? 'row-chest-supported'
        : has(e, 'one-arm')
          ? 'row-supported'
          : undefined,
  'cable-row': (e) => (needs(e, 'row-machine') ? 'row-machine' : undefined),
  'reverse-fly': (e) =>
    e.loading === 'band' || e.loading === 'cable' || e.loading === 'machine-stack' ? 'reverse-fly-upright' : undefined,
  curl: (e) => (needs(e, 'preacher-bench') ? 'curl-preacher' : has(e, 'seated', 'incline') ? 'curl-seated' : undefined),
  'triceps-extension': (e) =>
    text(e, 'kickback')
      ? 'triceps-kickback'
      : has(e, 'lying', 'floor', 'incline', 'decline') || text(e, 'skull', 'jm-')
        ? 'triceps-extension-lying'
        : undefined,
  grip: (e) => (has(e, 'hanging') || needs(e, 'pull-up-bar') ? 'hang' : undefined),
  crunch: (e) =>
    text(e, 'bicycle')
      ? 'bicycle'
      : text(e, 'sit-up')
        ? 'sit-up'
        : e.loading === 'cable' || has(e, 'kneeling')
          ? 'crunch-kneeling'
          : undefined,
  'leg-raise': (e) => (has(e, 'hanging') || needs(e, 'pull-up-bar', 'dip-bars') ? 'leg-raise-hanging' : undefined),
  plank: (e) => (text(e, 'high', 'shoulder-tap', 'push-up') ? 'plank-high' : undefined),
  crawl: (e) => (text(e, 'climber') ? 'mountain-climber' : undefined),
  rotation: (e) => (has(e, 'seated', 'floor') || text(e, 'russian') ? 'rotation-seated' : undefined),
  // A pull ends standing tall, without a catch.
  clean: (e) => (text(e, '-pull') ? 'deadlift' : undefined),
  snatch: (e) => (text(e, '-pull') ? 'deadlift' : undefined),
  jump: (e) => (needs(e, 'box') ? 'jump-box' : undefined),
  throw: (e) => (text(e, 'wall-ball') ? 'wall-ball' : text(e, 'chest') ? 'throw-chest' : undefined),
  'spine-mobility': (e) => (text(e, 'child') ? 'child-pose' : undefined),
  'hip-mobility': (e) => (text(e, 'squat', 'frog') ? 'deep-squat' : text(e, 'butterfly') ? 'butterfly-stretch' : undefined),
  'hamstring-stretch': (e) => (has(e, 'seated', 'lying', 'floor') ? 'hamstring-stretch-seated' : undefined),
}

export function figureNameOf(exercise: Shown): FigureName {
  return VARIANTS[exercise.pattern]?.(exercise) ?? USUAL[exercise.pattern]
}

/** The name of an exercise's figure. */
export function figureOf(exercise: Shown): { figure: Figure; loading: Loading } {
  const name = figureNameOf(exercise)
  const isBar = exercise.loading === 'barbell' || exercise.loading === 'smith-machine'
  const isOnBack =
    isBar && !has(exercise, 'front', 'zercher', 'overhead') && (name !== 'romanian-deadlift' || text(exercise, 'good-morning'))
  return { figure: (isOnBack && barFigures.get(name)) || figures[name]!, loading: exercise.loading }
}
