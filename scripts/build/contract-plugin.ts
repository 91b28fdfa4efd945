import { statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'oxc-parser'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { stableHash } from '../../src/platform/contract/stable-hash.ts'

/** The part of an endpoint that the browser needs to call it. Its schemas stay on the server. */
type Retained = { method: string; path: string; auth: string; offline?: boolean; persisted?: boolean; body?: unknown; response?: unknown }

type Node = { type: string; start: number; end: number; [key: string]: unknown }

const CONTRACT = /\/src\/(?:features\/[^/]+\/contract(?:[-/][^/]+)?|platform\/contract\/[^/]+)\.ts(?:\?.*)?$/

/**
 * Removes zod from the browser's bundle. In contract files, endpoints become plain data, and schemas (and values derived from
 * them) are removed; constants, types and pure functions stay unchanged. Importing a schema at run time in
 * web code therefore fails the build with its name, as intended.
 */
export function contractPlugin(): Plugin {
  return {
    name: 'fernwell-contract',
    enforce: 'pre',
    transform: {
      filter: { id: CONTRACT },
      async handler(code, id) {
        const file = id.replace(/\?.*$/, '')
        // The timestamp makes Node load an edited contract again while the dev server runs.
        const values = (await import(`${pathToFileURL(file).href}?at=${statSync(file).mtimeMs}`)) as Record<string, unknown>
        return { code: withoutSchemas(file, code, values), map: null }
      },
    },
  }
}

/** The contract file's text for the browser. `values` are its exports at run time. Throws on forms it cannot read. */
export function withoutSchemas(file: string, code: string, values: Record<string, unknown>): string {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const statements = program.body as unknown as Node[]
  const removed = new Set<string>()
  const cuts: { start: number; end: number; text: string }[] = []

  for (const statement of statements) {
    if (statement.type === 'ImportDeclaration') {
      for (const name of importedNames(statement)) {
        const from = (statement.source as { value: string }).value
        if (isServerOnly(from, name.imported)) removed.add(name.local)
      }
      continue
    }
    const declaration = (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement) as Node | null
    if (!declaration) throw new Error(`${file}: export what you declare where you declare it; lists and re-exports are not read here.`)
    const text = (declarator: Node, name: string): string | undefined => {
      if (isEndpoint(values[name])) return JSON.stringify(retainedOf(values[name]))
      return isSchema(values[name]) || mentions(declarator, removed)
        ? undefined
        : code.slice((declarator.init as Node).start, (declarator.init as Node).end)
    }
    // Type-level only: it does not exist at run time.
    if (declaration.declare === true) continue
    if (declaration.type === 'VariableDeclaration') {
      for (const declarator of declaration.declarations as Node[]) {
        const { name } = declarator.id as { name?: string }
        if (name === undefined) throw new Error(`${file}: destructuring is not read here.`)
        const stored = text(declarator, name)
        if (stored === undefined) removed.add(name)
        const prefix = `${statement === declaration ? '' : 'export '}const ${name}`
        cuts.push({ start: statement.start, end: statement.end, text: stored === undefined ? '' : `${prefix} = ${stored}` })
      }
    } else if (/^(Function|Class)Declaration$/.test(declaration.type) && mentions(declaration, removed)) {
      removed.add((declaration.id as { name: string }).name)
      cuts.push({ start: statement.start, end: statement.end, text: '' })
    }
  }
  return withoutImports(merged(code, cuts), file)
}

/** Applies the cuts; declarations of one statement are joined. */
function merged(code: string, cuts: { start: number; end: number; text: string }[]): string {
  let out = ''
  let at = 0
  for (const { start, end, text } of cuts) {
    if (start >= at) out += code.slice(at, start)
    out += text ? `${text}\n` : ''
    at = end
  }
  return out + code.slice(at)
}

/** Removes unused imports, which would otherwise import removed schemas from other contract files. */
function withoutImports(code: string, file: string): string {
  const { program } = parseSync(file, code)
  const statements = program.body as unknown as Node[]
  const used = new Set<string>()
  for (const statement of statements) if (statement.type !== 'ImportDeclaration') collect(statement, used)
  let out = ''
  let at = 0
  for (const statement of statements) {
    if (statement.type !== 'ImportDeclaration') continue
    const names = importedNames(statement).filter((name) => used.has(name.local))
    const from = (statement.source as { value: string }).value
    const specifiers = names.map(({ imported, local }) => (imported === local ? local : `${imported} as ${local}`))
    out += code.slice(at, statement.start) + (names.length > 0 ? `import { ${specifiers.join(', ')} } from '${from}'` : '')
    at = statement.end
  }
  return out + code.slice(at)
}

function importedNames(statement: Node): { imported: string; local: string }[] {
  if (statement.importKind === 'type') return []
  return (statement.specifiers as Node[])
    .filter((specifier) => specifier.importKind !== 'type')
    .map((specifier) => {
      const local = (specifier.local as { name: string }).name
      return { local, imported: (specifier.imported as { name?: string } | undefined)?.name ?? local }
    })
}

/** Contract files name schemas in PascalCase (Id, User), and functions and constants never. */
function isServerOnly(from: string, name: string): boolean {
  if (from === 'zod') return true
  if (from.endsWith('/endpoint.ts')) return name === 'endpoint' || name === 'bytes'
  return /^[A-Z][a-z]/.test(name) && name !== 'AppError'
}

/** Whether any name in `names` is used as a value in this piece of code. */
function mentions(node: Node, names: ReadonlySet<string>): boolean {
  const used = new Set<string>()
  collect(node, used)
  return [...used].some((name) => names.has(name))
}

/** Names used as values: types, property names and keys are not. */
function collect(node: unknown, into: Set<string>): void {
  if (Array.isArray(node)) {
    for (const one of node) collect(one, into)
    return
  }
  if (typeof node !== 'object' || node === null) return
  const { type } = node as Node
  if (typeof type !== 'string') return
  if (type === 'Identifier') into.add((node as unknown as { name: string }).name)
  if (type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type)) return
  const isPlainMember = (type === 'MemberExpression' || type === 'Property') && (node as Node).computed !== true
  for (const [key, value] of Object.entries(node)) {
    if (isPlainMember && (key === 'property' || (key === 'key' && (node as Node).shorthand !== true))) continue
    collect(value, into)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isSchema = (value: unknown): boolean => isObject(value) && '_zod' in value
const isEndpoint = (value: unknown): value is Retained =>
  isObject(value) && typeof value.path === 'string' && typeof value.method === 'string' && 'response' in value

/** Bodies and responses that are files are plain data and stay: the client needs them to send and receive files. */
function retainedOf({ method, path, auth, offline, persisted, body, response }: Retained): Retained {
  const bytes = (value: unknown) => (isObject(value) && value.bytes === true ? value : undefined)
  const shape = persisted ? shapeOf(response as z.ZodType) : undefined
  return JSON.parse(JSON.stringify({ method, path, auth, offline, shape, body: bytes(body), response: bytes(response) })) as Retained
}

/** A hash that changes with the schema, so that devices drop stored answers of an older shape. */
function shapeOf(response: z.ZodType): string {
  return stableHash(JSON.stringify(z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' }))).toString(36)
}
