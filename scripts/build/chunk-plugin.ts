import path from 'node:path'
import type { Manifest, Plugin, Rolldown } from 'vite'
import { chunkNames, closureOf, type ModuleGraph } from './chunk-names.ts'

// A part that a page loads by itself once it is painted is marked where it is imported (platform/web/page/after-paint.ts).
const AFTER_PAINT = /\bafterPaint\(\s*\(\) =>\s*import\(\s*(['"])([.#][^'"]+)\1/g

export type Chunks = {
  plugin: Plugin
  groups: Rolldown.CodeSplittingGroup[]
  /** Adds the chunk of every module to the manifest, which names only chunks' own modules. */
  complete(manifest: Manifest): Manifest
  /** The sources that a page, by its own source, loads once it is painted. Known once the build is done. */
  afterPaintOf(source: string, more?: RegExp): string[]
}

/** Puts modules into the chunks that `chunkNames` gives them. `shell`: sources, relative to `root`, that every page loads. */
export function chunksOf(root: string, shell: readonly string[], mostFolders = 0): Chunks {
  const absolute = (source: string) => path.join(root, source)
  const ids = new Set<string>()
  const marked = new Set<string>()
  const chunkOf = new Map<string, string>()
  let names: Map<string, string> | undefined
  let graph: ModuleGraph | undefined

  const graphOf = (context: Rolldown.ChunkingContext): ModuleGraph => {
    // Modules that only pass on others' exports have no chunk and are not in `ids`, but lead to those others.
    const infos = new Map<string, { imports: string[]; dynamic: string[] }>()
    for (const next = [...ids]; next.length > 0;) {
      const id = next.pop()!
      if (infos.has(id)) continue
      const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {}
      // The bundler reuses the lists that it hands out: copies.
      infos.set(id, { imports: [...importedIds], dynamic: [...dynamicallyImportedIds] })
      next.push(...importedIds, ...dynamicallyImportedIds)
    }
    return { ids, importsOf: (id) => infos.get(id)?.imports ?? [], dynamicImportsOf: (id) => infos.get(id)?.dynamic ?? [] }
  }

  return {
    plugin: {
      name: 'fernwell-chunks',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { code: 'afterPaint(' },
        async handler(code, id) {
          for (const [, , source] of code.matchAll(AFTER_PAINT)) {
            const found = await this.resolve(source!, id)
            if (!found) throw new Error(`${id}: there is no ${source}.`)
            marked.add(found.id)
          }
          return null
        },
      },
      generateBundle(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') for (const id of chunk.moduleIds) chunkOf.set(path.relative(root, id), chunk.fileName)
        }
      },
    },
    groups: [
      {
        name: (id, context) => {
          graph ??= graphOf(context)
          names ??= chunkNames(graph, shell.map(absolute), mostFolders)
          return names.get(id) ?? 'shell'
        },
        debugName: 'fernwell',
        includeDependenciesRecursively: false,
        test: (id) => Boolean(ids.add(id)),
      },
    ],
    complete(manifest) {
      const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]))
      const whole: Manifest = { ...manifest }
      for (const [source, file] of chunkOf) {
        const key = keyOf.get(file)
        if (key !== undefined) whole[source] ??= manifest[key]!
      }
      return whole
    },
    afterPaintOf(source, more) {
      if (!graph) return []
      const { ids: all, dynamicImportsOf } = graph
      const inShell = closureOf(graph, shell.map(absolute))
      const isOfShell = shell.includes(source)
      const found = new Set(more ? [...all].filter((id) => more.test(id)) : [])
      for (let size = -1; size < found.size;) {
        size = found.size
        for (const id of closureOf(graph, [...(isOfShell ? shell.map(absolute) : [absolute(source)]), ...found])) {
          if (inShell.has(id) && !isOfShell) continue
          for (const one of dynamicImportsOf(id)) if (marked.has(one)) found.add(one)
        }
      }
      return [...found].sort().map((id) => path.relative(root, id))
    },
  }
}
