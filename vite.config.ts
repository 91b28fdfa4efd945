import react from '@vitejs/plugin-react'
import path from 'node:path'
import { defineConfig } from 'vite'
import { contractPlugin } from './scripts/build/contract-plugin.ts'
import { routerTrimPlugin } from './scripts/build/router-trim-plugin.ts'

export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  // Files that are what they are (fonts, manifest) are made by the build itself; there is no folder to copy.
  publicDir: false,
  cacheDir: path.join(import.meta.dirname, 'node_modules/.vite'),
  plugins: [react(), contractPlugin(), routerTrimPlugin()],
  // Workers are bundles of their own: contracts come without their schemas there, too.
  worker: { format: 'es', plugins: () => [contractPlugin()] },
  // What is built, and people's data, are no sources.
  server: { watch: { ignored: ['**/dist/**', '**/data/**'] } },
  build: {
    outDir: 'dist/web',
    emptyOutDir: false,
    manifest: true,
    target: ['chrome125', 'firefox127', 'safari17.5'],
    modulePreload: { polyfill: false },
    // Small pictures and fonts as data: URLs would be fetched by everyone and cached by none.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs changes seldom: it outlives deployments in people's caches.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            { name: 'router', test: /node_modules\/(react-router|cookie-es)\//, priority: 2 },
            { name: 'query', test: /node_modules\/@tanstack\//, priority: 2 },
            // The shell in one file: many small ones cost a visitor more than the few bytes they would save.
            { name: 'shell', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
})
