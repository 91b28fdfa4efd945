import { improveGroups, type Division } from './improve-groups.ts'

/** What the grouping reads of the module graph; ids are the bundler's. */
export type ModuleGraph = {
  /** Every module that is in the build. */
  ids: Iterable<string>
  importsOf(id: string): readonly string[]
  /** Bytes, as the caller reckons them: only compared with each other. */
  sizeOf(id: string): number
}

/** Something that is fetched as a whole: a page, what a page fetches once it is painted, a part that is fetched on demand. */
export type Root = {
  name: string
  modules: readonly string[]
  /** How much a byte that it would not need weighs: most on a first screen, little on a press. */
  weight: number
  /** At most so many files beside the shell's. */
  files: number
  /** What is there already when it is fetched. */
  after?: readonly string[]
  /** Brings no modules into its stage: it only keeps those apart that it needs, too. */
  splits?: true
  /** Bytes, the shell's left out, that it should not go beyond: what is beyond counts by its square. */
  most?: number
}

/** An earlier division: by module, the name of its chunk; and the how-manieth it was. */
export type Earlier = { names: ReadonlyMap<string, string>; round: number }

type Cluster = { roots: Set<number>; modules: string[]; size: number; imports: Set<Cluster> }

/** What a file of its own costs: it compresses alone, and names what it shares. */
export const OWN_FILE = 250

/**
 * Says for every module which chunk it is in. Everything that `shell` needs is left out: each page has that anyway. `stages` are
 * taken one after the other, and a module belongs to the first that needs it, so that what is fetched later never splits what a first
 * screen needs. In a stage, modules that the same roots need are together; then the chunks that cost least by it are joined, until
 * no root needs more than its number of files. No two chunks ever import each other: a browser could not run them in any right order.
 * `before`: what an earlier division of the same modules came to; then it goes on from there, and what was weighed of it still holds.
 */
export function chunkGroups(
  graph: ModuleGraph,
  shell: readonly string[],
  stages: readonly (readonly Root[])[],
  before?: Earlier,
): Map<string, string> {
  const inShell = closureOf(graph, shell)
  const names = new Map<string, string>()
  const used = new Map<string, number>()
  const clusterOf = new Map<string, Cluster>()
  for (const roots of stages) {
    const earlier = new Set(clusterOf.values())
    for (const cluster of earlier) cluster.roots = new Set()
    const reachedBy = new Map<string, number[]>()
    roots.forEach(({ modules, after = [] }, root) => {
      for (const id of closureOf(graph, [...modules, ...after])) {
        const cluster = clusterOf.get(id)
        for (const one of cluster ? closureOf(CLUSTERS, [cluster]) : []) one.roots.add(root)
      }
      for (const id of closureOf(graph, modules)) {
        if (!inShell.has(id) && !clusterOf.has(id)) reachedBy.set(id, [...(reachedBy.get(id) ?? []), root])
      }
    })
    for (const [id, of] of reachedBy) if (of.every((root) => roots[root]!.splits)) reachedBy.delete(id)
    const clusters = joinWithin(() => clustersOf(graph, reachedBy, clusterOf), roots, before)
    for (const cluster of clusters) for (const id of cluster.modules) clusterOf.set(id, cluster)
    addNames(names, used, clusters, roots)
  }
  return names
}

/** `from` and all that it imports, directly or not. */
export function closureOf<T>(graph: { importsOf(id: T): Iterable<T> }, from: Iterable<T>): Set<T> {
  const seen = new Set<T>()
  const next = [...from]
  while (next.length > 0) {
    const id = next.pop()!
    if (seen.has(id)) continue
    seen.add(id)
    next.push(...graph.importsOf(id))
  }
  return seen
}

/** Chunks of the modules that the same roots need; `earlier`: whose chunk is settled. */
function clustersOf(
  graph: ModuleGraph,
  reachedBy: ReadonlyMap<string, readonly number[]>,
  earlier: ReadonlyMap<string, Cluster>,
): Set<Cluster> {
  const bySignature = new Map<string, Cluster>()
  const clusterOf = new Map<string, Cluster>()
  for (const id of [...graph.ids].sort()) {
    const roots = reachedBy.get(id)
    if (!roots) continue
    const signature = roots.join(' ')
    const cluster: Cluster = bySignature.get(signature) ?? {
      roots: new Set(roots),
      modules: [],
      size: 0,
      imports: new Set(),
    }
    bySignature.set(signature, cluster)
    cluster.modules.push(id)
    cluster.size += graph.sizeOf(id)
    clusterOf.set(id, cluster)
  }
  for (const [id, cluster] of clusterOf) {
    // Through modules that are in no chunk (they only pass on what others have), too.
    for (const needed of closureOf(graph, graph.importsOf(id))) {
      const other = clusterOf.get(needed) ?? earlier.get(needed)
      if (other && other !== cluster) cluster.imports.add(other)
    }
  }
  return new Set(bySignature.values())
}

/** Bytes that a page may bring beside what it needs, files of its own included, however heavy it is. */
const BESIDE = 2_000

/** Clusters that are joined, and then divided better where that pays. */
function joinWithin(separate: () => Set<Cluster>, roots: readonly Root[], before?: Earlier): Set<Cluster> {
  const parts = [...separate()]
  const place = new Map(parts.map((part, at) => [part, at]))
  const settled = [...closureOf(CLUSTERS, parts)].filter((one) => !place.has(one))
  const settledPlace = new Map(settled.map((one, at) => [one, at]))
  const first = before ? groupsBefore(parts, before) : groupsByJoining(separate(), roots, parts)
  const division: Division = {
    parts: parts.map(({ size, imports }) => ({
      size,
      needs: [...imports].flatMap((one) => place.get(one) ?? []),
      settled: [...closureOf(CLUSTERS, imports)].flatMap((one) => settledPlace.get(one) ?? []),
    })),
    settled,
    roots: roots.map(({ weight, files, most = Infinity }, root) => {
      const own = parts.flatMap((part, at) => (part.roots.has(root) ? [at] : []))
      // What needs more by itself is held to that, and to little beside it.
      const least = own.reduce((sum, at) => sum + parts[at]!.size, BESIDE)
      const has = new Set(settled.flatMap((one, at) => (one.roots.has(root) ? [at] : [])))
      return { parts: own, has, weight, files, most: Math.max(most, least) }
    }),
  }
  const groups = improveGroups(division, first, OWN_FILE, before?.round)
  const clusters = new Map<number, Cluster>()
  for (const [at, part] of parts.entries()) {
    const cluster: Cluster = clusters.get(groups[at]!) ?? { roots: new Set(), modules: [], size: 0, imports: new Set() }
    clusters.set(groups[at]!, cluster)
    for (const root of part.roots) cluster.roots.add(root)
    cluster.modules.push(...part.modules)
    cluster.size += part.size
  }
  for (const [at, part] of parts.entries()) {
    const cluster = clusters.get(groups[at]!)!
    for (const one of part.imports) cluster.imports.add(place.has(one) ? clusters.get(groups[place.get(one)!]!)! : one)
    cluster.imports.delete(cluster)
  }
  for (const cluster of clusters.values()) {
    for (const one of closureOf(CLUSTERS, cluster.imports)) for (const root of cluster.roots) one.roots.add(root)
  }
  return new Set(clusters.values())
}

/** By part, the number of its group as it was. */
function groupsBefore(parts: readonly Cluster[], { names }: Earlier): number[] {
  const numbers = new Map<string, number>()
  return parts.map(({ modules }) => {
    const name = names.get(modules[0]!) ?? ''
    if (!numbers.has(name)) numbers.set(name, numbers.size)
    return numbers.get(name)!
  })
}

/** By part, the number of its group once what costs least was joined. */
function groupsByJoining(joined: Set<Cluster>, roots: readonly Root[], parts: readonly Cluster[]): number[] {
  join(joined, roots)
  const numberOf = new Map([...joined].flatMap(({ modules }, group) => modules.map((id) => [id, group])))
  return parts.map(({ modules }) => numberOf.get(modules[0]!)!)
}

/** Joins while that pays, or must be. */
function join(clusters: Set<Cluster>, roots: readonly Root[]): void {
  const all = [...clusters]
  const facts = all.map(factsOf)
  const costs = new Float64Array(all.length ** 2).fill(Infinity)
  const reckon = (at: number) => {
    for (const [other, cluster] of all.entries()) {
      if (other === at || !clusters.has(cluster)) continue
      costs[Math.min(at, other) * all.length + Math.max(at, other)] = costOf(facts[at]!, facts[other]!)
    }
  }
  all.forEach((_, at) => reckon(at))

  for (;;) {
    const counts = roots.map((_, root) => all.filter((cluster) => clusters.has(cluster) && cluster.roots.has(root)).length)
    const crowded = new Set(roots.flatMap(({ files }, root) => (counts[root]! > files ? [root] : [])))
    let best: { cost: number; a: Cluster; b: Cluster } | undefined
    for (const [at, a] of all.entries()) {
      if (!clusters.has(a)) continue
      for (let other = at + 1; other < all.length; other++) {
        const cost = costs[at * all.length + other]!
        if (cost >= (best?.cost ?? Infinity)) continue
        const b = all[other]!
        if (cost >= 0 && crowded.isDisjointFrom(a.roots.intersection(b.roots))) continue
        if (!wouldRing(a, b)) best = { cost, a, b }
      }
    }
    if (!best) return
    const { a, b } = best
    merge(clusters, a, b)
    costs.forEach((_, at) => all[at % all.length] === b && (costs[at] = Infinity))
    costs.fill(Infinity, all.indexOf(b) * all.length, (all.indexOf(b) + 1) * all.length)
    // All that holds what was changed: the joined one, and what it brings to more roots than before.
    const changed = closureOf(CLUSTERS, [a])
    const isTouched = ({ whole }: Facts) => whole.has(b) || !changed.isDisjointFrom(whole)
    const touched = [...all.entries()].filter(([at, one]) => clusters.has(one) && isTouched(facts[at]!))
    for (const [at, one] of touched) facts[at] = factsOf(one)
    for (const [at] of touched) reckon(at)
  }

  function factsOf(cluster: Cluster): Facts {
    const whole = closureOf(CLUSTERS, [cluster])
    const missing = roots.map((_, root) => [...whole].reduce((sum, one) => (one.roots.has(root) ? sum : sum + one.size), 0))
    return { cluster, whole, missing }
  }

  /** What joining two costs: bytes that some roots would fetch for nothing, with what those import, less what a file is worth. */
  function costOf(a: Facts, b: Facts): number {
    let cost = 0
    let isShared = false
    for (const root of a.cluster.roots) {
      isShared ||= b.cluster.roots.has(root)
      cost += b.cluster.roots.has(root) ? -roots[root]!.weight * OWN_FILE : roots[root]!.weight * b.missing[root]!
    }
    if (!isShared) return Infinity
    for (const root of b.cluster.roots) if (!a.cluster.roots.has(root)) cost += roots[root]!.weight * a.missing[root]!
    return cost
  }
}

/** A chunk with all that it imports; `missing`: by root, the bytes of those that it would not have otherwise. */
type Facts = { cluster: Cluster; whole: ReadonlySet<Cluster>; missing: readonly number[] }

const CLUSTERS = { importsOf: (cluster: Cluster) => cluster.imports }

/** Whether one needs the other by way of a third: joined, they and the third would need each other. */
function wouldRing(a: Cluster, b: Cluster): boolean {
  const leads = (from: Cluster, to: Cluster) =>
    closureOf(
      CLUSTERS,
      [...from.imports].filter((one) => one !== to),
    ).has(to)
  return leads(a, b) || leads(b, a)
}

function merge(clusters: Set<Cluster>, a: Cluster, b: Cluster): void {
  clusters.delete(b)
  for (const root of b.roots) a.roots.add(root)
  a.modules.push(...b.modules)
  a.size += b.size
  for (const one of b.imports) a.imports.add(one)
  for (const one of clusters) if (one.imports.delete(b)) one.imports.add(a)
  a.imports.delete(a)
  for (const one of closureOf(CLUSTERS, a.imports)) for (const root of a.roots) one.roots.add(root)
}

/** A chunk of one root has its name; a shared one is named after the folder that most of it comes from. */
function addNames(names: Map<string, string>, used: Map<string, number>, clusters: ReadonlySet<Cluster>, roots: readonly Root[]): void {
  for (const { modules, roots: of } of clusters) {
    const [only] = of
    const plain = of.size === 1 ? roots[only!]!.name : `${folderOf(modules)}-shared`
    const times = (used.get(plain) ?? 0) + 1
    used.set(plain, times)
    for (const id of modules) names.set(id, times === 1 ? plain : `${plain}-${times}`)
  }
}

function folderOf(modules: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const id of modules) {
    const folder = /\/src\/(?:features\/([^/]+)|platform\/web\/([^/]+))/.exec(id)
    const name = folder?.[1] ?? folder?.[2] ?? 'parts'
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 'parts'
}
