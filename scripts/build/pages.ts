import { createHash } from 'node:crypto'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { BuiltRoutes } from '#app/server/built-routes.ts'
import type { PageInfo } from '#app/web/prerender-types.ts'
import type { PublicFile } from '#platform/page/meta.ts'
import { LOADED_TOGETHER } from './chunk-names.ts'
import { filesOf, laterPreloadsOf, laterStylesOf, preloadsOf } from './chunks.ts'
import { escapeHtml } from '#platform/page/escape-html.ts'
import { headOf, slugOf } from '#platform/page/head.ts'

type Prerenderer = {
  site: { name: string; description: string; home: string; redirects: readonly { from: string; to: string }[] }
  pages(): PageInfo[]
  files(): Promise<PublicFile[]>
  titles: Readonly<Record<string, string>>
  renderPage(path: string, address: string, language?: 'en' | 'de'): Promise<string>
  renderOpening(): Promise<string>
  renderOutline(path: string): Promise<{ markup: string | undefined; reads: readonly string[] }>
}

export const LAYOUT_FILES = {
  app: ['src/app/web/shell/AppLayout.tsx', 'src/app/web/shell/DeferredShell.tsx'],
  marketing: ['src/app/web/shell/MarketingLayout.tsx'],
  bare: ['src/app/web/shell/BareLayout.tsx'],
}

const APP_ENTRY = 'src/app/web/main.tsx'

/** Pages that show a part of every feature, by their address: those parts are loaded after the first paint. */
const SHOWN_ON: Readonly<Record<string, RegExp>> = {
  '/hub': LOADED_TOGETHER['hub-cards'],
  '/settings': LOADED_TOGETHER['settings-parts'],
  '/profile': LOADED_TOGETHER['feature-rows'],
  '/gym-ai': LOADED_TOGETHER['feature-rows'],
}

/** One entry's HTML, with the manifest of its built files. */
export type Template = { html: string; manifest: Manifest }

type Ends = {
  /** The page's path, for complete pages. */
  path?: string
  /** Inserted after the page's markup. */
  rest?: string
}

/** Writes a page for every public address and one shell for each route of the app, each with links to the files it will need. */
export async function writePages(options: {
  folder: string
  app: Template
  face: Template
  prerenderer: Prerenderer
  /** The sources that a page of the app loads after the first paint, by the page's source; those of every page, by the app's entry. */
  afterPaintOf(source: string, more?: RegExp): readonly string[]
  /** The inline script in every page's head. */
  bootScript: string
  /** Address of the list of all pages' scripts (page-scripts.ts). */
  pageScripts: string
}): Promise<BuiltRoutes> {
  const { folder, app, face, prerenderer, afterPaintOf, bootScript, pageScripts } = options
  const { site } = prerenderer
  await mkdir(join(folder, 'pages'), { recursive: true })
  const opening = await prerenderer.renderOpening()
  const routes: BuiltRoutes['routes'][number][] = []
  const addresses: BuiltRoutes['sitemap'][number][] = []

  app.html = app.html.replace('<!--head-->', () => `<meta name="page-scripts" content="${pageScripts}">\n    <!--head-->`)

  const write = async (template: Template, name: string, head: string, page: string, start: Start, { path, rest = '' }: Ends = {}) => {
    if (/<script(?! type="application\/ld\+json")/.test(page))
      throw new Error(`${name}: the prerendered page carries an inline script, which the CSP forbids.`)
    const html = template.html
      .replace('<!--head-->', () => head)
      .replace(
        '<div id="root"><!--page-->',
        () => `<div id="root"${path === undefined ? '' : ` data-prerendered="${escapeHtml(path)}"`}>${page}`,
      )
      .replace('</body>', () => `${rest}</body>`)
    await writeFile(join(folder, 'pages', `${name}.html`), await withStyles(await largestFirst(started(html, start), folder), folder))
  }
  const filesFor = (template: Template, page: PageInfo) => {
    if (page.source === undefined)
      throw new Error(`${page.path}: write its file as \`lazy: () => import('./XPage.tsx')\`, so that the build can find it.`)
    const needed = [page.source, ...LAYOUT_FILES[page.layout]].map((source) => filesOf(template.manifest, source))
    if (template === face) needed.push({ scripts: [], styles: laterStylesOf(template.manifest, page.source) })
    const tags = needed.map((files) => preloadsOf(files, template.html))
    return tags
  }
  // At the end: the content above is rendered without these styles.
  const restFor = (page: PageInfo, known: string) => {
    const later = [...(page.source ? afterPaintOf(page.source, SHOWN_ON[page.path]) : []), ...afterPaintOf(APP_ENTRY)]
    return joined(
      laterPreloadsOf(
        later.map((source) => filesOf(app.manifest, source)),
        app.html + known,
      ),
    )
  }
  const joined = (parts: readonly string[]) =>
    [...new Set(parts.flatMap((part) => part.split('\n').map((line) => line.trim())).filter(Boolean))].join('\n    ')

  for (const page of prerenderer.pages()) {
    if (page.addresses.length === 0) {
      const name = `app-${slugOf(page.path)}`
      const isClosed = page.access === 'signed-in'
      const { markup, reads } = isClosed ? await prerenderer.renderOutline(page.path) : { markup: undefined, reads: [] }
      const head = headOf({ address: page.path, title: page.title, meta: undefined, mayBeRead: isClosed }, site)
      const data = isClosed ? [SESSION_READ, ...reads].map(readEarly) : []
      const files = joined(filesFor(app, page))
      await write(app, name, joined([head, ...data, files]), markup ?? opening, 'painted', { rest: restFor(page, files) })
      routes.push({ path: page.path, access: page.access, ...redirectAttribute(page), file: `${name}.html` })
      continue
    }
    for (const one of page.addresses) {
      const name = slugOf(one.address)
      const markup = await prerenderer.renderPage(page.path, one.address, one.language)
      const template = one.language === 'de' ? { ...face, html: face.html.replace('<html lang="en">', '<html lang="de">') } : face
      // The bare pages are the login forms, which somebody may use at once.
      const start = page.layout === 'bare' ? 'at-once' : 'fetched-later'
      await write(template, name, joined([headOf(one, site), ...filesFor(face, page)]), markup, start, { path: page.path })
      routes.push({
        path: one.address,
        access: page.access,
        ...redirectAttribute(page),
        file: `${name}.html`,
        ...(one.meta ? { isListed: true as const } : {}),
        ...(page.hasParts ? { fill: `${name}.html` } : {}),
      })
      if (one.meta && !one.meta.canonical)
        addresses.push({ address: one.address, ...(one.meta.modifiedTime ? { modified: one.meta.modifiedTime } : {}) })
    }
    // All addresses of the pattern are prerendered: for any other, the page itself says that it was not found.
    if (page.path.includes(':')) {
      const name = `${slugOf(page.path)}-not-found`
      const markup = await prerenderer.renderPage(page.path, page.path)
      const head = headOf({ address: page.path, title: page.title, meta: undefined }, site)
      await write(face, name, joined([head, ...filesFor(face, page)]), markup, 'fetched-later', { path: page.path })
      let fill: string | undefined
      if (page.frameAddress) {
        fill = `${slugOf(page.path)}-frame.html`
        const frame = await prerenderer.renderPage(page.path, page.frameAddress)
        await write(face, fill.replace('.html', ''), joined(['<!--part:head-->', ...filesFor(face, page)]), frame, 'fetched-later', {
          path: page.path,
        })
      }
      routes.push({
        path: page.path,
        access: page.access,
        ...redirectAttribute(page),
        file: `${name}.html`,
        status: 404,
        ...(fill === undefined ? {} : { fill }),
      })
    }
  }
  await write(app, 'app-shell', headOf({ address: '/', title: site.name, meta: undefined }, site), opening, 'painted')
  const files = await prerenderer.files()
  for (const { address, text } of files) await writeFile(join(folder, 'pages', fileNameOf(address)), text)
  const built: BuiltRoutes = {
    home: site.home,
    redirects: site.redirects,
    routes,
    sitemap: addresses,
    files: files.map(({ address, type }) => ({ address, type, file: fileNameOf(address) })),
    inlineScript: cspSourceOf(bootScript),
  }
  await writeFile(join(folder, 'routes.json'), JSON.stringify(built, null, 1))
  return built
}

/** `/blog/feed.xml` → `blog-feed.xml`. */
const fileNameOf = (address: string): string => address.slice(1).replaceAll('/', '-')

/** The hash source of an inline script for a content security policy (CSP Level 3, "Hash sources"). */
const cspSourceOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** The first request of the session (platform/contract/session.ts). */
const SESSION_READ = '/api/user'

/** Preloads the page's first reads while its scripts load; `fetch` of the same address uses the preloaded answer. */
const readEarly = (address: string) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escapeHtml(address)}">`

/**
 * When a page's scripts run. at-once: like any module, for pages on which somebody may type before the scripts have loaded. painted: they
 * are preloaded, and started by the boot script (src/app/web/boot.ts) after the first paint. fetched-later: the page is
 * complete without them, and even fetching them waits until then.
 */
type Start = 'at-once' | 'painted' | 'fetched-later'

function started(html: string, start: Start): string {
  const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(html)
  if (!entry) throw new Error('The page has no entry.')
  // A prerendered page is complete without scripts: its text, fonts and pictures have priority. An outline needs its scripts.
  if (start === 'at-once') return html.replaceAll(/<(link rel="modulepreload"|script type="module")/g, '<$1 fetchpriority="low"')
  const preloaded = html
    .replace(entry[0], `<link rel="modulepreload" crossorigin href="${entry[1]}">`)
    .replace('<script>', `<script data-entry="${entry[1]}">`)
  return start === 'painted'
    ? preloaded
    : preloaded.replaceAll('<link rel="modulepreload"', '<link fetchpriority="low" data-rel="modulepreload"')
}

/**
 * Six connections fetch the page's files in their order: the largest scripts first, including the entry, then the small ones.
 * Fonts come after, because text is rendered without them.
 */
async function largestFirst(html: string, folder: string): Promise<string> {
  const tag = /<link rel="modulepreload" crossorigin href="([^"]+)">\n? */g
  const found = await Promise.all(
    [...html.matchAll(tag)].map(async ([, file]) => ({ file: file!, bytes: (await stat(join(folder, file!))).size })),
  )
  if (found.length === 0) return html
  const tags = found.toSorted((a, b) => b.bytes - a.bytes).map(({ file }) => `<link rel="modulepreload" crossorigin href="${file}">`)
  let isFirst = true
  return html.replaceAll(tag, () => {
    const text = isFirst ? `${tags.join('\n    ')}\n    ` : ''
    isFirst = false
    return text
  })
}

/**
 * Inlines a page's styles, so that the first paint waits for no file. The links stay but are disabled, and
 * so never fetched: the page's scripts look for them before they fetch more styles.
 */
async function withStyles(html: string, folder: string): Promise<string> {
  const parts = html.split(/<link rel="stylesheet" crossorigin href="([^"]+)">/)
  const styled = await Promise.all(
    parts.map(async (part, index) => {
      if (index % 2 === 0) return part
      const css = (await readFile(join(folder, part), 'utf8')).trim()
      return `<style>${css}</style><link rel="stylesheet" crossorigin href="${part}" disabled>`
    }),
  )
  return styled.join('')
}

const redirectAttribute = ({ whenSignedIn }: PageInfo) => (whenSignedIn ? { whenSignedIn } : {})

/** Social pictures of the public pages: `slug` and the text on it. */
export function socialPages(pages: readonly PageInfo[], name: string): { slug: string; title: string }[] {
  return pages.flatMap((page) =>
    page.addresses
      .filter(({ meta }) => meta && meta.image === undefined)
      .map(({ address, title, meta }) => ({
        slug: slugOf(address),
        title: meta?.imageText ?? (title === name ? meta!.description : title.replace(` | ${name}`, '')),
      })),
  )
}

export const readManifest = async (folder: string, name: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, '.vite', name), 'utf8')) as Manifest
