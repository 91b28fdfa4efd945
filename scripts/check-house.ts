// The house rules of docs/ARCHITECTURE.md, enforced. `npm run check` runs it; it prints every breach and fails on any.
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { parseSync } from 'oxc-parser'
import { clauseSubjectsIn, clauseTitlesIn, dialectFieldsIn, dialectIn, proseOf } from './lib/vocabulary.ts'

/** `imports`: files, types too. `loads`: files and packages that are there when it runs. */
type Module = {
  file: string
  text: string
  lines: number
  comments: string[]
  fields: ReturnType<typeof dialectFieldsIn>
  imports: string[]
  loads: string[]
}

const MAX_LINES = 400
const ALIAS = /^#(app|features|platform|testing)\//

const violations: string[] = []
const modules = new Map<string, Module>()

for await (const entry of glob('{src,scripts,e2e,bench}/**/*.{ts,tsx,mjs}')) {
  const file = entry.split(path.sep).join('/')
  modules.set(file, read(file))
}

function read(file: string): Module {
  const text = readFileSync(file, 'utf8')
  const { module, comments, program } = parseSync(file, text)
  const named = [
    ...module.staticImports.map((i) => i.moduleRequest.value),
    ...module.staticExports.flatMap((e) => e.entries.flatMap((entry) => (entry.moduleRequest ? [entry.moduleRequest.value] : []))),
    ...module.dynamicImports.flatMap((i) => /^['"]([^'"]+)['"]$/.exec(text.slice(i.moduleRequest.start, i.moduleRequest.end))?.[1] ?? []),
  ]
  const addressOf = (request: string) => {
    const clean = request.replace(/\?.*$/, '')
    if (ALIAS.test(clean)) return `src/${clean.slice(1)}`
    return clean.startsWith('.') ? path.posix.join(path.posix.dirname(file), clean) : clean
  }
  const addresses = named.map(addressOf)
  const onlyTypes = new Set(
    module.staticImports
      .filter(({ entries }) => entries.length > 0 && entries.every(({ isType }) => isType))
      .map((i) => addressOf(i.moduleRequest.value)),
  )
  return {
    file,
    text,
    lines: text.split('\n').length - 1,
    comments: comments.map(({ value }) => proseOf(value)),
    fields: dialectFieldsIn(file, program),
    imports: addresses.filter((address) => /^(src|scripts|e2e|bench)\//.test(address)),
    loads: addresses.filter((address) => !onlyTypes.has(address)),
  }
}

const isTest = (file: string) =>
  /\.(test|fixture)\.tsx?$/.test(file) ||
  file.startsWith('src/testing/') ||
  file.startsWith('e2e/') ||
  file.startsWith('bench/') ||
  file.startsWith('scripts/')
const layerOf = (file: string) => /^src\/(app|features|platform|testing)\//.exec(file)?.[1]
const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1]
const sideOf = (file: string) => /^src\/(?:platform|app|features\/[^/]+)\/(server|web)\//.exec(file)?.[1]

function addViolation(module: Module, rule: string): void {
  violations.push(`${module.file}: ${rule}`)
}

for (const module of modules.values()) {
  const { file, text, lines } = module
  if (lines > MAX_LINES) addViolation(module, `has ${lines} lines; split it by responsibility (at most ${MAX_LINES})`)
  if (/\/index\.tsx?$/.test(file)) addViolation(module, 'is a barrel; import from the file that has the thing')
  if (file.startsWith('src/') && !isTest(file)) {
    if (/\bprocess\.env\b/.test(text) && !file.startsWith('src/platform/server/config/'))
      addViolation(module, 'reads process.env; only platform/server/config may')
    if (/(?<![\w.#])fetch\(/.test(text) && !mayFetch(file))
      addViolation(module, 'calls fetch; only platform/web/api and provider drivers may')
    if (
      /^src\/features\/[^/]+\/web\//.test(file) &&
      !file.endsWith('/playback.ts') &&
      /\b(?:pathOf|urlOf|apiHost)\b|(?:src|href)=["'{`]+\/api\//.test(text)
    )
      addViolation(
        module,
        'builds an address of the API by hand; apiAddress (platform/web/api/address.ts) leads to the chosen server in the native app',
      )
  }
  // `.test.ts` files share a worker and its modules (vitest.config.ts): one that is replaced would stay so for the next file.
  if (file.endsWith('.test.ts') && /\bvi\.(mock|doMock)\(/.test(text)) addViolation(module, 'replaces a module; only a .test.tsx may')
  if (!file.startsWith('scripts/lib/vocabulary.')) checkWords(module)
  for (const target of module.imports) checkImport(module, target)
  if (file.startsWith('src/') && !isTest(file) && !mayTakeApp(file) && namesApp(text))
    addViolation(module, 'takes the whole App; name the services that it needs (HasDb & HasClock: platform/server/app/app.ts)')
}

function checkWords(module: Module): void {
  for (const { name, instead } of [...dialectIn(module.text), ...module.fields])
    addViolation(module, `declares ${name}; say ${instead} (scripts/lib/vocabulary.ts)`)
  for (const sentence of [...module.comments.flatMap(clauseSubjectsIn), ...clauseTitlesIn(module.text)])
    addViolation(module, `has a clause as the subject of “${sentence.slice(0, 80)}”; name the thing that acts`)
}

/** Whether the file imports `App` from the file that declares it. */
function namesApp(text: string): boolean {
  return [...text.matchAll(/import type \{([^}]*)\} from '(?:#platform\/server\/|[./]*)app\/app\.ts'/g)].some(([, names]) =>
    /\bApp\b/.test(names!),
  )
}

/** Whether a file puts an app together, or hands it to slots, handlers and jobs of features. */
function mayTakeApp(file: string): boolean {
  return (
    file.startsWith('src/app/') ||
    /^src\/platform\/server\/((feature|slots|services|hub)\.ts|http\/)/.test(file) ||
    /^src\/features\/[^/]+\/server\/.*(feature|jobs|workers)\.ts$/.test(file) ||
    // Reads the features' cards, whose slot takes the App.
    file === 'src/features/hub/server/hub.ts'
  )
}

function mayFetch(file: string): boolean {
  return /^src\/platform\/web\/(api|native)\//.test(file) || /-(driver|storage)\.ts$/.test(file) || file.startsWith('src/app/web/sw/')
}

function checkImport(module: Module, target: string): void {
  const { file } = module
  if (isTest(file)) return
  const from = layerOf(file)
  const to = layerOf(target)
  if (!from || !to) return
  if (to === 'testing') addViolation(module, `imports ${target}; tests only`)
  if (to === 'app' && from !== 'app') addViolation(module, `imports ${target}; nothing imports app`)
  if (to === 'features' && from === 'platform') addViolation(module, `imports ${target}; the platform knows no feature`)
  if (from === 'features' && to === 'features' && featureOf(file) !== featureOf(target))
    addViolation(module, `imports ${target}; a feature knows only itself and the platform`)
  const sides = [sideOf(file), sideOf(target)]
  if (sides[0] && sides[1] && sides[0] !== sides[1]) addViolation(module, `imports ${target}; web and server meet in the contract only`)
  if (!sides[0] && sides[1] && layerOf(file) !== 'app') addViolation(module, `imports ${target}; what both sides use knows neither`)
  if (file.startsWith('src/platform/contract/') && !target.startsWith('src/platform/contract/'))
    addViolation(module, `imports ${target}; the contract stands alone`)
  if (/^src\/features\/[^/]+\/server\/(.*\/)?tables\.ts$/.test(target) && from === 'features' && !mayTouchTables(file))
    addViolation(module, `imports ${target}; only a feature's store does`)
}

/** Stores, and the tables themselves. */
function mayTouchTables(file: string): boolean {
  return /(^|[-/])(store|tables)\.ts$/.test(file)
}

for (const { file } of modules.values()) {
  const feature = /^src\/features\/([^/]+)\/server\/feature\.ts$/.exec(file)?.[1]
  const life = modules.get(`src/features/${feature}/server/life.fixture.ts`)
  if (feature && !/export const life: Life = /.test(life?.text ?? ''))
    violations.push(`${file}: brings no life; say in server/life.fixture.ts what a person does here (src/testing/life.ts)`)
}

// Only these two import the database library by name (why: drizzle.ts).
for (const { file, loads } of modules.values()) {
  if (file.startsWith('src/platform/server/db/')) continue
  const library = loads.find((target) => /^drizzle-orm(\/pg-core)?$/.test(target))
  if (library) violations.push(`${file}: imports ${library}; import platform/server/db/drizzle.ts or pg-core.ts`)
}

// A child that reads what strangers made has no business with the database, and starts in a third of the time without its library.
for (const { file } of modules.values()) {
  if (!/\/server\/.*-task\.ts$/.test(file)) continue
  const way = wayTo('drizzle-orm', file)
  if (way) violations.push(`${file}: a task of a child process loads the database library: ${way.join(' → ')}`)
}

/** How a file comes to load a package, in as few steps as possible. */
function wayTo(library: string, start: string): string[] | undefined {
  const seen = new Set([start])
  for (let ways = [[start]]; ways.length > 0;) {
    const next: string[][] = []
    for (const way of ways)
      for (const target of modules.get(way.at(-1)!)?.loads ?? []) {
        if (target === library || target.startsWith(`${library}/`)) return [...way, target]
        if (modules.has(target) && !seen.has(target)) {
          seen.add(target)
          next.push([...way, target])
        }
      }
    ways = next
  }
  return undefined
}

for (const cycle of cyclesIn(importsOfFiles())) violations.push(`import circle: ${cycle.join(' → ')}`)
for (const cycle of cyclesIn(importsOfFolders())) violations.push(`circle of folders: ${cycle.sort().join(' ⇄ ')}`)

/** A translation takes only its type from the file that loads it (`messages.de.ts` from `messages.ts`), which is no circle. */
function importsOfFiles(): Map<string, Set<string>> {
  return new Map(
    [...modules].map(([file, { imports, loads }]) => [
      file,
      new Set((file.endsWith('.de.ts') ? loads : imports).filter((target) => modules.has(target))),
    ]),
  )
}

/**
 * Which folders need which. A feature's own lists (`feature.ts`, `outlines.tsx`) and the app's (`features.ts`) name every room by trade
 * and count for none; nor does `tables.ts`, which stores of any room may read; tests may look anywhere.
 */
function importsOfFolders(): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>()
  const at = (folder: string) => folders.get(folder) ?? folders.set(folder, new Set()).get(folder)!
  for (const { file, imports } of modules.values()) {
    if (isTest(file) || /\/(?:features?\.ts|outlines\.tsx)$/.test(file)) continue
    const from = path.posix.dirname(file)
    for (const target of imports) {
      const to = path.posix.dirname(target)
      at(to)
      if (to !== from && !target.endsWith('/tables.ts')) at(from).add(to)
    }
  }
  return folders
}

/** Groups of nodes that lead to each other around (Tarjan's strongly connected components). */
function cyclesIn(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const found: string[][] = []
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const visit = (node: string) => {
    index.set(node, index.size)
    low.set(node, index.get(node)!)
    stack.push(node)
    for (const next of edges.get(node) ?? []) {
      if (!index.has(next)) {
        visit(next)
        low.set(node, Math.min(low.get(node)!, low.get(next)!))
      } else if (stack.includes(next)) low.set(node, Math.min(low.get(node)!, index.get(next)!))
    }
    if (low.get(node) !== index.get(node)) return
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1) found.push(group)
  }
  for (const node of edges.keys()) if (!index.has(node)) visit(node)
  return found
}

for (const line of violations.sort()) console.error(line)
console.log(violations.length === 0 ? `House rules: ${modules.size} files, no violation.` : `House rules: ${violations.length} violations.`)
process.exitCode = violations.length === 0 ? 0 : 1
