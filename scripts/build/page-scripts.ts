import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest, ResolveModulePreloadDependenciesFn } from 'vite'
import type { PageInfo } from '#app/web/prerender-types.ts'
import { filesOf } from './chunks.ts'

const ALWAYS_THERE = /^assets\/(?:react|router|vendor|index|rolldown-runtime)-[\w-]+\.js$/
const ENTRY = /^assets\/index-/

/** What Vite fetches together with a file that is asked for later: what every entry imports is there before anything can be asked for. */
export const fetchedWith: ResolveModulePreloadDependenciesFn = (_, files) => files.filter((file) => !ALWAYS_THERE.test(file))

/** The same for the app's files. Its entry asks for every page: were their scripts named there, each page would bring all those names. */
export const fetchedWithInApp: ResolveModulePreloadDependenciesFn = (file, files, host) =>
  fetchedWith(file, files, host).filter((one) => one.endsWith('.css') || host.hostType === 'html' || !ENTRY.test(host.hostId))

/**
 * Writes which scripts each page of the app needs beside `always` (sources of what every page has), by the page's path: what
 * src/app/web/page-scripts.ts asks before somebody goes there, so that none is found by way of another. Gives the file's address.
 */
export async function writePageScripts(
  folder: string,
  manifest: Manifest,
  always: readonly string[],
  pages: readonly PageInfo[],
): Promise<string> {
  const there = new Set(always.flatMap((source) => filesOf(manifest, source).scripts))
  const scripts = Object.fromEntries(
    pages.flatMap(({ path: page, source }) => {
      const own = source === undefined ? [] : filesOf(manifest, source).scripts.filter((file) => !there.has(file))
      return own.length > 1 ? [[page, own]] : []
    }),
  )
  const text = JSON.stringify(scripts)
  const address = `/assets/page-scripts-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.json`
  await writeFile(path.join(folder, address), text)
  return address
}
