import { stableHash } from '#platform/contract/stable-hash.ts'
import type { DayFacts, SuggestionRule } from '#platform/server/hub.ts'

export type Suggested = { feature: string; rule: string }
/** A feature's rules, and what is known of the day, with what waits on that feature's own cards. */
export type RulesOfFeature = { feature: string; rules: readonly SuggestionRule[]; facts: DayFacts }

/**
 * The one gentle suggestion, the same for the same facts. `seed` is of the person and the day: where several rules would fit,
 * it decides, and decides the same all day. Of the features that the person came for (`chosen`; all of them when they chose
 * none of these); null when no rule applies.
 */
export function suggest(all: readonly RulesOfFeature[], chosen: readonly string[], seed: string): Suggested | null {
  const wanted = all.filter(({ feature }) => chosen.includes(feature))
  const fitting = (some: readonly RulesOfFeature[], when: SuggestionRule['when']) =>
    some
      .flatMap(({ feature, rules, facts }) =>
        rules.filter((one) => one.when === when && one.applies(facts)).map((one) => ({ feature, ...one })),
      )
      .toSorted((a, b) => a.rank - b.rank)
  const areas = wanted.length > 0 ? wanted : all
  const inTurn = fitting(areas, 'in turn')
  const found = fitting(areas, 'first')[0] ?? inTurn[stableHash(seed) % inTurn.length] ?? fitting(all, 'last')[0]
  return found ? { feature: found.feature, rule: found.rule } : null
}
