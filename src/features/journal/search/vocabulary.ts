// All terms of the index, sorted, to find words by prefix or with typos.

/** Allowed typos for a word of this length: none below four letters, then one, from eight letters on two. */
export function typosAllowed(term: string): 0 | 1 | 2 {
  return term.length >= 8 ? 2 : term.length >= 4 ? 1 : 0
}

export class Vocabulary {
  #numbers = new Map<string, number>()
  #sorted: string[] = []
  /** Terms added since the last sort. */
  #fresh: string[] = []

  get size(): number {
    return this.#numbers.size
  }

  number(term: string): number | undefined {
    return this.#numbers.get(term)
  }

  add(term: string, number: number): void {
    this.#numbers.set(term, number)
    this.#fresh.push(term)
  }

  /** Terms with this prefix, in order; at most `most`. The exact term, if it exists, comes first. */
  startingWith(prefix: string, most: number): string[] {
    const sorted = this.#all()
    const found: string[] = []
    for (let i = lowerBound(sorted, prefix); i < sorted.length && found.length < most && sorted[i]!.startsWith(prefix); i++)
      found.push(sorted[i]!)
    return found
  }

  /**
   * Terms at a distance of at most `typos` (insertion, deletion, substitution or swap of neighbours: the optimal string
   * alignment distance), without the term itself. `prefix`: compares only the beginning of a term.
   */
  near(term: string, typos: 1 | 2, options: { prefix?: boolean; most?: number } = {}): { term: string; distance: number }[] {
    const { prefix = false, most = 200 } = options
    const sorted = this.#all()
    const found: { term: string; distance: number }[] = []
    const width = term.length + 1
    const deepest = term.length + typos
    // One row of the distance table per letter of the candidate; rows of the prefix shared with the previous candidate are reused.
    const rows = Array.from({ length: deepest + 2 }, () => new Int8Array(width))
    const least = new Int8Array(deepest + 2).fill(127)
    for (let j = 0; j < width; j++) rows[0]![j] = Math.min(j, 100)
    least[0] = rows[0]![width - 1]!
    let before = ''
    for (let i = 0; i < sorted.length && found.length < most;) {
      const candidate = sorted[i]!
      let depth = sharedLength(before, candidate, deepest + 1)
      let isHopeless = false
      const end = Math.min(candidate.length, deepest + 1)
      while (depth < end) {
        depth++
        const smallest = fillRow(rows, depth, term, candidate)
        least[depth] = Math.min(least[depth - 1]!, rows[depth]![width - 1]!)
        if (smallest > typos && !(prefix && least[depth]! <= typos)) {
          isHopeless = true
          break
        }
      }
      if (isHopeless) {
        // No term with this prefix can be close enough, so all of them are skipped.
        const dead = candidate.slice(0, depth)
        before = dead
        i = lowerBound(sorted, `${dead}\uffff`, i + 1)
        continue
      }
      before = candidate.slice(0, end)
      const distance = prefix ? least[end]! : candidate.length > deepest ? 127 : rows[end]![width - 1]!
      if (distance <= typos && candidate !== term && isWord(candidate)) found.push({ term: candidate, distance })
      i++
    }
    return found
  }

  #all(): string[] {
    if (this.#fresh.length > 0) {
      this.#sorted = merged(this.#sorted, this.#fresh.sort(compare))
      this.#fresh = []
    }
    return this.#sorted
  }
}

/** Terms of tags and places have a special first character; a misspelled word does not match them. */
const isWord = (term: string): boolean => term[0] !== '#' && term[0] !== '@'

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Fills the row of the candidate's letter at `depth` (from 1). Returns the least of it and the row before, from which a swap can start. */
function fillRow(rows: readonly Int8Array[], depth: number, term: string, candidate: string): number {
  const row = rows[depth]!
  const above = rows[depth - 1]!
  const letter = candidate.charCodeAt(depth - 1)
  let smallest = (row[0] = Math.min(depth, 100))
  for (let j = 1; j < row.length; j++) {
    const wanted = term.charCodeAt(j - 1)
    let value = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (letter === wanted ? 0 : 1))
    if (depth > 1 && j > 1 && letter === term.charCodeAt(j - 2) && candidate.charCodeAt(depth - 2) === wanted)
      value = Math.min(value, rows[depth - 2]![j - 2]! + 1)
    row[j] = value
    if (value < smallest) smallest = value
  }
  // In a swap, the first letter counts as wrong for one row.
  for (let j = 0; j < above.length; j++) if (above[j]! + 1 < smallest) smallest = above[j]! + 1
  return smallest
}

function sharedLength(a: string, b: string, most: number): number {
  const end = Math.min(a.length, b.length, most)
  let i = 0
  while (i < end && a.charCodeAt(i) === b.charCodeAt(i)) i++
  return i
}

/** The first index whose term is not less. */
function lowerBound(sorted: readonly string[], term: string, from = 0): number {
  let low = from
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < term) low = middle + 1
    else high = middle
  }
  return low
}

function merged(a: readonly string[], b: readonly string[]): string[] {
  if (a.length === 0) return [...b]
  const out: string[] = []
  let [i, j] = [0, 0]
  while (i < a.length && j < b.length) out.push(a[i]! <= b[j]! ? a[i++]! : b[j++]!)
  while (i < a.length) out.push(a[i++]!)
  while (j < b.length) out.push(b[j++]!)
  return out
}
