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
const BEYOND = 0.1
const CROWDED = 1e6
/** The same once the rest is settled: then there are none too many, whatever it costs. */
const CROWDED_AT_LAST = 1e9
const SWEEPS = 20
/** Simulated annealing (Kirkpatrick, Gelatt & Vecchi 1983): steps that cost more are taken, too, at first many, at last hardly any. */
const STEPS = 200_000
const HOT = 30_000
const COLD = 1000

/**
 * Improves a division step by step: a part moves to another group or to one of its own, or two groups become one, as long as that
 * costs less in all. Joining greedily (chunk-groups.ts) never takes a step back; this does. `groupOf`: by part, the number of its group.
 * `ownFile`: bytes that a group costs by being one. No two groups ever need each other.
 */
export function improveGroups(division: Division, groupOf: readonly number[], ownFile: number): number[] {
  const { parts, settled, roots } = division
  let now = [...groupOf]
  const most = parts.length + 1
  const words = Math.ceil((most + settled.length) / 32)
  const partsOf = roots.map((root) => new Set(root.parts))
  const rootsOf = parts.map((_, part) => roots.flatMap((_, root) => (partsOf[root]!.has(part) ? [root] : [])))
  let crowded = CROWDED
  let cost = costOf(now)

  if (parts.length === 0) return now
  // Where nobody has too much, what joining came to is good enough.
  const steps = roots.some((root) => root.most < Infinity) ? STEPS : 0
  const random = randomOf(1)
  const any = (count: number) => Math.floor(random() * count)
  let [best, bestCost] = [now, cost]
  for (let step = 0; step < steps; step++) {
    const heat = HOT * (COLD / HOT) ** (step / steps)
    const part = any(parts.length)
    const near = [...groupsNear(part)]
    const group = random() < 0.1 || near.length === 0 ? unusedOf(now) : near[any(near.length)]!
    const from = now[part]!
    const next = random() < 0.1 ? now.map((one) => (one === from ? group : one)) : now.with(part, group)
    const nextCost = costOf(next)
    if (nextCost > cost && random() >= Math.exp((cost - nextCost) / heat)) continue
    ;[now, cost] = [next, nextCost]
    if (cost < bestCost) [best, bestCost] = [now, cost]
  }
  ;[now, cost] = [best, bestCost]
  climb()
  crowded = CROWDED_AT_LAST
  cost = costOf(now)
  climb()
  return now

  function climb(): void {
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      const before = cost
      for (const part of parts.keys()) {
        for (const group of groupsNear(part)) attempt(now.with(part, group))
        if (now.indexOf(now[part]!) !== now.lastIndexOf(now[part]!)) attempt(now.with(part, unusedOf(now)))
      }
      for (const part of parts.keys()) {
        // The first of its group speaks for it.
        const from = now[part]!
        if (now.indexOf(from) !== part) continue
        for (const group of groupsNear(part)) attempt(now.map((one) => (one === from ? group : one)))
      }
      if (cost >= before) break
    }
  }

  function attempt(next: number[]): void {
    const nextCost = costOf(next)
    // More than what adding up in another order makes of it: else two equal ones could change places for ever.
    if (nextCost < cost - 1e-3) [now, cost] = [next, nextCost]
  }

  /** Groups that some root needs together with this part. */
  function groupsNear(part: number): Set<number> {
    const found = new Set<number>()
    for (const root of rootsOf[part]!) for (const other of roots[root]!.parts) found.add(now[other]!)
    found.delete(now[part]!)
    return found
  }

  function costOf(groups: readonly number[]): number {
    const sizes = new Float64Array(most + settled.length)
    settled.forEach(({ size }, at) => (sizes[most + at] = size))
    const direct = Array.from({ length: most }, () => new Set<number>())
    const whole = new Uint32Array(most * words)
    parts.forEach(({ size, needs, settled: brought }, part) => {
      const group = groups[part]!
      sizes[group]! += size
      for (const one of needs) if (groups[one] !== group) direct[group]!.add(groups[one]!)
      for (const one of brought) mark(whole, group, most + one)
    })
    // 0: not looked at, 1: on the way, 2: done.
    const state = new Uint8Array(most)
    const complete = (group: number): boolean => {
      if (state[group] === 2) return true
      if (state[group] === 1) return false
      state[group] = 1
      mark(whole, group, group)
      for (const other of direct[group]!) {
        if (!complete(other)) return false
        for (let word = 0; word < words; word++) whole[group * words + word]! |= whole[other * words + word]!
      }
      state[group] = 2
      return true
    }
    for (const group of groups) if (!complete(group)) return Infinity

    let sum = 0
    const seen = new Uint32Array(words)
    for (const root of roots) {
      seen.fill(0)
      for (const part of root.parts) {
        const group = groups[part]!
        if ((seen[group >> 5]! >>> (group & 31)) & 1) continue
        for (let word = 0; word < words; word++) seen[word]! |= whole[group * words + word]!
      }
      let bytes = 0
      let files = 0
      for (let word = 0; word < words; word++) {
        for (let rest = seen[word]!; rest !== 0; rest &= rest - 1) {
          const at = word * 32 + 31 - Math.clz32(rest & -rest)
          if (at < most) files++
          else if (root.has.has(at - most)) continue
          bytes += sizes[at]!
        }
      }
      bytes += files * ownFile
      sum += root.weight * bytes + BEYOND * Math.max(0, bytes - root.most) ** 2 + crowded * Math.max(0, files - root.files) ** 2
    }
    return sum
  }

  function mark(bits: Uint32Array, row: number, at: number): void {
    bits[row * words + (at >> 5)]! |= 1 << (at & 31)
  }
}

/** A number that no part has: there is always one more than parts. */
function unusedOf(groups: readonly number[]): number {
  const used = new Set(groups)
  for (let number = 0; ; number++) if (!used.has(number)) return number
}

/** Numbers from 0 to 1 that are the same in each build (the linear congruential generator of Numerical Recipes). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32
}
