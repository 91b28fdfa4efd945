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
