import { readFileSync } from 'node:fs'
import type { BuiltRoutes } from '#app/server/built-routes.ts'
import { pathOf } from '#platform/contract/endpoint.ts'
import type { Lived } from '#testing/life.ts'

export type BuiltPage = BuiltRoutes['routes'][number]

/** All pages and their redirects for signed-in people, from the file that the server uses. */
export const builtRoutes = (): BuiltRoutes => JSON.parse(readFileSync('dist/web/routes.json', 'utf8')) as BuiltRoutes
export const builtPages = (): readonly BuiltPage[] => builtRoutes().routes

export const hasParams = ({ path }: Pick<BuiltPage, 'path'>): boolean => path.includes(':')

/**
 * An address of a page. `examples` are the parameters of a person's records, from their features: `pages` of all lives
 * (`server.live()`), or `server.demoPages`.
 */
export function addressOf({ path, status }: Pick<BuiltPage, 'path' | 'status'>, examples: Required<Lived>['pages']): string {
  // The pattern itself is a valid example of an address that is not found.
  if (!hasParams({ path }) || status === 404) return path
  const params = examples[path]
  if (!params) throw new Error(`${path}: its feature's life.fixture.ts and year.fixture.ts say in \`pages\` which one to look at.`)
  return pathOf(path, params)
}
