import path from 'node:path'

/** The part of the module graph that determines the names; ids are the bundler's. */
export type ModuleGraph = {
  ids: Iterable<string>
  importsOf(id: string): readonly string[]
  dynamicImportsOf(id: string): readonly string[]
}

/**
 * The roots that reach a module, their features, and the folders of the pages among them (empty: none, or the feature's own). The
 * shell loads pages (hub cards too); loaded modules load dialogs.
 */
type Roots = { pages: Set<string>; dialogs: Set<string>; features: Set<string>; folders: Set<string> }

/** A part of the platform that at least this many pages reach is in one chunk that most pages load. */
const MANY_PAGES = 8
const FEATURE = /\/src\/features\/([^/]+)\//
/** A folder in a feature's web half. */
const FOLDER = /\/src\/features\/[^/]+\/web\/([^/]+)\//
/** Parts of the platform that have their own chunk where pages of several features share them. */
const PART = /\/(?:src\/platform|node_modules)\/(?:web\/)?(audio|botany|care|imports|marked|markdown|ui)\//
/** Pages share libraries mainly for dialogs: these libraries, and the UI components that use them, are in one chunk. */
const DIALOG = /\/node_modules\/(?!marked)|\/src\/platform\/web\/ui\/(?:ComboboxList|Dialog|Menu|Sheet|Tabs)\.tsx$/
/** Modules that are always loaded together (of several features, or after one page's paint) count as one root. */
export const LOADED_TOGETHER = {
  'hub-cards': /HubCard\.tsx$|\/web\/suggestions\.ts$/,
  'settings-parts':
    /\/features\/(?!account\/)[^/]+\/web\/(?:.*\/)?\w+Setting\.tsx$|\/account\/web\/(?:.*\/)?(?:OwnImportSetting|PreparedExport)\.tsx$/,
  'feature-rows': /(?:Profile|Body)Row\.tsx$/,
  'act-kinds': /\/web\/(?:.*\/)?act-kinds\.ts$/,
  'app-later': /\/app\/web\/shell\/(?:IdleTasks|InstallOffer|OfflineNotice)\.tsx$/,
  'hub-plants': /\/hub\/web\/(?:HubScene|SuggestionPlant|WeekPlant)\.tsx$/,
  commands: /\/web\/(?:.*\/)?commands\.ts$/,
  'keep-ahead': /\/web\/(?:.*\/)?keep-ahead\.ts$/,
  'companion-tools': /\/web\/(?:.*\/)?companion-tools\.ts$/,
}

/**
 * Names the chunk of every module by the roots (modules that are imported dynamically) that reach it: its only page or dialog; a core for
 * pages of one feature; a shared chunk for pages of several. All roots of a module reach its imports too, so each import leads towards the
 * shell, and no two chunks import each other as long as the platform's parts do not (e2e/budgets.spec.ts checks the built files).
 * `shell`: the modules that every page loads. `mostFolders`: pages of at most this many folders of a feature have their own core, named
 * by the folders (`top`: pages in no folder): other pages load less code, but there are more files.
 */
export function chunkNames(graph: ModuleGraph, shell: readonly string[], mostFolders = 0): Map<string, string> {
  const inShell = closureOf(graph, shell)
  const loadedByShell = new Set([...inShell].flatMap((id) => graph.dynamicImportsOf(id)))
  const rootsOf = new Map<string, Roots>()
  for (const root of new Set([...graph.ids].flatMap((id) => graph.dynamicImportsOf(id)))) {
    const together = Object.entries(LOADED_TOGETHER).find(([, pattern]) => pattern.test(root))?.[0]
    for (const id of closureOf(graph, [root])) {
      const roots = rootsOf.get(id) ?? { pages: new Set(), dialogs: new Set(), features: new Set(), folders: new Set() }
      rootsOf.set(id, roots)
      const rank = together !== undefined || loadedByShell.has(root) ? roots.pages : roots.dialogs
      rank.add(together ?? nameOf(root))
      if (rank === roots.pages) roots.folders.add((together === undefined && FOLDER.exec(root)?.[1]) || '')
      roots.features.add(FEATURE.exec(root)?.[1] ?? 'platform')
    }
  }
  return new Map([...graph.ids].map((id) => [id, inShell.has(id) ? 'shell' : chunkOf(id, rootsOf.get(id), mostFolders)]))
}

function chunkOf(id: string, roots: Roots | undefined, mostFolders: number): string {
  if (!roots) return 'shell'
  const { pages, dialogs, features, folders } = roots
  const [page, dialog, feature] = [
    [...pages][0],
    [...dialogs][0],
    FEATURE.exec(id)?.[1] ?? (features.size === 1 ? [...features][0] : undefined),
  ]
  if (pages.size + dialogs.size === 1) return (page ?? dialog)!
  if (feature !== undefined) {
    // Data that several modules load later, such as two languages of one bank, must not bring a dialog along. It imports nothing.
    if (pages.size === 0) return id.endsWith('.json') ? `${feature}-${path.basename(id, '.json')}-data` : `${feature}-dialogs`
    if (pages.size === 1 && !(page! in LOADED_TOGETHER)) return page!
    if (folders.size > mostFolders) return `${feature}-core`
    return [feature, ...[...folders].map((folder) => folder || 'top').sort(), 'core'].join('-')
  }
  if (pages.size === 0) return 'dialogs'
  const part = PART.exec(id)?.[1] ?? 'parts'
  // Many pages play sound, but most loads need no player.
  if (pages.size >= MANY_PAGES && part !== 'audio') return 'ui'
  return `shared-${DIALOG.test(id) ? 'dialog' : part}`
}

/** A root's own name; the German words of a feature's screens are one root, and each language of other content is its own. */
function nameOf(id: string): string {
  const [name = '', language = ''] = path.basename(id).split('.')
  const own = name === 'messages' ? 'de' : /^(?:de|en)$/.test(language) ? `${name}-${language}` : name
  return `${FEATURE.exec(id)?.[1] ?? 'app'}-${own}`
}

/** `from` and everything that it imports, directly or not. */
export function closureOf(graph: Pick<ModuleGraph, 'importsOf'>, from: Iterable<string>): Set<string> {
  const seen = new Set<string>()
  const next = [...from]
  while (next.length > 0) {
    const id = next.pop()!
    if (seen.has(id)) continue
    seen.add(id)
    next.push(...graph.importsOf(id))
  }
  return seen
}
