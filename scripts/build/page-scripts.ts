import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest, ResolveModulePreloadDependenciesFn } from 'vite'
import type { PageInfo } from '#app/web/prerender-types.ts'
import { filesOf } from './chunks.ts'

const ALWAYS_THERE = /^assets\/(?:react|router|vendor|index|rolldown-runtime)-[\w-]+\.js$/
const ENTRY = /^assets\/index-/

/** Files that Vite preloads with a dynamic import, without the imports of every entry, which have always loaded before. */
export const fetchedWith: ResolveModulePreloadDependenciesFn = (_, files) => files.filter((file) => !ALWAYS_THERE.test(file))

/** The same for the app's files. Its entry imports every page: if it listed their scripts, each page would load all those names. */
export const fetchedWithInApp: ResolveModulePreloadDependenciesFn = (file, files, host) =>
  fetchedWith(file, files, host).filter((one) => one.endsWith('.css') || host.hostType === 'html' || !ENTRY.test(host.hostId))

/**
 * Writes a list of the scripts that each page of the app needs besides `always` (sources of every page), by the page's path.
 * src/app/web/page-scripts.ts reads it before a navigation, so that all scripts load in parallel. Returns the file's address.
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
