import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { withoutSchemas } from './contract-plugin.ts'

const source = `import { z } from 'zod'
import { Instant, isZone } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

const LIMIT = 3
export const MOST = LIMIT * 2, LEAST = 1
const Slug = z.string().max(LIMIT)
export const Thing = z.object({ id: Slug, at: Instant })
export type Thing = z.infer<typeof Thing>
export const getThing = endpoint({ method: 'GET', path: '/api/things/:id', summary: 'A thing', auth: 'session', response: Thing })
export function isThing(value: { Thing: string }): boolean {
  return isZone(value.Thing)
}
export function parseThing(value: unknown): Thing {
  return Thing.parse(value)
}
`
const Thing = z.object({ id: z.string() })
const values = {
  MOST: 6,
  LEAST: 1,
  Thing,
  getThing: endpoint({ method: 'GET', path: '/api/things/:id', summary: 'A thing', auth: 'session', response: Thing }),
}

test('endpoints become data; schemas, and values derived from them, are removed', () => {
  const out = withoutSchemas('contract.ts', source, values)
  expect(out).toContain('export const getThing = {"method":"GET","path":"/api/things/:id","auth":"session"}')
  expect(out).toContain('const LIMIT = 3')
  expect(out).toContain('export const MOST = LIMIT * 2')
  expect(out).toContain('export const LEAST = 1')
  expect(out).toContain("import { isZone } from '#platform/contract/dates.ts'")
  expect(out).toContain('export function isThing')
  for (const missing of ["'zod'", 'z.string', 'z.object', 'parseThing', 'Instant', 'summary']) expect(out).not.toContain(missing)
})

test('endpoints with files retain the facts that the client needs to send and receive them', () => {
  const upload = {
    method: 'POST',
    path: '/api/files',
    auth: 'admin',
    body: { bytes: true, contentTypes: ['image/png'] },
    response: Thing,
    offline: true,
  }
  const out = withoutSchemas('contract.ts', 'export const upload = endpoint({})', { upload })
  expect(out).toContain(
    '{"method":"POST","path":"/api/files","auth":"admin","offline":true,"body":{"bytes":true,"contentTypes":["image/png"]}}',
  )
})

test('every contract in the house comes out free of zod and still readable', async () => {
  let seen = 0
  for await (const file of glob('src/{features/*/contract,features/*/contract/*,platform/contract/*}.ts')) {
    if (file.endsWith('.test.ts')) continue
    const values = (await import(pathToFileURL(path.resolve(file)).href)) as Record<string, unknown>
    const out = withoutSchemas(file, readFileSync(file, 'utf8'), values)
    const { code } = await transformWithOxc(out, file)
    expect(code, file).not.toMatch(/\bzod\b|\bz\./)
    for (const [name, value] of Object.entries(values)) {
      const isStored =
        typeof value === 'number' || typeof value === 'string' || (typeof value === 'object' && value !== null && 'method' in value)
      if (isStored) expect(code, `${file} ${name}`).toMatch(new RegExp(`\\b${name}\\b`))
    }
    seen++
  }
  expect(seen).toBeGreaterThan(5)
})

test('a persisted read carries a mark of its answer’s shape, which is another one once the answer is', () => {
  const read = (response: z.ZodType) => {
    const list = endpoint({ method: 'GET', path: '/api/things', summary: 'Things', auth: 'session', persisted: true, response })
    const out = withoutSchemas('contract.ts', 'export const list = endpoint({})', { list })
    return (JSON.parse(out.slice(out.indexOf('{'))) as { shape?: string }).shape
  }
  const before = read(z.object({ things: z.array(Thing) }))
  expect(before).toMatch(/^[0-9a-z]+$/)
  expect(read(z.object({ things: z.array(Thing) }))).toBe(before)
  expect(read(z.object({ things: z.array(Thing.extend({ at: z.string() })) }))).not.toBe(before)
  expect(read(z.object({ things: z.array(Thing).nullable() }))).not.toBe(before)
})
