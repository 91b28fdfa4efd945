import { stableHash } from '#platform/contract/stable-hash.ts'
import type { DayFacts, SuggestionRule } from '#platform/server/hub.ts'

export type Suggested = { feature: string; rule: string }
/** A feature's rules and the facts of the day, including items waiting on that feature's own cards. */
export type RulesOfFeature = { feature: string; rules: readonly SuggestionRule[]; facts: DayFacts }

/**
 * The day's suggestion; equal facts give the same one. `seed` is derived from the person and the day, and decides between rules that
 * take turns. Only features in `chosen` count (all when it names none of them), except for rules that apply last;
 * null when no rule applies.
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
