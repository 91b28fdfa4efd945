import react from '@vitejs/plugin-react'
import path from 'node:path'
import { defineConfig } from 'vite'
import { contractPlugin } from './scripts/build/contract-plugin.ts'
import { librariesPlugin } from './scripts/build/libraries.ts'
import { fetchedWith } from './scripts/build/page-scripts.ts'
import { codeFactsPlugin } from './scripts/build/code-facts-plugin.ts'
import { postPlugin } from './scripts/build/post-plugin.ts'
import { usualFoodsPlugin } from './scripts/build/usual-foods-plugin.ts'

export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  // Files that are what they are (fonts, manifest) are made by the build itself; there is no folder to copy.
  publicDir: false,
  cacheDir: path.join(import.meta.dirname, 'node_modules/.vite'),
  plugins: [react(), contractPlugin(), postPlugin(), usualFoodsPlugin(), codeFactsPlugin(import.meta.dirname)],
  // The same in the prerendered pages and in their scripts, which take them over.
  define: { 'import.meta.env.BUILD_DAY': JSON.stringify(new Date().toISOString().slice(0, 10)) },
  // Named widths (theme/media.css) are a draft that browsers don't know: they are written out here. The targets are `build.target`, in its own notation.
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true }, targets: { chrome: 125 << 16, firefox: 127 << 16, safari: (17 << 16) | (5 << 8) } },
  },
  // Workers are bundles of their own: contracts come without their schemas there, too.
  worker: { format: 'es', plugins: () => [contractPlugin(), librariesPlugin()] },
  // What is built, and people's data, are no sources.
  server: { watch: { ignored: ['**/dist/**', '**/data/**'] } },
  build: {
    outDir: 'dist/web',
    emptyOutDir: false,
    manifest: true,
    target: ['chrome125', 'firefox127', 'safari17.5'],
    modulePreload: { polyfill: false, resolveDependencies: fetchedWith },
    // Small pictures and fonts as data: URLs would be fetched by everyone and cached by none.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // A chunk is named by its path (scripts/build/chunk-names.ts): one page may wait for a module that another fetches later.
      checks: { ineffectiveDynamicImport: false },
      output: {
        // Every file names the files it needs, and the hashes in the names are what no compression makes smaller: 42 bits will do.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // What every page needs changes seldom: it outlives deployments in people's caches. The rest differs (scripts/build.ts).
          groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 }],
        },
      },
    },
  },
})
