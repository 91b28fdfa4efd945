import { existsSync } from 'node:fs'
import { copyFile, open, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BuiltRoutes } from '#app/server/built-routes.ts'
import { dayPaper } from '#platform/web/theme/theme-choice.ts'

/** Shortcuts in the menu of the app's icon; each is listed if its page exists. */
const SHORTCUTS = [
  { name: 'Journal', url: '/journal', slug: 'journal' },
  { name: 'Play something calm', url: '/soul', slug: 'soul' },
  { name: 'Habits', url: '/habits', slug: 'habits' },
  { name: 'Workout', url: '/gym-ai', slug: 'body' },
]

/** Screenshots that a store or a browser shows before installation, made by `npm run shots -- --readme`. */
const SCREENSHOTS = [
  { name: 'screenshot-phone.png', form_factor: 'narrow', label: 'Your clearing, on a phone' },
  { name: 'screenshot-wide.png', form_factor: 'wide', label: 'Your clearing, on a wide screen' },
]
const PICTURES = path.resolve(import.meta.dirname, '../../docs/pictures')

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
    screenshots: await screenshots(path.join(folder, 'icons')),
  }
  await writeFile(path.join(folder, 'manifest.webmanifest'), JSON.stringify(manifest, null, 1))
}

/** Copies the pictures that exist beside the icons. A browser shows only those with a declared size. */
async function screenshots(icons: string): Promise<{ src: string; sizes: string; type: string; form_factor: string; label: string }[]> {
  const there = SCREENSHOTS.filter(({ name }) => existsSync(path.join(PICTURES, name)))
  return Promise.all(
    there.map(async ({ name, ...rest }) => {
      await copyFile(path.join(PICTURES, name), path.join(icons, name))
      return { src: `/icons/${name}`, sizes: await sizeOf(path.join(PICTURES, name)), type: 'image/png', ...rest }
    }),
  )
}

/** Width and height are at bytes 16 and 20 of every PNG (ISO/IEC 15948, 11.2.2). */
async function sizeOf(png: string): Promise<string> {
  const file = await open(png)
  try {
    const { buffer } = await file.read(Buffer.alloc(24), 0, 24, 0)
    return `${buffer.readUInt32BE(16)}x${buffer.readUInt32BE(20)}`
  } finally {
    await file.close()
  }
}
