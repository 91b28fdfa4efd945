import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { build, type InlineConfig } from 'vite'

/** Larger files (a game's, an editor's) are fetched when they are needed. */
const MOST_BYTES = 600_000
/** Extended alphabets: rarely needed, large. */
const LEFT_OUT = /latin-ext|\.(?:br|gz|map)$/

type Entry = { url: string; revision: string | null }

/** What the app needs to open without network: its shell, scripts, styles, fonts and icons. */
async function precacheList(folder: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const name of (await readdir(path.join(folder, 'assets'))).sort()) {
    if (LEFT_OUT.test(name) || (await stat(path.join(folder, 'assets', name))).size > MOST_BYTES) continue
    // Named by their contents.
    entries.push({ url: `/assets/${name}`, revision: null })
  }
  const plain = ['manifest.webmanifest', 'icons/favicon.svg', 'icons/icon-192.png']
  for (const name of plain) {
    const bytes = await readFile(path.join(folder, name)).catch(() => undefined)
    if (bytes) entries.push({ url: `/${name}`, revision: hashOf(bytes) })
  }
  entries.push({ url: '/app-shell', revision: hashOf(await readFile(path.join(folder, 'pages/app-shell.html'))) })
  return entries
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** Built last, over everything the build has made. `appPaths` are route patterns that the app's shell answers. */
export async function buildServiceWorker(options: { root: string; folder: string; appPaths: readonly string[] }): Promise<void> {
  const { root, folder, appPaths } = options
  const patterns = appPaths.map((route) => route.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/:\w+/g, '[^/]+'))
  const config: InlineConfig = {
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: {
      __PRECACHE__: JSON.stringify(await precacheList(folder)),
      __APP_PATHS__: JSON.stringify(patterns),
      __SHELL__: JSON.stringify('/app-shell'),
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
