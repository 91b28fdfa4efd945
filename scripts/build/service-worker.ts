import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { build, type InlineConfig, type Manifest } from 'vite'
import { shellAddressOf, type BuiltRoutes } from '#app/server/built-routes.ts'
import type { PageInfo } from '#app/web/prerender-types.ts'
import { filesOf, reachableFiles } from './chunks.ts'
import { librariesPlugin } from './libraries.ts'

/** Larger files (of a game, of an editor) are fetched when they are needed. */
const MAX_BYTES = 600_000
/** Extended alphabets: rarely needed, large. */
const LEFT_OUT = /latin-ext|\.(?:br|gz|map)$/
/** Font files that only pages behind the sign-in use: cached at first use. */
const ON_USE = /-latin-400-normal-[\w-]+\.woff2$/

type Entry = { url: string; revision: string | null }

type Options = {
  root: string
  folder: string
  pages: readonly PageInfo[]
  routes: BuiltRoutes['routes']
  app: { manifest: Manifest; entry: string; shell: readonly string[] }
  /** Manifest of the public entry: its pages come from the network, and without one the app renders them. */
  face: { manifest: Manifest }
}

/** Divides the built assets: `ahead` at install, `onVisit` at first use, `inQuiet` (most of `onVisit`) also in an idle time. */
async function dividedAssets({ folder, pages, app, face }: Options): Promise<{ ahead: string[]; onVisit: string[]; inQuiet: string[] }> {
  const isAhead = (page: PageInfo) => page.offline || page.layout === 'bare'
  const sourcesOf = (wanted: (page: PageInfo) => boolean) => pages.filter(wanted).flatMap(({ source }) => source ?? [])
  const needed = reachableFiles(
    app.manifest,
    [app.entry, ...app.shell, ...sourcesOf(isAhead)],
    sourcesOf((page) => !isAhead(page)),
  )
  const codeOf = (manifest: Manifest) => Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css].map((one) => `/${one}`))
  const ofApp = new Set(codeOf(app.manifest))
  const ofFace = new Set(codeOf(face.manifest).filter((file) => /\.(?:js|css)$/.test(file) && !ofApp.has(file)))
  const ahead: string[] = []
  const onVisit: string[] = []
  const inQuiet: string[] = []
  for (const name of (await readdir(path.join(folder, 'assets'))).sort()) {
    const url = `/assets/${name}`
    if (LEFT_OUT.test(name) || ofFace.has(url)) continue
    const isCode = ofApp.has(url) && /\.(?:js|css)$/.test(name)
    const isLarge = (await stat(path.join(folder, 'assets', name))).size > MAX_BYTES
    const isOnUse = ON_USE.test(name)
    const isNeeded = !isLarge && !isOnUse && (!isCode || needed.has(url))
    if (isNeeded) ahead.push(url)
    else onVisit.push(url)
    if (!isNeeded && !isLarge && !isOnUse) inQuiet.push(url)
  }
  return { ahead, onVisit, inQuiet }
}

/** The files for an offline start: the app's shell, the pages that work offline, fonts and icons. */
async function precacheList(folder: string, assets: readonly string[], shells: readonly { url: string; file: string }[]): Promise<Entry[]> {
  // Their names contain a hash of their content.
  const entries: Entry[] = assets.map((url) => ({ url, revision: null }))
  const plain = ['manifest.webmanifest', 'icons/favicon.svg', 'icons/icon-192.png']
  for (const name of plain) {
    const bytes = await readFile(path.join(folder, name)).catch(() => undefined)
    if (bytes) entries.push({ url: `/${name}`, revision: hashOf(bytes) })
  }
  for (const { url, file } of shells) entries.push({ url, revision: hashOf(await readFile(path.join(folder, 'pages', file))) })
  return entries
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** A route pattern as a regular expression's text. */
const patternOf = (route: string) => route.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/:\w+/g, '[^/]+')

/** Runs last, because it needs all other outputs of the build. */
export async function buildServiceWorker(options: Options): Promise<void> {
  const { root, folder, pages, routes, app } = options
  const closed = pages.filter((page) => page.access === 'signed-in')
  const { ahead, onVisit, inQuiet } = await dividedAssets(options)
  const shells = closed
    .filter((page) => page.offline && !page.path.includes(':'))
    .flatMap((page) => {
      const file = routes.find((route) => route.path === page.path)?.file
      return file ? [{ pattern: patternOf(page.path), url: shellAddressOf(file), file }] : []
    })
  const SHELL = { url: '/app-shell', file: 'app-shell.html' }
  const onVisitOf = closed.map((page) => {
    const { scripts, styles } = filesOf(app.manifest, page.source ?? '')
    return [patternOf(page.path), [...scripts, ...styles].filter((file) => onVisit.includes(file))] as const
  })
  const config: InlineConfig = {
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [librariesPlugin()],
    define: {
      __PRECACHE__: JSON.stringify(await precacheList(folder, ahead, [SHELL, ...shells])),
      __ON_VISIT__: JSON.stringify(onVisit),
      __IN_QUIET__: JSON.stringify(inQuiet),
      __ON_VISIT_OF__: JSON.stringify(onVisitOf.filter(([, files]) => files.length > 0)),
      __APP_PATHS__: JSON.stringify(closed.map((page) => patternOf(page.path))),
      __SHELLS__: JSON.stringify(shells.map(({ pattern, url }) => [pattern, url])),
      __SHELL__: JSON.stringify(SHELL.url),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      lib: { entry: path.join(root, 'src/app/web/sw/sw.ts'), formats: ['iife'], name: 'sw', fileName: () => 'sw.js' },
    },
  }
  await build(config)
}
