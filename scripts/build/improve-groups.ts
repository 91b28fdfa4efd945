/** What is to be divided: parts of which each belongs to one group, and things that are settled and come whole. All are named by their place. */
export type Division = {
  /** `needs`: places of parts that it imports; `settled`: places of settled things, with all that those import. */
  parts: readonly { size: number; needs: readonly number[]; settled: readonly number[] }[]
  settled: readonly { size: number }[]
  roots: readonly {
    /** Every part that it needs, with what those import. */
    parts: readonly number[]
    /** Settled things that it has already. */
    has: ReadonlySet<number>
    weight: number
    files: number
    most: number
  }[]
}

/** What going beyond the most weighs, by the square of the bytes; what a file too many weighs: more than any bytes. */
const BEYOND = 1
const CROWDED = 1e6
/** The same once the rest is settled: then there are none too many, whatever it costs. */
const CROWDED_AT_LAST = 1e9
const SWEEPS = 20
/** Simulated annealing (Kirkpatrick, Gelatt & Vecchi 1983): steps that cost more are taken, too, at first many, at last hardly any. */
const STEPS = 400_000
const HOT = 30_000
/** Where a division is only to be mended: it stays much as it is. */
const WARM = 2_500
const COLD = 1000

/**
 * Improves a division step by step: a part moves to another group or to one of its own, or two groups become one, as long as that
 * costs less in all. Joining greedily (chunk-groups.ts) never takes a step back; this does. `groupOf`: by part, the number of its group.
 * `ownFile`: bytes that a group costs by being one. `round`: how often these groups were improved and weighed before: they are mended, by other
 * chances than the last time. No two groups ever need each other.
 */
export function improveGroups(division: Division, groupOf: readonly number[], ownFile: number, round = 0): number[] {
  const { parts, roots } = division
  if (parts.length === 0) return []
  const grouping = new Grouping(division, groupOf, ownFile)
  const partsOf = roots.map((root) => new Set(root.parts))
  const rootsOf = parts.map((_, part) => roots.flatMap((_, root) => (partsOf[root]!.has(part) ? [root] : [])))
  const random = randomOf(round + 1)
  const any = (count: number) => Math.floor(random() * count)

  // Where nobody has too much, what joining came to is good enough.
  const steps = roots.some((root) => root.most < Infinity) ? STEPS : 0
  const first = round > 0 ? WARM : HOT
  let [best, bestCost] = [grouping.groups(), grouping.cost]
  for (let step = 0; step < steps; step++) {
    const heat = first * (COLD / first) ** (step / steps)
    const part = any(parts.length)
    const from = grouping.groupOf(part)
    const group = random() < 0.1 ? grouping.unused() : nearby(part)
    if (group === from) continue
    const cost = random() < 0.1 ? grouping.tryJoining(from, group) : grouping.tryMoving(part, group)
    if (cost > grouping.cost && random() >= Math.exp((grouping.cost - cost) / heat)) continue
    grouping.accept()
    if (grouping.cost < bestCost) [best, bestCost] = [grouping.groups(), grouping.cost]
  }
  for (const crowded of [CROWDED, CROWDED_AT_LAST]) {
    grouping.reset(best, crowded)
    climb()
    best = grouping.groups()
  }
  return best

  /** A group that some root needs together with this part; its own, if chance says so. */
  function nearby(part: number): number {
    const { parts: beside } = roots[rootsOf[part]![any(rootsOf[part]!.length)]!]!
    return grouping.groupOf(beside[any(beside.length)]!)
  }

  function climb(): void {
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      const before = grouping.cost
      for (const part of parts.keys()) {
        for (const group of groupsNear(part)) acceptIfLess(grouping.tryMoving(part, group))
        if (!grouping.isAlone(part)) acceptIfLess(grouping.tryMoving(part, grouping.unused()))
      }
      for (const part of parts.keys()) {
        // The first of its group speaks for it.
        const from = grouping.groupOf(part)
        if (grouping.groups().indexOf(from) !== part) continue
        for (const group of groupsNear(part)) {
          if (grouping.groupOf(part) === from) acceptIfLess(grouping.tryJoining(from, group))
        }
      }
      if (grouping.cost >= before) break
    }
  }

  function acceptIfLess(cost: number): void {
    // More than what adding up in another order makes of it: else two equal ones could change places for ever.
    if (cost < grouping.cost - 1e-3) grouping.accept()
  }

  /** Groups that some root needs together with this part. */
  function groupsNear(part: number): Set<number> {
    const found = new Set<number>()
    for (const root of rootsOf[part]!) for (const other of roots[root]!.parts) found.add(grouping.groupOf(other))
    found.delete(grouping.groupOf(part))
    return found
  }
}

/** What is reckoned of groups: kept twice, for what is and for what is tried. */
type Reckoned = {
  /** By part. */
  groups: Int32Array
  /** By root: the groups that it fetches, and the settled things that those bring. */
  seen: Uint32Array[]
  /** By root. */
  costs: Float64Array
}

/**
 * A division and what it costs. A step is tried first and then taken with `accept`. Only the roots that fetch one of a step's two
 * groups are reckoned anew: so hundreds of thousands of steps take seconds.
 */
class Grouping {
  cost = 0
  #division: Division
  #ownFile: number
  #crowded = CROWDED
  /** Groups have numbers from 0 to the number of parts: there is always one that no part has. */
  #most: number
  /** 32-bit words of a set of groups and, behind them, settled things. */
  #words: number
  #settled: Uint32Array[]
  #is: Reckoned
  #tried: Reckoned & { changed: number[]; cost: number }
  #counts: Int32Array
  // Written anew by each reckoning.
  #sizes: Float64Array
  #direct: Uint32Array
  #whole: Uint32Array
  #state: Uint8Array

  constructor(division: Division, groupOf: readonly number[], ownFile: number) {
    const { parts, settled, roots } = division
    this.#division = division
    this.#ownFile = ownFile
    this.#most = parts.length + 1
    this.#words = Math.ceil((this.#most + settled.length) / 32)
    this.#settled = parts.map((part) => {
      const bits = new Uint32Array(this.#words)
      for (const one of part.settled) addBit(bits, 0, this.#most + one)
      return bits
    })
    const reckoned = (): Reckoned => ({
      groups: new Int32Array(parts.length),
      seen: roots.map(() => new Uint32Array(this.#words)),
      costs: new Float64Array(roots.length),
    })
    this.#is = reckoned()
    this.#tried = { ...reckoned(), changed: [], cost: 0 }
    this.#counts = new Int32Array(this.#most)
    this.#sizes = new Float64Array(this.#most + settled.length)
    settled.forEach(({ size }, at) => (this.#sizes[this.#most + at] = size))
    this.#direct = new Uint32Array(this.#most * this.#words)
    this.#whole = new Uint32Array(this.#most * this.#words)
    this.#state = new Uint8Array(this.#most)
    this.reset(groupOf, CROWDED)
  }

  groups(): number[] {
    return [...this.#is.groups]
  }

  groupOf(part: number): number {
    return this.#is.groups[part]!
  }

  /** Whether no other part is in its group. */
  isAlone(part: number): boolean {
    return this.#counts[this.groupOf(part)] === 1
  }

  /** A number that no part has. */
  unused(): number {
    return this.#counts.indexOf(0)
  }

  /** Begins anew. `crowded`: what a file too many weighs. */
  reset(groups: readonly number[], crowded: number): void {
    this.#crowded = crowded
    this.#tried.groups.set(groups)
    this.#reckon(undefined)
    this.accept()
  }

  /** What it would cost with a part in another group; Infinity where two groups would need each other. */
  tryMoving(part: number, group: number): number {
    this.#tried.groups.set(this.#is.groups)
    this.#tried.groups[part] = group
    return this.#reckon([this.groupOf(part), group])
  }

  /** What it would cost with all of a group in another one. */
  tryJoining(from: number, group: number): number {
    for (const [part, one] of this.#is.groups.entries()) this.#tried.groups[part] = one === from ? group : one
    return this.#reckon([from, group])
  }

  /** Takes the step that was tried last. */
  accept(): void {
    const [is, tried] = [this.#is, this.#tried]
    is.groups.set(tried.groups)
    this.#counts.fill(0)
    for (const group of is.groups) this.#counts[group]!++
    for (const root of tried.changed) {
      ;[is.seen[root], tried.seen[root]] = [tried.seen[root]!, is.seen[root]!]
      is.costs[root] = tried.costs[root]!
    }
    this.cost = tried.cost
  }

  /** What the tried groups cost. `touched`: the two in which they differ from those that are; undefined: all may differ. */
  #reckon(touched: readonly [number, number] | undefined): number {
    const { parts, roots } = this.#division
    const { groups, seen, costs } = this.#tried
    const words = this.#words
    const changed: number[] = (this.#tried.changed = [])
    this.#tried.cost = Infinity
    if (!this.#closeOver(groups)) return Infinity
    this.#sizes.fill(0, 0, this.#most)
    for (let part = 0; part < parts.length; part++) this.#sizes[groups[part]!]! += parts[part]!.size
    let cost = 0
    for (let at = 0; at < roots.length; at++) {
      const had = this.#is.seen[at]!
      if (touched && !hasBit(had, touched[0]) && !hasBit(had, touched[1])) {
        cost += this.#is.costs[at]!
        continue
      }
      const root = roots[at]!
      const fetched = seen[at]!.fill(0)
      for (const part of root.parts) {
        const group = groups[part]!
        if (hasBit(fetched, group)) continue
        for (let word = 0; word < words; word++) fetched[word]! |= this.#whole[group * words + word]!
      }
      costs[at] = this.#costOf(root, fetched)
      cost += costs[at]!
      changed.push(at)
    }
    return (this.#tried.cost = cost)
  }

  #costOf({ has, weight, files: mostFiles, most }: Division['roots'][number], fetched: Uint32Array): number {
    let bytes = 0
    let files = 0
    for (let word = 0; word < this.#words; word++) {
      for (let rest = fetched[word]!; rest !== 0; rest &= rest - 1) {
        const at = word * 32 + 31 - Math.clz32(rest & -rest)
        if (at < this.#most) files++
        else if (has.has(at - this.#most)) continue
        bytes += this.#sizes[at]!
      }
    }
    bytes += files * this.#ownFile
    return weight * bytes + BEYOND * Math.max(0, bytes - most) ** 2 + this.#crowded * Math.max(0, files - mostFiles) ** 2
  }

  /** Fills `#whole`: by group, all that comes with it. False where two groups need each other. */
  #closeOver(groups: Int32Array): boolean {
    const { parts } = this.#division
    const words = this.#words
    this.#direct.fill(0)
    this.#whole.fill(0)
    this.#state.fill(0)
    for (let part = 0; part < parts.length; part++) {
      const group = groups[part]!
      for (const one of parts[part]!.needs) if (groups[one] !== group) addBit(this.#direct, group * words, groups[one]!)
      const brought = this.#settled[part]!
      for (let word = 0; word < words; word++) this.#whole[group * words + word]! |= brought[word]!
    }
    for (const group of groups) if (!this.#complete(group)) return false
    return true
  }

  #complete(group: number): boolean {
    if (this.#state[group] === DONE) return true
    if (this.#state[group] === UNDER_WAY) return false
    this.#state[group] = UNDER_WAY
    const row = group * this.#words
    addBit(this.#whole, row, group)
    for (let word = 0; word < this.#words; word++) {
      for (let rest = this.#direct[row + word]!; rest !== 0; rest &= rest - 1) {
        const other = word * 32 + 31 - Math.clz32(rest & -rest)
        if (!this.#complete(other)) return false
        for (let each = 0; each < this.#words; each++) this.#whole[row + each]! |= this.#whole[other * this.#words + each]!
      }
    }
    this.#state[group] = DONE
    return true
  }
}

const UNDER_WAY = 1
const DONE = 2

function addBit(bits: Uint32Array, from: number, at: number): void {
  bits[from + (at >> 5)]! |= 1 << (at & 31)
}

const hasBit = (bits: Uint32Array, at: number): boolean => ((bits[at >> 5]! >>> (at & 31)) & 1) === 1

/** Numbers from 0 to 1 that are the same in each build (the linear congruential generator of Numerical Recipes). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32
}
