import { editDistance } from '#platform/contract/edit-distance.ts'
import { plainWords } from '#platform/contract/fold.ts'
import type { Exercise } from '../exercise.ts'

/** The searchable names of an exercise: in both languages, and in other apps. */
export type Findable = { id: string; names: readonly string[]; aliases: readonly string[]; rank: number }

/** `words`: index of each word of a text in the list of all distinct words, so that a search compares each word once. */
type Entry = { id: string; rank: number; texts: readonly { text: string; words: readonly number[]; weight: number }[] }
export type ExerciseIndex = { entries: readonly Entry[]; words: readonly string[] }

/** Folds `ae`, `oe` and `ue` like `ä`, `ö` and `ü` to the base letter. */
const folded = (text: string) => plainWords(text).replaceAll(/([aou])e/gu, '$1')

export function indexOf(findable: readonly Findable[]): ExerciseIndex {
  const places = new Map<string, number>()
  const placeOf = (word: string) => {
    const place = places.get(word) ?? places.size
    places.set(word, place)
    return place
  }
  const entry = (name: string, weight: number) => {
    const text = folded(name)
    return { text, words: text.split(' ').map(placeOf), weight }
  }
  const entries = findable.map(({ id, names, aliases, rank }) => ({
    id,
    rank,
    texts: [...names.map((name) => entry(name, 1)), ...aliases.map((alias) => entry(alias, 0.92))],
  }))
  return { entries, words: [...places.keys()] }
}

/** At most `limit` ids, best first. Each word of the query must match exactly, as a prefix, as a part, or with one typo. */
export function searchExercises({ entries, words: all }: ExerciseIndex, query: string, limit = 60): string[] {
  const wanted = folded(query.slice(0, 80)).split(' ').filter(Boolean).slice(0, 6)
  if (wanted.length === 0) return []
  const asked = wanted.map((one) => ({ one, scores: all.map((word) => scoreOf(one, word)) }))
  const found: { id: string; score: number }[] = []
  for (const { id, rank, texts } of entries) {
    let best = 0
    for (const { text, words, weight } of texts) {
      let sum = 0
      for (const { one, scores } of asked) {
        const known = words.reduce((most, word) => Math.max(most, scores[word]!), 0)
        const score = known < 0.6 && one.length >= 3 && text.includes(one) ? 0.6 : known
        if (score === 0) {
          sum = 0
          break
        }
        sum += score
      }
      if (sum > 0) best = Math.max(best, (sum / wanted.length) * weight - Math.min(0.12, (words.length - wanted.length) * 0.02))
    }
    if (best > 0) found.push({ id, score: best - rank * 0.03 })
  }
  return found
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(({ id }) => id)
}

function scoreOf(wanted: string, word: string): number {
  if (word === wanted) return 1
  if (word.startsWith(wanted)) return 0.9
  if (wanted.length < 4) return 0
  const allowed = wanted.length >= 8 ? 2 : 1
  // A prefix may contain a typo: `dumbel` for `dumbbell`, `kreuzhbe` for `kreuzheben`.
  const slips = Math.min(editDistance(wanted, word, allowed), editDistance(wanted, word.slice(0, wanted.length + 1), allowed) + 0.5)
  return slips <= allowed ? 0.7 - slips * 0.12 : 0
}

/**
 * Alternatives to an exercise: of the same movement first, then of the same muscles; those with the same equipment and a better rank come
 * first. `have`: the available equipment, if known.
 */
export function alternativesTo(exercise: Exercise, all: readonly Exercise[], most = 6, have?: ReadonlySet<string>): Exercise[] {
  const scored = all
    .filter(({ id, purpose }) => id !== exercise.id && purpose === exercise.purpose)
    .filter(({ equipment }) => !have || equipment.every((one) => have.has(one)))
    .map((other) => {
      const shared = other.primary.filter((muscle) => exercise.primary.includes(muscle)).length
      const union = new Set([...other.primary, ...exercise.primary]).size
      const isOther = other.loading === exercise.loading ? 0 : 0.2
      return { other, score: (other.pattern === exercise.pattern ? 2 : 0) + (shared / union) * 1.5 + isOther - other.rank * 0.25 }
    })
    .filter(({ other, score }) => other.pattern === exercise.pattern || score > 0.7)
  return scored
    .toSorted((a, b) => b.score - a.score || (a.other.id < b.other.id ? -1 : 1))
    .slice(0, most)
    .map(({ other }) => other)
}
