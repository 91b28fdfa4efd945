import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chunkGroups, closureOf, type Root } from './chunk-groups.ts'

type Imports = Readonly<Record<string, readonly string[]>>

const graphOf = (imports: Imports, size = 1000) => ({
  ids: Object.keys(imports),
  importsOf: (id: string) => imports[id] ?? [],
  sizeOf: () => size,
})
const page = (name: string, files = 3): Root => ({ name, modules: [name], weight: 3, files })

test('what the shell has is in no other chunk, and each page has a file of its own', () => {
  const graph = graphOf({ main: ['react'], react: [], hub: ['react', 'card'], card: [], soul: ['react', 'player'], player: [] }, 9000)
  expect(Object.fromEntries(chunkGroups(graph, ['main'], [[page('hub'), page('soul')]]))).toEqual({
    hub: 'hub',
    card: 'hub',
    soul: 'soul',
    player: 'soul',
  })
})

test('what two pages share is in a file of its own while it is worth one', () => {
  const imports = { main: [], hub: ['dialog'], soul: ['dialog'], dialog: [] }
  const large = chunkGroups(graphOf(imports, 90_000), ['main'], [[page('hub'), page('soul')]])
  expect(new Set(large.values()).size).toBe(3)
  const crowded = chunkGroups(graphOf(imports, 90_000), ['main'], [[page('hub', 1), page('soul', 1)]])
  expect(new Set(crowded.values()).size).toBe(1)
})

test('whatever the graph: every module has one chunk, no page needs more files than it may, and no two chunks import each other', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.nat(24), { maxLength: 4 }), { minLength: 6, maxLength: 25 }),
      fc.integer({ min: 1, max: 3 }),
      (edges, files) => {
        // Only towards later modules: like the modules of the app, they are in no ring.
        const imports = Object.fromEntries(
          edges.map((to, from) => [`m${from}`, to.filter((one) => one > from && one < edges.length).map((one) => `m${one}`)]),
        )
        const graph = graphOf(imports)
        const roots = ['m0', 'm1', 'm2', 'm3'].map((name) => page(name, files))
        const later = { ...page('m4', Infinity), after: ['m0'], weight: 1 }
        const groups = chunkGroups(graph, ['m5'], [[...roots, { ...later, splits: true }], [later]])
        const shell = closureOf(graph, ['m5'])
        const chunksFrom = new Map<string, Set<string>>()
        for (const [id, chunk] of groups) {
          expect(shell.has(id)).toBe(false)
          const needed = (imports[id] ?? []).flatMap((one) => groups.get(one) ?? []).filter((one) => one !== chunk)
          chunksFrom.set(chunk, new Set([...(chunksFrom.get(chunk) ?? []), ...needed]))
        }
        const chunkGraph = { importsOf: (chunk: string) => [...(chunksFrom.get(chunk) ?? [])] }
        for (const [chunk, needed] of chunksFrom) expect(closureOf(chunkGraph, [...needed]).has(chunk)).toBe(false)
        for (const root of roots) {
          const wanted = [...closureOf(graph, root.modules)].filter((id) => !shell.has(id))
          expect(wanted.every((id) => groups.has(id))).toBe(true)
          expect(closureOf(chunkGraph, new Set(wanted.map((id) => groups.get(id)!))).size).toBeLessThanOrEqual(files)
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('a page that would have more than its most is spared what others need, as far as it can be', () => {
  // Two files at most: of the parts that two pages share, each joined with a page costs somebody.
  const imports = { main: [], full: ['own', 'a', 'b'], own: [], left: ['a', 'c'], right: ['b', 'c'], a: [], b: [], c: [] }
  const sizes: Record<string, number> = { own: 50_000 }
  const graph = { ...graphOf(imports), sizeOf: (id: string) => sizes[id] ?? 5000 }
  const bytesOf = (groups: ReadonlyMap<string, string>, root: keyof typeof imports) => {
    const chunks = new Set([...closureOf(graph, [root])].map((id) => groups.get(id)))
    return [...groups].filter(([, chunk]) => chunks.has(chunk)).reduce((sum, [id]) => sum + graph.sizeOf(id), 0)
  }
  const pages = (most?: number) => [{ ...page('full', 2), ...(most && { most }), weight: 1 }, page('left', 2), page('right', 2)]
  const free = chunkGroups(graph, ['main'], [pages()])
  const bounded = chunkGroups(graph, ['main'], [pages(65_000)])
  expect(bytesOf(free, 'full')).toBeGreaterThan(65_000)
  expect(bytesOf(bounded, 'full')).toBeLessThanOrEqual(65_000)
})
