import type { CardioKind } from '../../engine/kinds.ts'

/** Apple's workout types (HKWorkoutActivityType) and our kind for each. */
const KINDS: Readonly<Record<string, CardioKind>> = {
  Running: 'run',
  Walking: 'walk',
  Cycling: 'ride',
  HandCycling: 'ride',
  Swimming: 'swim',
  Rowing: 'row',
  Hiking: 'hike',
  Barre: 'class',
  CardioDance: 'class',
  CoreTraining: 'class',
  CrossTraining: 'class',
  Dance: 'class',
  DanceInspiredTraining: 'class',
  Flexibility: 'class',
  HighIntensityIntervalTraining: 'class',
  Kickboxing: 'class',
  MindAndBody: 'class',
  MixedCardio: 'class',
  MixedMetabolicCardioTraining: 'class',
  Pilates: 'class',
  SocialDance: 'class',
  StepTraining: 'class',
  TaiChi: 'class',
  WaterFitness: 'class',
  Yoga: 'class',
}
/** Strength training is skipped: Apple exports no sets, and as cardio it would add minutes that are none. */
const LEFT = new Set(['TraditionalStrengthTraining', 'FunctionalStrengthTraining'])

const PREFIX = 'HKWorkoutActivityType'

/** Our kind of a workout type, and a name where our kinds do not cover it: `Tennis`. `kind: null`: skip the workout. */
export function appleKindOf(type: string): { kind: CardioKind | null; name: string } {
  const bare = type.startsWith(PREFIX) ? type.slice(PREFIX.length) : type
  if (LEFT.has(bare)) return { kind: null, name: '' }
  const kind = Object.hasOwn(KINDS, bare) ? KINDS[bare]! : 'other'
  const isNamed = (kind !== 'class' && kind !== 'other') || bare === 'Other' || bare === ''
  return { kind, name: isNamed ? '' : wordsOf(bare) }
}

/** `StairClimbing` as `Stair climbing`. */
export function wordsOf(bare: string): string {
  const words = bare
    .slice(0, 120)
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
