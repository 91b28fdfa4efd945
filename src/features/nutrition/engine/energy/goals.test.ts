import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ENERGY_FLOOR, KCAL_PER_KG, LOWEST_BMI, MAX_DEFICIT, MAX_LOSS_PER_WEEK, MAX_STEP } from './constants.ts'
import { bmiOf, targetFor, type Goal, type GoalFacts } from './goals.ts'
import { macrosFor, USUAL_MACROS } from './macros.ts'
import { katch, mifflin, restingNeed } from './resting.ts'
import { weeklyTargets } from './weekly.ts'

const facts: GoalFacts = { kg: 80, heightCm: 175, age: 35, sex: 'male', expecting: 'no', resting: 1700 }
const lose = (pace: number): Goal => ({ kind: 'lose', pace })
const keys = (goal: Goal, expended: number, of: Partial<GoalFacts> = {}) =>
  targetFor(goal, expended, { ...facts, ...of }).why.map(({ key }) => key)

const anyFacts: fc.Arbitrary<GoalFacts> = fc.record({
  kg: fc.double({ min: 30, max: 250, noNaN: true }),
  heightCm: fc.option(fc.double({ min: 130, max: 210, noNaN: true })),
  age: fc.option(fc.integer({ min: 12, max: 95 })),
  sex: fc.constantFrom('female', 'male', null),
  expecting: fc.constantFrom('no', 'pregnant', 'breastfeeding'),
  resting: fc.option(fc.double({ min: 800, max: 3000, noNaN: true })),
})
const anyGoal: fc.Arbitrary<Goal> = fc.record({
  kind: fc.constantFrom('lose', 'keep', 'gain'),
  pace: fc.double({ min: 0, max: 0.2, noNaN: true }),
})
const anyExpended = fc.double({ min: 900, max: 5000, noNaN: true })

describe('a target', () => {
  test('follows from the pace of the goal, and states that reason', () => {
    const { kcal, why } = targetFor(lose(0.005), 2600, facts)
    expect(kcal).toBeCloseTo(2600 - (0.005 * 80 * KCAL_PER_KG) / 7, 6)
    expect(why.map(({ key }) => key)).toEqual(['expenditure', 'goal'])
    expect(targetFor({ kind: 'gain', pace: 0.0025 }, 2600, facts).kcal).toBeCloseTo(2600 + (0.0025 * 80 * KCAL_PER_KG) / 7, 6)
    expect(targetFor({ kind: 'keep', pace: 0.9 }, 2600, facts)).toEqual({
      kcal: 2600,
      why: [{ key: 'expenditure', kcal: 2600 }, { key: 'keep' }],
    })
  })

  test('has no deficit in pregnancy, while breastfeeding or growing, at underweight, or where these facts are unknown', () => {
    for (const [of, key] of [
      [{ expecting: 'pregnant' }, 'expecting'],
      [{ expecting: 'breastfeeding' }, 'expecting'],
      [{ age: 16 }, 'growing'],
      [{ age: null }, 'age'],
      [{ heightCm: null }, 'height'],
      [{ kg: 56 }, 'bmi'],
    ] as const) {
      expect([of, targetFor(lose(0.01), 2400, { ...facts, ...of }).kcal]).toEqual([of, 2400])
      expect(keys(lose(0.01), 2400, of)).toEqual(['expenditure', key])
    }
  })

  test('is never below the energy at rest or the floor, unless the expenditure is', () => {
    expect(targetFor(lose(0.01), 2000, facts)).toMatchObject({ kcal: 1700 })
    expect(keys(lose(0.01), 2000)).toContain('resting')
    expect(targetFor(lose(0.01), 1700, { ...facts, resting: null }).kcal).toBe(ENERGY_FLOOR.male)
    expect(targetFor(lose(0.01), 1300, facts).kcal).toBe(1300)
  })

  test('slows the loss down near the lowest healthy weight', () => {
    const kg = 19 * 1.75 ** 2
    const { kcal, why } = targetFor(lose(0.01), 2400, { ...facts, kg, resting: 1500 })
    const pace = ((2400 - kcal) * 7) / KCAL_PER_KG / kg
    expect(why.map(({ key }) => key)).toContain('nearBmi')
    expect(bmiOf(kg * (1 - pace) ** 4, 175)).toBeGreaterThanOrEqual(LOWEST_BMI - 1e-6)
  })

  test('keeps all bounds for any person and any goal', () => {
    fc.assert(
      fc.property(anyGoal, anyExpended, anyFacts, (goal, expended, of) => {
        const { kcal } = targetFor(goal, expended, of)
        const deficit = expended - kcal
        if (goal.kind !== 'lose') {
          expect(deficit).toBeLessThanOrEqual(1e-6)
          return
        }
        expect(deficit).toBeGreaterThanOrEqual(-1e-6)
        expect(deficit).toBeLessThanOrEqual(expended * MAX_DEFICIT + 1e-6)
        expect((deficit * 7) / KCAL_PER_KG / of.kg).toBeLessThanOrEqual(MAX_LOSS_PER_WEEK + 1e-6)
        if (deficit > 1e-6) {
          expect(kcal).toBeGreaterThanOrEqual(ENERGY_FLOOR[of.sex ?? 'either'] - 1e-6)
          expect(kcal).toBeGreaterThanOrEqual((of.resting ?? 0) - 1e-6)
          expect(of.expecting).toBe('no')
          expect(bmiOf(of.kg, of.heightCm!)).toBeGreaterThan(LOWEST_BMI)
        }
      }),
      { numRuns: 2000 },
    )
  })
})

describe('targets from week to week', () => {
  const week = (index: number, expended: number) => ({ week: `2026-01-${String(5 + 7 * index).padStart(2, '0')}`, expended, facts })

  test('follow the expenditure in small steps', () => {
    const targets = weeklyTargets([week(0, 2500), week(1, 2600), week(2, 2000), week(3, 2000)], { kind: 'keep', pace: 0 })
    expect(targets.map(({ kcal }) => kcal)).toEqual([2500, 2600, 2600 - MAX_STEP, 2600 - 2 * MAX_STEP])
    expect(targets[2]!.why.at(-1)).toEqual({ key: 'step', from: 2600 })
  })

  test('apply protective changes at once', () => {
    const [, second] = weeklyTargets([week(0, 2500), { ...week(1, 2500), facts: { ...facts, expecting: 'pregnant' } }], lose(0.01))
    expect(second!.kcal).toBe(2500)
  })

  test('do not change the expenditure for any goal', () => {
    const known = [week(0, 2500), week(1, 2450)]
    for (const goal of [lose(0.01), { kind: 'keep', pace: 0 }, { kind: 'gain', pace: 0.005 }] as const)
      expect(weeklyTargets(known, goal).map(({ expended }) => expended)).toEqual([2500, 2450])
  })
})

describe('energy at rest', () => {
  test('matches the formulas', () => {
    expect(mifflin(80, 180, 30, 'male')).toBe(1780)
    expect(mifflin(65, 165, 40, 'female')).toBe(1320.25)
    expect(katch(60)).toBe(1666)
    expect(restingNeed({ kg: 80, heightCm: 180, age: 30, sex: 'male', fatPercent: 25 })).toMatchObject({ kcal: 1666, by: 'katch' })
    expect(restingNeed({ kg: 80, heightCm: null, age: null, sex: null, fatPercent: null })).toEqual({ missing: ['height', 'age'] })
  })

  test('without a sex is the mean of both, and has a wider interval', () => {
    const of = { kg: 70, heightCm: 170, age: 40, fatPercent: null }
    const [either, woman, man] = ([null, 'female', 'male'] as const).map(
      (sex) => restingNeed({ ...of, sex }) as { kcal: number; margin: number },
    )
    expect(either!.kcal).toBeCloseTo((woman!.kcal + man!.kcal) / 2, 9)
    expect(either!.margin).toBeGreaterThan(man!.margin)
  })
})

describe('macros', () => {
  test('by weight and by share add up to the available energy', () => {
    expect(macrosFor(2200, 70, USUAL_MACROS)).toEqual({ protein: 112, fat: 63, carbohydrate: 296.25 })
    const { protein, fat, carbohydrate } = macrosFor(2000, 70, { by: 'share', protein: 0.2, fat: 0.3, carbohydrate: 0.5 })
    expect([protein, fat, carbohydrate].map(Math.round)).toEqual([100, 67, 250])
    fc.assert(
      fc.property(fc.double({ min: 1200, max: 4500, noNaN: true }), fc.double({ min: 35, max: 200, noNaN: true }), (kcal, kg) => {
        const grams = macrosFor(kcal, kg, USUAL_MACROS)
        expect(4 * grams.protein + 9 * grams.fat + 4 * grams.carbohydrate).toBeCloseTo(kcal, 6)
        for (const each of Object.values(grams)) expect(each).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
