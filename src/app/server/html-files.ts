import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { withAdditions, type PageAdditions } from '#platform/server/page-settings.ts'

/** Slowest to compress, smallest result: done once per page and origin, off the main thread. */
const QUALITY = constants.BROTLI_MAX_QUALITY

/** A page ready to be sent from one origin, in every encoding. */
export type ReadyPage = { html: string; etag: string; br: Promise<Buffer>; gzip: Promise<Buffer> }

/** The placeholder for the origin in built pages (platform/page/meta.ts). */
const ORIGIN = /__ORIGIN__/g
/** Limits memory when a client sends made-up Host headers. */
const MAX_ORIGINS = 4

/** The built pages, filled in and compressed once for each requested origin. `additions` go into each page's `<html>` and head. */
export function htmlFiles(folder: string): { page(file: string, origin: string, additions?: PageAdditions): ReadyPage } {
  const byOrigin = new Map<string, Map<string, ReadyPage>>()
  const templates = new Map<string, string>()

  function make(file: string, origin: string, additions: PageAdditions): ReadyPage {
    const template = templates.get(file) ?? readFileSync(path.join(folder, 'pages', file), 'utf8')
    templates.set(file, template)
    const html = withAdditions(
      template.replace(ORIGIN, () => origin.replace(/[&<>"']/g, '')),
      additions,
    )
    let br: Promise<Buffer> | undefined
    let gz: Promise<Buffer> | undefined
    return {
      html,
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      get br() {
        return (br ??= promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }))
      },
      get gzip() {
        return (gz ??= promisify(gzip)(html))
      },
    }
  }

  return {
    page(file, origin, additions = {}) {
      const added = JSON.stringify(additions)
      let pages = byOrigin.get(origin)
      if (!pages) {
        if (byOrigin.size >= MAX_ORIGINS) byOrigin.delete(byOrigin.keys().next().value!)
        pages = new Map()
        byOrigin.set(origin, pages)
      }
      const key = `${file} ${added}`
      const ready = pages.get(key) ?? make(file, origin, additions)
      pages.set(key, ready)
      return ready
    },
  }
}
