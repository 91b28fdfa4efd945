import { describe, expect, test } from 'vitest'
import { rounds } from '#testing/depth.ts'
import { CAUTIONS_BY_JOINT, familyOf, type Exercise } from '../exercise.ts'
import type { OwnExercise } from '../contract/own-exercises.ts'
import { asExercise } from '../exercises/own.ts'
import { exercises } from '../content/exercises/table.ts'
import { loadsByMovement } from '../exercises/cautions.fixture.ts'
import { bannedDemands, candidatesFor, isLightened } from './candidates.ts'
import { generatePlan } from './generate.ts'
import { garage, gym, nothing, placeWith } from './places.fixture.ts'
import { plainWishes as wishes, planOf } from './plans.fixture.ts'
import { randomPerson } from './random-people.fixture.ts'
import { isLoadedHinge, prescribe } from './prescription.ts'
import { daySeconds } from './session-time.ts'
import type { Made, Plan, PlanInput, PlanSlot } from './types.ts'
import { COUNTED_MUSCLES, weeklyRange, weeklySets } from './volume.ts'

const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))
const PEOPLE = rounds(250, 10_000)
const slotsOf = (plan: Plan) => plan.days.flatMap(({ slots }) => slots)
const idsOf = (made: Made) => slotsOf(planOf(made)).map(({ exercise }) => exercise)
const setsOf = (plan: Plan) =>
  weeklySets(
    slotsOf(plan).flatMap(({ exercise, sets }) => {
      const one = byId.get(exercise)!
      return one.purpose === 'strength' ? [{ exercise: one, sets }] : []
    }),
  )

describe(`the plans of ${PEOPLE} random people`, () => {
  const people = Array.from({ length: PEOPLE }, (_, number) => {
    const person = randomPerson(number)
    return { ...person, number, made: generatePlan(person.input, exercises, person.place) }
  })
  const plans = people.flatMap((one) => (one.made.ok ? [{ ...one, plan: one.made.plan }] : []))

  test('nearly everybody gets one, and all others get the reason', () => {
    expect(plans.length).toBeGreaterThan(PEOPLE * 0.95)
    for (const { made } of people) if (!made.ok) expect(['nothing_left', 'day_empty']).toContain(made.problem.key)
  })

  test('no exercise needs missing equipment', () => {
    const wrong = plans.flatMap(({ plan, place }) =>
      slotsOf(plan).filter(({ exercise }) => byId.get(exercise)!.equipment.some((needed) => !place.equipment.has(needed))),
    )
    expect(wrong).toEqual([])
  })

  test('no exercise has an excluded demand, and none is a disliked one', () => {
    const wrong = plans.flatMap(({ input, plan }) => {
      const banned = bannedDemands(input)
      return slotsOf(plan).filter(
        ({ exercise }) => input.dislikes.includes(exercise) || byId.get(exercise)!.cautions.some((demand) => banned.has(demand)),
      )
    })
    expect(wrong).toEqual([])
  })

  test('no exercise loads an injured joint, and none lands on a returning one', () => {
    const wrong = plans.flatMap(({ input, plan, number }) =>
      input.injuries.flatMap(({ joint, stage }) =>
        slotsOf(plan).flatMap(({ exercise }) => {
          const one = byId.get(exercise)!
          const isLoaded = joint !== 'whole' && loadsByMovement[joint](one)
          const isWrong = isLoaded && (stage === 'out' || one.cautions.includes('impact'))
          return isWrong ? [[number, joint, stage, exercise]] : []
        }),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('every day takes the requested minutes, a tenth more or less, or the plan states that time is left', () => {
    const wrong = plans.flatMap(({ input, plan, made, number }) =>
      plan.days.flatMap((day) => {
        const minutes = daySeconds(day, (id) => byId.get(id)) / 60
        const isNamed = made.ok && made.why.some(({ key }) => key === 'time.left')
        const isClose = minutes <= input.minutes * 1.1 && (minutes >= input.minutes * 0.9 || isNamed)
        return isClose ? [] : [{ number, minutes, wanted: input.minutes, day: day.focus, slots: day.slots.length, goal: input.goal }]
      }),
    )
    expect(wrong).toEqual([])
  })

  test('with equipment and without pain, an hour is filled', () => {
    for (const goal of ['muscle', 'strength', 'general', 'endurance'] as const)
      for (const days of [1, 2, 3, 4])
        for (const level of ['novice', 'intermediate', 'advanced'] as const) {
          const made = generatePlan({ ...wishes, goal, days, level, seed: days }, exercises, gym)
          for (const day of planOf(made).days)
            expect.soft(daySeconds(day, (id) => byId.get(id)) / 60, `${goal} ${days} ${level}`).toBeGreaterThan(52)
        }
  })

  test('endurance after lifts takes ten minutes at most unless it is the goal, and is never the only content', () => {
    const wrong = plans.flatMap(({ input, plan, number }) =>
      plan.days.flatMap(({ focus, slots }) => {
        if (focus === 'easy' || focus === 'mobility') return []
        const isEndurance = ({ exercise }: PlanSlot) => byId.get(exercise)!.purpose === 'endurance'
        const seconds = slots.filter(isEndurance).reduce((sum, { target, sets }) => sum + target.to * sets, 0)
        const isTooLong = input.goal !== 'endurance' && seconds > 600
        const isAlone = seconds > 0 && !slots.some(({ exercise }) => byId.get(exercise)!.purpose === 'strength')
        return isTooLong || isAlone ? [[number, focus, seconds]] : []
      }),
    )
    expect(wrong).toEqual([])
  })

  test('an endurance goal is served outdoors or with the equipment, or the plan states what is missing', () => {
    for (const { input, made, plan } of plans) {
      if (input.goal !== 'endurance' || input.minutes < 30) continue
      const has = slotsOf(plan).some(({ exercise }) => byId.get(exercise)!.purpose === 'endurance')
      expect(has || (made.ok && made.why.some(({ key }) => key === 'endurance.missing'))).toBe(true)
    }
    const seconds = planOf(generatePlan({ ...wishes, goal: 'endurance', days: 3, minutes: 45 }, exercises, nothing)).days.map(({ slots }) =>
      slots
        .filter(({ exercise }) => ['walking', 'running', 'stair-climbing'].includes(exercise))
        .reduce((sum, { target }) => sum + target.to, 0),
    )
    for (const one of seconds) expect(one).toBeGreaterThanOrEqual(600)
  })

  test('a loaded hinge comes once a day and three times a week at most, one deadlift among them, and has a rest after it', () => {
    const wrong = plans.flatMap(({ plan, number }) => {
      const hinges = plan.days.map(({ slots }) => slots.filter(({ exercise }) => isLoadedHinge(byId.get(exercise)!)))
      const all = hinges.flat()
      const deadlifts = slotsOf(plan).filter(({ exercise }) => byId.get(exercise)!.pattern === 'deadlift')
      const isTooMuch = all.length > 3 || deadlifts.length > 1 || hinges.some(({ length }) => length > 1)
      const isShort = all.some(({ rest, target }) => rest < (target.from >= 12 ? 60 : 90))
      return isTooMuch || isShort ? [[number, all.map(({ exercise, rest }) => `${exercise} ${rest}`)]] : []
    })
    expect(wrong).toEqual([])
  })

  test('rests are as long as the lifts need, with any amount of time left', () => {
    const wrong = plans.flatMap(({ input, plan, number }) =>
      plan.days.flatMap(({ slots }, day) =>
        slots.flatMap(({ exercise, rest }) => {
          const one = byId.get(exercise)!
          const usual = [true, false].map((isMain) => prescribe(one, input, isMain).rest)
          return rest === 0 || usual.includes(rest) ? [] : [[number, day, exercise, rest]]
        }),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('no muscle gets more weekly sets than its range', () => {
    const wrong = plans.flatMap(({ input, plan, number }) => {
      const sets = setsOf(plan)
      return COUNTED_MUSCLES.filter((muscle) => (sets.get(muscle) ?? 0) > weeklyRange(input.level).to).map((muscle) => [
        number,
        muscle,
        sets.get(muscle),
      ])
    })
    expect(wrong).toEqual([])
  })

  test('every exercise has its reason', () => {
    expect(plans.flatMap(({ plan }) => slotsOf(plan).filter(({ why }) => why.length === 0))).toEqual([])
  })

  test('the reason of an exercise states its final sets and rest', () => {
    const wrong = plans.flatMap(({ plan, number }) =>
      slotsOf(plan).flatMap(({ exercise, sets, rest, why }) => {
        const values = why.find(({ key }) => key.startsWith('reps.'))?.values
        const isTrue = !values || ((values.sets ?? sets) === sets && (values.rest ?? rest) === rest)
        return isTrue ? [] : [{ number, exercise, sets, rest, values }]
      }),
    )
    expect(wrong).toEqual([])
  })

  test('a trained person gets no lightened movement if the full one can be done', () => {
    const wrong = plans.flatMap(({ input, place, plan, number }) => {
      if (input.level === 'novice') return []
      const used = new Set(slotsOf(plan).map(({ exercise }) => exercise))
      const whole = new Set(
        candidatesFor(exercises, input, place)
          .filter((one) => one.purpose === 'strength' && one.rank === 1 && !isLightened(one) && !used.has(one.id))
          .map(({ pattern }) => pattern),
      )
      return [...used].map((id) => byId.get(id)!).flatMap((one) => (isLightened(one) && whole.has(one.pattern) ? [[number, one.id]] : []))
    })
    expect(wrong).toEqual([])
  })

  test('leg presses, rows and single-leg exercises never get few heavy repetitions', () => {
    const wrong = plans.flatMap(({ plan, number }) =>
      slotsOf(plan).flatMap(({ exercise, target }) => {
        const { pattern } = byId.get(exercise)!
        const isHeavy = target.kind === 'reps' && target.to <= 6
        const family = familyOf(pattern)
        const isFit =
          !['leg-press', 'row', 'cable-row', 'romanian-deadlift', 'split-squat', 'lunge', 'step-up'].includes(pattern) &&
          !family.startsWith('core')
        return isHeavy && !isFit ? [[number, exercise]] : []
      }),
    )
    expect(wrong).toEqual([])
  })

  test('the same wishes and seed give the same plan', () => {
    for (const { input, place, made } of people.slice(0, 40)) expect(generatePlan(structuredClone(input), exercises, place)).toEqual(made)
  })
})

test('a muscle in focus gets an exercise of its own', () => {
  for (const focus of ['glutes', 'hamstrings', 'chest', 'biceps', 'triceps'] as const)
    for (const days of [3, 4, 5])
      for (const level of ['novice', 'intermediate', 'advanced'] as const)
        for (let seed = 1; seed <= 5; seed++) {
          const input: PlanInput = { ...wishes, goal: 'muscle', level, days, minutes: 60, focus: [focus], seed }
          const own = slotsOf(planOf(generatePlan(input, exercises, gym))).filter(
            ({ exercise }) => byId.get(exercise)!.primary.join() === focus,
          )
          expect(own.length, `${focus}, ${days} days, ${level}, ${seed}`).toBeGreaterThan(0)
        }
})

test('an injured knee does not cause two deadlifts on one day, and kettlebells are used for squats', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const knee: PlanInput = { ...wishes, goal: 'muscle', level: 'intermediate', days: 4, injuries: [{ joint: 'knee', stage: 'out' }], seed }
    for (const { slots } of planOf(generatePlan(knee, exercises, gym)).days)
      expect(slots.filter(({ exercise }) => byId.get(exercise)!.pattern === 'deadlift').length).toBeLessThanOrEqual(1)
    const bells: PlanInput = { ...wishes, level: 'intermediate', minutes: 30, seed }
    const squats = idsOf(generatePlan(bells, exercises, placeWith(['kettlebell']))).filter((id) => byId.get(id)!.pattern === 'squat')
    expect(squats.some((id) => id.startsWith('kettlebell'))).toBe(true)
  }
})

test('with time and equipment, big muscles reach their weekly range', () => {
  for (const [goal, level, days, minutes] of [
    ['muscle', 'novice', 3, 60],
    ['general', 'novice', 3, 60],
    ['muscle', 'intermediate', 4, 75],
    ['muscle', 'advanced', 5, 90],
  ] as const)
    for (let seed = 0; seed < 10; seed++) {
      const sets = setsOf(planOf(generatePlan({ ...wishes, goal, level, days, minutes, seed }, exercises, gym)))
      for (const muscle of ['chest', 'upper-back', 'lats', 'quads', 'hamstrings', 'glutes'] as const)
        expect.soft(sets.get(muscle), `${goal} ${level} ${seed} ${muscle}`).toBeGreaterThanOrEqual(weeklyRange(level).from * 0.9)
    }
})

test('a full-body day has legs, a push and a pull', () => {
  for (let seed = 0; seed < 10; seed++)
    for (const { slots } of planOf(generatePlan({ ...wishes, seed }, exercises, gym)).days) {
      const families = slots.map(({ exercise }) => familyOf(byId.get(exercise)!.pattern))
      expect(families.some((one) => ['squat', 'hinge', 'lunge'].includes(one))).toBe(true)
      expect(families.some((one) => one.endsWith('-push'))).toBe(true)
      expect(families.some((one) => one.endsWith('-pull'))).toBe(true)
    }
})

test('another seed gives another plan of the same shape', () => {
  const [one, other] = [1, 2].map((seed) => generatePlan({ ...wishes, seed }, exercises, gym))
  expect(idsOf(one!)).not.toEqual(idsOf(other!))
  expect(planOf(one!).days.map(({ focus }) => focus)).toEqual(planOf(other!).days.map(({ focus }) => focus))
})

test('locked slots stay when the rest is generated again', () => {
  const first = planOf(generatePlan(wishes, exercises, gym))
  const stored = first.days.map((day) => ({ ...day, slots: day.slots.map((slot, at) => (at === 1 ? { ...slot, isLocked: true } : slot)) }))
  const second = planOf(generatePlan({ ...wishes, seed: 99 }, exercises, gym, stored))
  second.days.forEach((day, at) => expect(day.slots).toContainEqual(stored[at]!.slots[1]))
})

test.each([
  ['no minutes', { minutes: 0 }, 'minutes'],
  ['more minutes than a training has', { minutes: 10_000 }, 'minutes'],
  ['no days', { days: 0 }, 'days'],
  ['no weeks', { weeks: 0 }, 'weeks'],
  ['more muscles in focus than there can be', { focus: ['chest', 'lats', 'quads', 'abs'] }, 'focus'],
] as const)('%s is a clear word', (_title, change, key) => {
  expect(generatePlan({ ...wishes, ...change } as PlanInput, exercises, gym)).toMatchObject({ ok: false, problem: { key } })
})

test('if every exercise has an excluded demand, the problem states that nothing is left', () => {
  const joints = ['neck', 'shoulder', 'elbow', 'wrist', 'lower-back', 'hip', 'knee', 'ankle', 'whole'] as const
  const injuries = joints.map((joint) => ({ joint, stage: 'out' as const }))
  const demanding = exercises.filter(({ cautions }) => cautions.length > 0)
  expect(generatePlan({ ...wishes, injuries }, demanding, gym)).toMatchObject({ ok: false, problem: { key: 'nothing_left' } })
})

test('a plan without equipment has no bench press', () => {
  for (const id of idsOf(generatePlan(wishes, exercises, nothing))) expect(byId.get(id)!.equipment).toEqual([])
})

test('a bar without any possible load is not used', () => {
  const made = generatePlan(wishes, exercises, placeWith(['barbell', 'rack', 'bench'], { barbell: [] }))
  expect(idsOf(made).filter((id) => byId.get(id)!.loading === 'barbell')).toEqual([])
})

test('a returning joint is trained, and each slot that loads it states its return in steps', () => {
  const made = generatePlan({ ...wishes, injuries: [{ joint: 'knee', stage: 'returning' }] }, exercises, garage)
  const demands: readonly string[] = CAUTIONS_BY_JOINT.knee
  const asks = slotsOf(planOf(made)).filter(({ exercise }) => byId.get(exercise)!.cautions.some((demand) => demands.includes(demand)))
  expect(asks.length).toBeGreaterThan(0)
  for (const { why } of asks) expect(why.map(({ key }) => key)).toContain('ease.steps')
})

describe('a person’s own exercises', () => {
  const own = (id: string, change: Partial<OwnExercise>): Exercise =>
    asExercise(
      {
        id,
        name: id,
        pattern: 'row',
        primary: ['upper-back'],
        secondary: ['biceps'],
        equipment: [],
        loading: 'bodyweight',
        measure: 'reps',
        perSide: false,
        how: '',
        photo: null,
        isRemoved: false,
        ...change,
      },
      exercises,
    )
  const mine = own('own-row', {})

  test('are chosen if nothing else can be done, with their reason, and left out if they are disliked or hurt', () => {
    // Without any equipment there are hardly any pulls.
    const of = (change: Partial<PlanInput>, all: readonly Exercise[]) => {
      const made = generatePlan({ ...wishes, level: 'intermediate', goal: 'muscle', ...change }, all, nothing)
      return made.ok ? slotsOf(made.plan) : []
    }
    const withMine = of({}, [mine, ...exercises]).filter(({ exercise }) => exercise === mine.id)
    expect(withMine.length).toBeGreaterThan(0)
    for (const { why } of withMine) expect(why.length).toBeGreaterThan(0)
    expect(of({}, exercises).some(({ exercise }) => exercise === mine.id)).toBe(false)
    expect(of({ dislikes: [mine.id] }, [mine, ...exercises]).some(({ exercise }) => exercise === mine.id)).toBe(false)
    const squat = own('own-squat', { pattern: 'squat', primary: ['quads'] })
    expect(squat.cautions).toContain('knee-deep-flexion')
    const knee = of({ injuries: [{ joint: 'knee', stage: 'out' }] }, [squat, mine, ...exercises])
    expect(knee.some(({ exercise }) => exercise === squat.id)).toBe(false)
  })

  test('of any kind never break a plan: none needs missing equipment', () => {
    const strange = Array.from({ length: 60 }, (_, n) =>
      own(`own-${n}`, {
        pattern: exercises[(n * 7) % exercises.length]!.pattern,
        primary: [exercises[(n * 13) % exercises.length]!.primary[0] ?? 'abs'],
        equipment: n % 3 === 0 ? ['sled'] : [],
        measure: (['reps', 'seconds', 'metres'] as const)[n % 3]!,
        loading: n % 2 === 0 ? 'dumbbells' : 'none',
      }),
    )
    const all = [...strange, ...exercises]
    const known = new Map(all.map((exercise) => [exercise.id, exercise]))
    for (let number = 0; number < 60; number++) {
      const { input, place } = randomPerson(number)
      const made = generatePlan(input, all, place)
      if (!made.ok) continue
      const banned = bannedDemands(input)
      for (const { exercise } of slotsOf(made.plan)) {
        const one = known.get(exercise)!
        expect(one.equipment.every((needed) => place.equipment.has(needed))).toBe(true)
        expect(one.cautions.some((demand) => banned.has(demand))).toBe(false)
      }
      for (const day of made.plan.days) expect(daySeconds(day, (id) => known.get(id)) / 60).toBeLessThanOrEqual(input.minutes * 1.1)
      expect(generatePlan(input, all, place)).toEqual(made)
    }
  })
})
