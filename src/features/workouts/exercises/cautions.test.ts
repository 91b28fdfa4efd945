import { describe, expect, test } from 'vitest'
import { exercises } from '../content/exercises/table.ts'
import { CAUTIONS_BY_JOINT, familyOf, type CautionJoint, type Exercise } from '../exercise.ts'
import { cautionsOf } from './cautions.ts'
import { loadsByMovement } from './cautions.fixture.ts'

const loads = (exercise: Pick<Exercise, 'cautions'>, joint: CautionJoint) =>
  exercise.cautions.some((caution) => (CAUTIONS_BY_JOINT[joint] as readonly string[]).includes(caution))
const without = (joint: CautionJoint, of: readonly Exercise[]) => of.filter((one) => !loads(one, joint)).map(({ id }) => id)
const named = (...ids: string[]) => ids.map((id) => exercises.find((one) => one.id === id)!)

describe('the cautions of the table', () => {
  test('are those of the rule: the table was made anew after the rule changed', () => {
    for (const exercise of exercises)
      expect([...exercise.cautions].toSorted(), exercise.id).toEqual(cautionsOf(exercise, exercise.cautions).toSorted())
  })

  test.each(Object.keys(loadsByMovement) as (keyof typeof loadsByMovement)[])('name the %s in every movement that loads it', (joint) => {
    expect(without(joint, exercises.filter(loadsByMovement[joint]))).toEqual([])
  })

  test('name the joints of exercises that were once forgotten', () => {
    expect(
      without(
        'shoulder',
        named('push-up', 'wall-push-up', 'dumbbell-neutral-bench-press', 'dumbbell-floor-press', 'dumbbell-lateral-raise'),
      ),
    ).toEqual([])
    expect(without('lower-back', named('kettlebell-deadlift', 'band-good-morning', 'band-row', 'barbell-thruster', 'toes-to-bar'))).toEqual(
      [],
    )
    expect(without('knee', named('trap-bar-deadlift', 'running', 'skipping-rope', 'jumping-jack', 'burpee', 'step-back-burpee'))).toEqual(
      [],
    )
  })

  test('name every joint that a jerk, a pull or a cable behind the body loads', () => {
    const jerks = named('push-jerk', 'split-jerk')
    for (const joint of ['shoulder', 'elbow', 'wrist', 'lower-back', 'hip', 'knee', 'ankle'] as const)
      expect(without(joint, [...jerks, ...named('snatch-pull', 'clean-pull')]), joint).toEqual([])
    for (const joint of ['lower-back', 'hip', 'knee', 'ankle'] as const)
      expect(without(joint, named('pendulum-squat', 'v-squat')), joint).toEqual([])
    expect(without('shoulder', named('bayesian-curl', 'cross-cable-triceps-extension', 'cable-y-raise', 'smith-deadlift'))).toEqual([])
    for (const one of named('cable-y-raise', 'trap-bar-overhead-press', 'incline-dumbbell-skullcrusher', 'split-jerk'))
      expect(one.cautions, one.id).toContain('shoulder-overhead')
  })

  test('leave something to do for every joint that is out', () => {
    for (const joint of Object.keys(loadsByMovement) as CautionJoint[]) {
      const left = exercises.filter((one) => one.purpose === 'strength' && !loads(one, joint))
      expect(new Set(left.map(({ pattern }) => familyOf(pattern))).size, joint).toBeGreaterThanOrEqual(4)
      expect(
        exercises.some((one) => one.purpose === 'endurance' && !loads(one, joint)),
        joint,
      ).toBe(true)
    }
  })

  test('name nothing that lies still or moves in the air', () => {
    const free = exercises.filter(({ id }) => ['walking', 'stationary-bike', 'dead-bug'].includes(id))
    for (const joint of ['knee', 'ankle', 'lower-back'] as const) expect(without(joint, free)).toHaveLength(free.length)
  })
})
