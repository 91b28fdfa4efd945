import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SuggestionRule } from '#platform/server/hub.ts'
import { suggest, type RulesOfFeature } from './suggest.ts'

const facts = { hour: 11, isNewcomer: false, mood: 4, daysSince: () => null, waiting: null }
const rule = (name: string, when: SuggestionRule['when'], rank = 10, applies = true): SuggestionRule => ({
  rule: name,
  when,
  rank,
  applies: () => applies,
})
const someRule = fc.record({ name: fc.string(), when: fc.constantFrom('first', 'in turn'), rank: fc.nat(9), applies: fc.boolean() })
const features: fc.Arbitrary<RulesOfFeature[]> = fc.array(fc.array(someRule, { maxLength: 4 }), { maxLength: 5 }).map((all) =>
  all.map((rules, n) => ({
    feature: `f${n}`,
    facts,
    rules: rules.map((one) => rule(one.name, one.when as 'first', one.rank, one.applies)),
  })),
)
const rest: RulesOfFeature = { feature: 'rest', facts, rules: [rule('rest', 'last')] }

describe('the one gentle suggestion', () => {
  test('is always exactly one, the same for the same day, of a rule that applies', () => {
    fc.assert(
      fc.property(features, fc.string(), (all, seed) => {
        const found = suggest([...all, rest], [], seed)
        expect(found).not.toBeNull()
        expect(suggest([...all, rest], [], seed)).toEqual(found)
        const rules = [...all, rest].find(({ feature }) => feature === found!.feature)!.rules
        expect(rules.some((one) => one.rule === found!.rule && one.applies(facts))).toBe(true)
      }),
    )
  })

  test('never leads to an area that the person did not choose, except to rest', () => {
    fc.assert(
      fc.property(features, fc.subarray(['f0', 'f1', 'f2']), fc.string(), (all, chosen, seed) => {
        const wanted = all.filter(({ feature }) => chosen.includes(feature))
        const found = suggest([...all, rest], chosen, seed)!
        if (wanted.length > 0 && found.feature !== 'rest') expect(chosen).toContain(found.feature)
      }),
    )
  })

  test('is a first thing before all others, the one of lowest rank', () => {
    const all = [
      { feature: 'a', facts, rules: [rule('turn', 'in turn', 1), rule('late', 'first', 20)] },
      { feature: 'b', facts, rules: [rule('early', 'first', 10), rule('no', 'first', 5, false)] },
      rest,
    ]
    expect(suggest(all, [], 'seed')).toEqual({ feature: 'b', rule: 'early' })
    expect(suggest(all, ['a'], 'seed')).toEqual({ feature: 'a', rule: 'late' })
    expect(suggest(all, ['gone'], 'seed')).toEqual({ feature: 'b', rule: 'early' })
  })

  test('alternates between days when several rules apply, and is null without a rule', () => {
    const all = ['a', 'b', 'c'].map((feature) => ({ feature, facts, rules: [rule(`by ${feature}`, 'in turn')] }))
    const found = Array.from({ length: 60 }, (_, n) => suggest([...all, rest], [], `u1 day ${n}`)?.feature)
    expect(new Set(found)).toEqual(new Set(['a', 'b', 'c']))
    expect(suggest([], [], 'seed')).toBeNull()
  })
})
