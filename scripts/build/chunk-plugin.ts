import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { minifySync, type Manifest, type Plugin, type Rolldown } from 'vite'
import type { PageInfo } from '#app/web/prerender-types.ts'
import { chunkGroups, closureOf, OWN_FILE, type Earlier, type ModuleGraph, type Root } from './chunk-groups.ts'
import { sentBytesOf } from './compress.ts'
import { scriptBudgetOf } from './page-budgets.ts'

// A part that a page fetches by itself once it is painted says so where it is imported (platform/web/page/after-paint.ts).
const AFTER_PAINT = /\bafterPaint\(\s*\(\) =>\s*import\(\s*(['"])([.#][^'"]+)\1/g
/** Pages that show something of every feature, by their address: which of the hub's is shown, the day decides; all of them are small. */
const SHOWN_ON: Readonly<Record<string, RegExp>> = {
  '/hub': /HubCard\.tsx$|\/web\/suggestions\.ts$/,
  '/settings': /\/features\/(?!account\/)[^/]+\/web\/(?:.*\/)?\w+Setting\.tsx$/,
  '/profile': /\/web\/(?:.*\/)?ProfileRow\.tsx$/,
}
/** About what a page may bring beside the shell, as `sentBytes` reckons it, as long as none was weighed: what 140 KB leave room for. */
const MOST_OF_PAGE = 38_000
/** Bytes by which files of one size differ between two divisions: what a page is held to below its budget. */
const SPARE = 100
/** By how much more for having been beyond: at least and at most. A few bytes would be worth too little to move anything for. */
const LEAST_MORE = 200
const MOST_MORE = 500
/** Sixteen files may be named by a page: itself, the session, two fonts, four of the shell, what it reads, and these. */
const FILES_OF_PAGE = 8
/** Scripts that a view of an open page may come in, beside the shell's: most bring styles, too, and forty files are asked for in all. */
const FILES_OF_VIEW = 14
/** What nearly every page fetches once its data is there: not to be in a file with a page that needs it at once. */
const ASKED_BY_ALL = /\/platform\/web\/offline\/person-db\.ts$/
const GERMAN = /\/src\/(?:features\/([^/]+)|(?:app|platform)\/web)\/.*messages\.de\.ts$/

/** What every feature has one of and whoever asks for one asks for all of them: a file together, so that the shell names one and not ten. */
const ASKED_TOGETHER = /\/src\/features\/[^/]+\/web\/(?:.*\/)?(commands|act-kinds|keep-ahead|companion-tools)\.ts$/

type Graph = ModuleGraph & { dynamicImportsOf(id: string): readonly string[] }
type Options = {
  root: string
  entry: string
  shell: readonly string[]
  pages: readonly PageInfo[]
  /** By a page's address: how many of its reads its HTML names. */
  reads: ReadonlyMap<string, number>
  /** What an earlier build of the same modules found (`weigh`). */
  before?: Weighing
}

/**
 * `most`: bytes that a page may bring beside the shell. `spare`: by how many its files are to be below its budget. `fewer`: by how many
 * files each view of an open page is to be below what it may have.
 */
type Limit = { most: number; spare: number; fewer: number }

/**
 * `limits`: by a page's address. `sizes`: about what is left of every module, alone, on the wire, once what nobody uses is gone.
 * `division`: the best so far, and by how many bytes its pages were beyond their budgets, all together.
 */
export type Weighing = {
  limits: ReadonlyMap<string, Limit>
  sizes: ReadonlyMap<string, number>
  division: Earlier & { beyond: number }
}

type Chunks = {
  plugin: Plugin
  groups: Rolldown.CodeSplittingGroup[]
  /** Lets the manifest answer for every module's source. */
  complete(manifest: Manifest): Manifest
}
export type AppChunks = Chunks & {
  /** Sources of what each page fetches by itself once it is painted, by the page's own; filled by the build. */
  afterPaint: ReadonlyMap<string, readonly string[]>
  /**
   * Of what was built into a folder: the files, by name; the pages that are beyond their budget of script or ask for too many files; and what
   * each page may bring the next time, as its own files tell what reckoned bytes come to on the wire. Each division weighs a little
   * differently: a page that was beyond is held to more below its budget from then on, so that they come to an end.
   */
  weigh(folder: string): Weighing & { files: readonly string[]; beyond: readonly string[] }
}

/** Groups the app's modules into chunks by when they are needed: shell, page, after the first paint, on demand. See docs/adr/0026. */
export function appChunks({ root, entry, shell, pages, reads, before }: Options): AppChunks {
  const { limits = new Map<string, Limit>() } = before ?? {}
  const absolute = (source: string) => path.join(root, source)
  const marked = new Set<string>()
  const afterPaint = new Map<string, readonly string[]>()
  const setAfter = (source: string, parts: readonly string[]) =>
    afterPaint.set(
      source,
      parts.map((id) => path.relative(root, id)),
    )

  const shellSources = [entry, ...shell].map(absolute)
  const mostOf = (page: PageInfo) => limits.get(page.path)?.most ?? MOST_OF_PAGE
  /** By an open page's address: what each of its views needs, the page's own included. */
  const views = new Map<string, (readonly string[])[]>()

  function stagesOf(graph: Graph): Root[][] {
    const inShell = closureOf(graph, shellSources)
    const isAfter = (id: string) => marked.has(id)
    const after = (from: readonly string[], wanted: readonly string[]): string[] => {
      const found = new Set<string>(wanted)
      for (;;) {
        const before = found.size
        for (const id of closureOf(graph, [...from, ...found])) {
          if (inShell.has(id) && !from.includes(id)) continue
          for (const one of graph.dynamicImportsOf(id)) if (isAfter(one)) found.add(one)
        }
        if (found.size === before) return [...found].sort()
      }
    }
    const [first, later, onDemand]: [Root[], Root[], Root[]] = [[], [], []]
    const known = new Set<string>(shellSources)
    const dynamic = new Set([...graph.ids].flatMap((id) => [...graph.dynamicImportsOf(id)]))
    for (const page of pages) {
      if (page.source === undefined) continue
      const source = absolute(page.source)
      if (page.access !== 'signed-in') {
        // A page that is open to everyone and opens in the app: its views are fetched one after the other, so that each has few files.
        if (page.layout !== 'app' || page.addresses.length > 0) continue
        known.add(source)
        first.push({ name: path.basename(page.source, '.tsx'), modules: [source], weight: 3, files: 8, most: mostOf(page) })
        for (const view of graph.dynamicImportsOf(source)) {
          const parts = after([view], [view])
          for (const part of parts) known.add(part)
          const viewName = path.basename(view, '.tsx')
          const needed = [source, ...parts]
          views.set(page.path, [...(views.get(page.path) ?? []), needed])
          later.push({ name: viewName, modules: parts, after: [source], weight: 1, files: 4 })
          const files = FILES_OF_VIEW - 4 - (limits.get(page.path)?.fewer ?? 0)
          first.push({ name: `${viewName}-rest`, modules: needed, weight: 0.1, files, splits: true })
        }
        continue
      }
      known.add(source)
      const name = path.basename(page.source, '.tsx')
      first.push({ name, modules: [source], weight: 3, files: FILES_OF_PAGE - (reads.get(page.path) ?? 0), most: mostOf(page) })
      const shown = SHOWN_ON[page.path]
      const parts = after([source], shown ? [...dynamic].filter((id) => shown.test(id)).sort() : [])
      setAfter(page.source, parts)
      for (const part of parts) known.add(part)
      if (parts.length === 0) continue
      later.push({ name: `${name}-after`, modules: parts, after: [source], weight: 1, files: shown ? 4 : 3 })
      // What comes after a paint is often what other pages begin with: that is not to bring those whole, nor in many pieces.
      first.push({ name: `${name}-rest`, modules: [source, ...parts], weight: 0.1, files: shown ? 11 : 14, splits: true })
    }
    const asked = [...dynamic].filter((id) => ASKED_BY_ALL.test(id))
    const shellParts = [...closureOf(graph, shellSources)].flatMap((id) => graph.dynamicImportsOf(id).filter(isAfter)).sort()
    setAfter(entry, shellParts)
    for (const part of [...shellParts, ...asked]) known.add(part)
    later.push({ name: 'shell-after', modules: shellParts, weight: 3, files: 3 })
    first.push({ name: 'shell-rest', modules: shellParts, weight: 3, files: 3, splits: true })
    later.push({ name: 'asked', modules: asked, weight: 3, files: 1 })
    first.push({ name: 'asked-rest', modules: asked, weight: 3, files: 2, splits: true })
    const german = new Map<string, string[]>()
    const together = new Map<string, string[]>()
    for (const id of [...dynamic].sort()) {
      if (known.has(id)) continue
      const words = GERMAN.exec(id)
      const [, kind] = ASKED_TOGETHER.exec(id) ?? []
      if (kind !== undefined) together.set(kind, [...(together.get(kind) ?? []), id])
      else if (words) german.set(words[1] ?? 'shell', [...(german.get(words[1] ?? 'shell') ?? []), id])
      else onDemand.push({ name: path.basename(id).replace(/\.\w+$/, ''), modules: [id], weight: 1, files: 5 })
    }
    for (const [kind, modules] of together) onDemand.push({ name: `${kind}-of-all`, modules, weight: 1, files: 5 })
    for (const [owner, modules] of german) onDemand.push({ name: `${owner}-de`, modules, weight: 1, files: 5 })
    return [first, later, onDemand]
  }

  const chunks = chunksBy(root, shellSources, stagesOf, before)
  return {
    ...chunks,
    afterPaint,
    weigh(folder) {
      const beyond: string[] = []
      let bytes = 0
      const sizes = chunks.sizes()
      const next = new Map<string, Limit>()
      for (const page of pages) {
        if (page.source === undefined || (page.access !== 'signed-in' && page.layout !== 'app')) continue
        const { sent, reckoned } = chunks.weightOf(absolute(page.source), folder, sizes)
        const budget = scriptBudgetOf(page.path, 'app')
        let { spare, fewer } = limits.get(page.path) ?? { spare: SPARE, fewer: 0 }
        if (sent > budget) {
          bytes += sent - budget
          beyond.push(`${page.path} (${((sent - budget) / 1024).toFixed(2)} KB)`)
          if (limits.size > 0) spare += Math.min(MOST_MORE, Math.max(LEAST_MORE, sent - budget))
        }
        const tooMany = Math.max(0, ...(views.get(page.path) ?? []).map((needed) => chunks.filesOf(needed) - FILES_OF_VIEW))
        if (tooMany > 0) {
          beyond.push(`${page.path} (files: ${tooMany})`)
          fewer++
        }
        next.set(page.path, { most: budget - spare - (sent - reckoned), spare, fewer })
      }
      const round = (before?.division.round ?? 0) + 1
      const own = { names: chunks.names(), beyond: bytes }
      // The first was made of other sizes, and has nothing to go on from.
      const division = before && before.division.round > 1 && before.division.beyond < bytes ? before.division : own
      return { files: chunks.files(), beyond, limits: next, sizes, division: { ...division, round } }
    },
    plugin: {
      ...chunks.plugin,
      async transform(code, id) {
        for (const [, , source] of code.matchAll(AFTER_PAINT)) {
          const found = await this.resolve(source!, id)
          if (!found) throw new Error(`${id}: there is no ${source}.`)
          marked.add(found.id)
        }
        return null
      },
    },
  }
}

/** Groups the modules of the public pages, whose light entry is the whole shell: what a page's first screen needs, and the rest. */
export function publicChunks({ root, entry, pages, layouts }: Omit<Options, 'shell' | 'reads'> & { layouts: Layouts }): Chunks {
  const absolute = (source: string) => path.join(root, source)
  return chunksBy(root, [absolute(entry)], (graph) => {
    const first = pages.flatMap(({ source, addresses, layout }): Root[] => {
      if (source === undefined || addresses.length === 0) return []
      const modules = [source, ...layouts[layout]].map(absolute)
      return [{ name: path.basename(source, '.tsx'), modules, weight: 4, files: 4 }]
    })
    const known = new Set(first.flatMap(({ modules }) => modules))
    const later = [...new Set([...graph.ids].flatMap((id) => [...graph.dynamicImportsOf(id)]))].filter((id) => !known.has(id)).sort()
    return [first, later.map((id) => ({ name: path.basename(id).replace(/\.\w+$/, ''), modules: [id], weight: 1, files: 5 }))]
  })
}

const modulesSent = new Map<string, { code: string; bytes: number }>()

/** About what a module takes on the wire, alone: comments, words and code are worth very different things by the letter. */
function sentBytes(id: string, code: string): number {
  const known = modulesSent.get(id)
  if (known?.code === code) return known.bytes
  const { code: small } = minifySync(path.basename(id), code)
  const bytes = brotliCompressSync(small, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
  // The same module is asked about again where the files are divided once more.
  modulesSent.set(id, { code, bytes })
  return bytes
}

type Layouts = Readonly<Record<PageInfo['layout'], readonly string[]>>

type Weighed = Chunks & {
  files(): readonly string[]
  sizes(): ReadonlyMap<string, number>
  names(): ReadonlyMap<string, string>
  /** Of a page, by its module: bytes of all script that it names, on the wire; and of what of it is beside the shell, as reckoned. */
  weightOf(id: string, folder: string, sizes: ReadonlyMap<string, number>): { sent: number; reckoned: number }
  /** How many scripts these modules come in, the shell's left out. */
  filesOf(ids: readonly string[]): number
}

function chunksBy(
  root: string,
  shell: readonly string[],
  stagesOf: (graph: Graph) => Root[][],
  before?: Pick<Weighing, 'sizes' | 'division'>,
): Weighed {
  const ids = new Set<string>()
  const fileOf = new Map<string, string>()
  const built = new Map<string, Rolldown.OutputChunk>()
  let files: readonly string[] = []
  const sizes = new Map<string, number>()
  let names: Map<string, string> | undefined

  const nameOf = (id: string, context: Rolldown.ChunkingContext): string => {
    if (!names) {
      // The bundler reuses what it hands out: copies.
      const infos = new Map<string, { imports: string[]; dynamic: string[]; size: number }>()
      const info = (one: string) => {
        const known = infos.get(one)
        if (known) return known
        const { importedIds = [], dynamicallyImportedIds = [], code } = context.getModuleInfo(one) ?? {}
        const made = { imports: [...importedIds], dynamic: [...dynamicallyImportedIds], size: sentBytes(one, code ?? '') }
        infos.set(one, made)
        return made
      }
      const graph: Graph = {
        ids,
        importsOf: (one) => info(one).imports,
        dynamicImportsOf: (one) => info(one).dynamic,
        sizeOf: (one) => before?.sizes.get(one) ?? info(one).size,
      }
      names = chunkGroups(graph, shell, stagesOf(graph), before?.division)
    }
    return names.get(id) ?? 'shell'
  }

  const fileWith = (id: string) => fileOf.get(path.relative(root, id)) ?? ''
  const filesWith = (ids: readonly string[]) =>
    closureOf({ importsOf: (file: string) => built.get(file)?.imports ?? [] }, ids.map(fileWith))

  return {
    plugin: {
      name: 'fernwell-chunks',
      apply: 'build',
      enforce: 'pre',
      generateBundle(_, bundle) {
        files = Object.keys(bundle)
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          built.set(chunk.fileName, chunk)
          for (const id of chunk.moduleIds) fileOf.set(path.relative(root, id), chunk.fileName)
        }
      },
    },
    groups: [
      {
        name: nameOf,
        debugName: 'app',
        // What a module imports has a chunk of its own choice; that no two import each other, chunk-groups.ts sees to.
        includeDependenciesRecursively: false,
        test: (id) => {
          if (names && !ids.has(id)) throw new Error(`${id} came after the chunks were made.`)
          ids.add(id)
          return true
        },
      },
    ],
    files: () => files,
    names: () => names ?? new Map(),
    sizes() {
      const left = new Map([...ids].map((id) => [id, 0]))
      for (const chunk of built.values())
        for (const [id, { code }] of Object.entries(chunk.modules)) if (left.has(id)) left.set(id, code ? sentBytes(id, code) : 0)
      return left
    },
    weightOf(page, folder, sizeOf) {
      const all = filesWith([page, ...shell])
      const inShell = filesWith(shell)
      let [sent, reckoned] = [0, 0]
      for (const file of all) {
        const chunk = built.get(file)
        if (!chunk) continue
        // As it was written: the bundler's own code ends before what Vite adds to it.
        if (!sizes.has(file)) sizes.set(file, sentBytesOf(readFileSync(path.join(folder, file))))
        sent += sizes.get(file)!
        if (!inShell.has(file)) reckoned += chunk.moduleIds.reduce((sum, id) => sum + (sizeOf.get(id) ?? 0), OWN_FILE)
      }
      return { sent, reckoned }
    },
    filesOf: (ids) => filesWith(ids).difference(filesWith(shell)).size,
    complete(manifest) {
      const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]))
      const whole: Manifest = { ...manifest }
      for (const [source, file] of fileOf) {
        const key = keyOf.get(file)
        if (key !== undefined) whole[source] ??= manifest[key]!
      }
      return whole
    },
  }
}
