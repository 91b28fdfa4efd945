import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltRoutes } from '#app/server/built-routes.ts'
import { dayPaper } from '#platform/web/theme/theme-choice.ts'

/** Places worth a long press on the app's icon; each is named once its page exists. */
const SHORTCUTS = [
  { name: 'Journal', url: '/journal', slug: 'journal' },
  { name: 'Play something calm', url: '/soul', slug: 'soul' },
  { name: 'Habits', url: '/habits', slug: 'habits' },
  { name: 'Workout', url: '/gym-ai', slug: 'body' },
]

/** The web app manifest: name, icons, shortcuts to the areas that exist. */
export async function writeManifest(folder: string, site: { name: string; description: string }, built: BuiltRoutes): Promise<void> {
  const has = (name: string) => existsSync(path.join(folder, 'icons', name))
  const paths = new Set(built.routes.map((route) => route.path))
  const manifest = {
    id: '/',
    name: site.name,
    short_name: site.name,
    description: site.description,
    start_url: built.home,
    scope: '/',
    display: 'standalone',
    background_color: dayPaper,
    theme_color: dayPaper,
    categories: ['health', 'lifestyle'],
    icons: [
      { src: '/icons/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/icon-monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
    ].filter(({ src }) => has(path.basename(src))),
    shortcuts: SHORTCUTS.filter(({ url }) => paths.has(url)).map(({ name, url, slug }) => ({
      name,
      url,
      icons: has(`shortcut-${slug}.png`) ? [{ src: `/icons/shortcut-${slug}.png`, sizes: '192x192', type: 'image/png' }] : [],
    })),
    screenshots: ['phone', 'wide']
      .filter((name) => has(`screenshot-${name}.png`))
      .map((name) => ({ src: `/icons/screenshot-${name}.png`, type: 'image/png', form_factor: name === 'wide' ? 'wide' : 'narrow' })),
  }
  await writeFile(path.join(folder, 'manifest.webmanifest'), JSON.stringify(manifest, null, 1))
}
