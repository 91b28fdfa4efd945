// `npm run build`: builds the web app into dist/web and the server into dist/server. If a step fails, dist/web is not changed.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { hashInputs } from './build/inputs.ts'
import { librariesInWorkers } from './build/libraries.ts'
import { licenseFile, writeNotices } from './build/notices.ts'
import { fetchedWithInApp, writePageScripts } from './build/page-scripts.ts'
import { buildServerBundle, isServerBundleCurrent } from './build/server-bundle.ts'
import { UsageError } from './lib/exit-with-message.ts'

const root = path.resolve(import.meta.dirname, '..')
const outDir = path.join(root, 'dist/web')
const STAMP = 'built.json'
const ONLY_SERVER = '--only-server'
const APP_ENTRY = 'src/app/web/main.tsx'
const FACE_ENTRY = 'src/app/web/public/main.tsx'

/** Drawing takes half a minute on an idle machine, and many times as long beside a test suite. The limit detects a hang. */
const DRAWING_MOST_MS = 1_800_000

type Groups = import('vite').Rolldown.CodeSplittingGroup[]

const VENDOR = { name: 'vendor', test: /node_modules\/(react-router|cookie-es|@tanstack)\//, priority: 2 }
const ROUTER = { name: 'router', test: /node_modules\/(react-router|cookie-es)\//, priority: 2 }

/**
 * Builds if any input has changed since the last build. Returns whether it built.
 * It runs in a separate process, whose memory (700 MB) is freed at its end, so that a serving process does not retain it. `niceness`:
 * above 0 it uses only spare CPU time.
 */
export async function buildWhenStale(niceness = 0): Promise<boolean> {
  const built = await readFile(path.join(outDir, STAMP), 'utf8').then(
    (text) => JSON.parse(text) as { inputs: string },
    () => undefined,
  )
  // A server-only installation (npm ci --omit=dev) has a built app and no build tools.
  if (built && !existsSync(path.join(root, 'node_modules/vite'))) return false
  const isWebCurrent = built?.inputs === hashInputs(root)
  if (isWebCurrent && isServerBundleCurrent(root)) return false
  const options = isWebCurrent ? [ONLY_SERVER] : []
  const builder = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', import.meta.filename, ...options], {
    cwd: root,
    stdio: 'inherit',
  })
  if (builder.pid && niceness > 0) setPriority(builder.pid, niceness)
  const [code] = (await once(builder, 'exit')) as [number | null]
  if (code !== 0) throw new UsageError('The app could not be built; the reason is above.')
  return true
}

async function build(): Promise<void> {
  const next = `${outDir}.next`
  // The name is unique each time: Node caches modules by URL, and a query would load shared modules a second time.
  const forNode = `${outDir}.prerender-${Date.now()}`
  const start = performance.now()
  console.log('Building the web app …')
  process.env.NODE_ENV = 'production'
  const inputs = hashInputs(root)
  await rm(next, { recursive: true, force: true })
  try {
    await buildInto(next, forNode)
    await writeFile(path.join(next, STAMP), JSON.stringify({ inputs }))
    const old = `${outDir}.old`
    await rm(old, { recursive: true, force: true })
    await mkdir(path.dirname(outDir), { recursive: true })
    if (existsSync(outDir)) await rename(outDir, old)
    await rename(next, outDir)
    await rm(old, { recursive: true, force: true })
  } finally {
    // After a failure, compression may still write a file: the removal is tried again rather than hide the failure.
    await Promise.all([next, forNode].map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })))
  }
  console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
}

async function buildInto(folder: string, forNode: string): Promise<void> {
  // Imported only here: `npm start` on a built app does not need the tools.
  const [
    vite,
    { default: config },
    { pageSourcePlugin },
    { publicPagesPlugin },
    { buildServiceWorker },
    pages,
    { compressFolder },
    { writeManifest },
    { chunksOf },
  ] = await Promise.all([
    import('vite'),
    import('../vite.config.ts'),
    import('./build/page-source-plugin.ts'),
    import('./build/public-pages-plugin.ts'),
    import('./build/service-worker.ts'),
    import('./build/pages.ts'),
    import('./build/compress.ts'),
    import('./build/manifest.ts'),
    import('./build/chunk-plugin.ts'),
  ])
  const common = { configFile: false as const, logLevel: 'warn' as const, mode: 'production' }

  // First for Node: this bundle lists all pages, and renders the public ones.
  await vite.build(
    vite.mergeConfig(config, {
      ...common,
      plugins: [pageSourcePlugin(root)],
      build: {
        ssr: 'src/app/web/prerender.tsx',
        outDir: forNode,
        manifest: false,
        rolldownOptions: { output: { codeSplitting: true, entryFileNames: 'prerender.js' } },
      },
    }),
  )
  const prerenderer = (await import(pathToFileURL(path.join(forNode, 'prerender.js')).href)) as Parameters<
    typeof pages.writePages
  >[0]['prerenderer']
  const infos = prerenderer.pages()
  // Runs in a separate process while this one builds. Its failure is thrown where it is awaited.
  const art = drawArt(folder, pages.socialPages(infos, prerenderer.site.name))
  art.catch(() => {})

  // Then for browsers, twice: the app, and the light entry of the public pages.
  const entry = async (name: 'app' | 'face', source: string, plugins: import('vite').Plugin[], groups: Groups) => {
    await vite.build(
      mergeEntry(
        vite.mergeConfig(config, {
          ...common,
          plugins: [...plugins, withoutBoot(source)],
          build: {
            rolldownOptions: { output: { codeSplitting: { groups } } },
            ...(name === 'app' && { modulePreload: { polyfill: false, resolveDependencies: fetchedWithInApp } }),
          },
        }),
        folder,
        name,
      ),
    )
    return { html: await readFile(path.join(folder, 'index.html'), 'utf8'), manifest: await pages.readManifest(folder, `${name}.json`) }
  }
  const appShell = [APP_ENTRY, ...pages.LAYOUT_FILES.app]
  const chunks = chunksOf(root, appShell)
  const app = await entry('app', APP_ENTRY, [chunks.plugin], [VENDOR, ...chunks.groups])
  app.manifest = chunks.complete(app.manifest)
  const publicChunks = chunksOf(root, [FACE_ENTRY], 2)
  const face = await entry(
    'face',
    FACE_ENTRY,
    [publicPagesPlugin(root, infos, prerenderer.titles), publicChunks.plugin],
    [ROUTER, ...publicChunks.groups],
  )
  face.manifest = publicChunks.complete(face.manifest)
  // Compression takes nearly as long as bundling: it begins with the bundles' files, which no later step changes.
  const compressed = compressFolder(path.join(folder, 'assets'))
  compressed.catch(() => {})
  const bootScript = await buildBootScript(vite)
  for (const template of [app, face]) template.html = template.html.replace('<!--boot-->', () => earlyTags(bootScript, face.manifest))

  await art
  const pageScripts = await writePageScripts(folder, app.manifest, appShell, infos)
  const built = await pages.writePages({ folder, app, face, prerenderer, afterPaintOf: chunks.afterPaintOf, bootScript, pageScripts })
  await writeManifest(folder, prerenderer.site, built)
  await buildServiceWorker({
    root,
    folder,
    pages: infos,
    routes: built.routes,
    app: { manifest: app.manifest, entry: APP_ENTRY, shell: pages.LAYOUT_FILES.app },
    face,
  })
  // After all bundles: each lists its packages.
  await writeNotices(folder, ['app', 'face'], librariesInWorkers)
  await rm(path.join(folder, 'index.html'), { force: true })
  await compressed
  await compressFolder(folder)
}

function mergeEntry(config: import('vite').UserConfig, folder: string, name: string): import('vite').InlineConfig {
  return { ...config, build: { ...config.build, outDir: folder, manifest: `.vite/${name}.json`, license: { fileName: licenseFile(name) } } }
}

/** The code of the blocking boot script. It is inlined into the pages, because a file would queue behind their preloads. */
async function buildBootScript(vite: typeof import('vite')): Promise<string> {
  const result = await vite.build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      reportCompressedSize: false,
      lib: { entry: path.join(root, 'src/app/web/boot.ts'), formats: ['iife'], name: 'boot' },
    },
  })
  const [output] = [result].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error('The boot script was not built.')
  if (chunk.code.includes('</script')) throw new Error('The boot script would end its own element.')
  return chunk.code.trim()
}

/** The common part of every page's head: the boot script, the two fonts of the first screen, the icons. */
function earlyTags(bootScript: string, manifest: import('vite').Manifest): string {
  const fonts = ['fernwell-text', 'fernwell-display'].flatMap((font) => manifest[`src/platform/web/theme/fonts/${font}.woff2`]?.file ?? [])
  return [
    `<script>${bootScript}</script>`,
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/icon-180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ].join('\n    ')
}

/** Draws icons and social pictures by their own script; they are reused by the next build while their inputs are unchanged. */
async function drawArt(folder: string, pages: readonly { slug: string; title: string }[]): Promise<void> {
  const target = path.join(folder, 'icons')
  await mkdir(target, { recursive: true })
  const list = path.join(folder, 'social.json')
  await writeFile(list, JSON.stringify(pages))
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(root, 'scripts/art.ts'), target, list], {
    timeout: DRAWING_MOST_MS,
  })
  await rm(list)
  console.log(stdout.trim().split('\n').at(-1) ?? '')
}

/** Points the template at its entry, and removes the boot script as a module: its built code is inlined instead. */
function withoutBoot(source: string) {
  return {
    name: 'fernwell-boot',
    transformIndexHtml: {
      order: 'pre' as const,
      handler: (html: string) => html.replace(/<!--boot-->[\s\S]*<!--\/boot-->/, '<!--boot-->').replace('src/app/web/main.tsx', source),
    },
  }
}

if (process.argv[1] && import.meta.filename === path.resolve(process.argv[1])) {
  // Both at once: the bundler of each leaves the other some of the processor.
  await Promise.all([buildServerBundle(root), process.argv.includes(ONLY_SERVER) || build()])
}
