/**
 * Draws every picture that has to be a file: favicon, app icons, shortcut icons and one social picture per public page.
 *
 *   node scripts/art.ts [directory] [pages]
 *
 * `directory` is dist/web-art when left out. `pages` is a JSON list of { slug, title, season?, time? }, or the path of a file that
 * contains one. Prints the written files. The same input gives the same bytes.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import process from 'node:process'
import sharp from 'sharp'
import { iconFiles } from './art/icons.ts'
import type { IconFile } from './art/icons.ts'
import { socialSvg } from './art/social.ts'
import type { SocialPage } from './art/social.ts'

const CACHE = join(import.meta.dirname, '..', 'node_modules/.cache/art')

const DEFAULT_PAGES: readonly SocialPage[] = [
  { slug: 'home', title: 'A quiet clearing for mind, body and soul' },
  { slug: 'login', title: 'Good to see you again', time: 'night' },
  { slug: 'signup', title: 'Plant something that is yours', season: 'spring' },
]

function pagesFrom(argument: string | undefined): readonly SocialPage[] {
  if (argument === undefined) return DEFAULT_PAGES
  const read: unknown = JSON.parse(argument.trimStart().startsWith('[') ? argument : readFileSync(argument, 'utf8'))
  if (!Array.isArray(read)) throw new Error('pages must be a list of { slug, title }')
  return read.map((page: Partial<SocialPage>, i) => {
    if (typeof page.slug !== 'string' || !/^[a-z0-9-]+$/.test(page.slug))
      throw new Error(`page ${i}: slug must be small letters, digits and dashes`)
    if (typeof page.title !== 'string' || page.title.trim() === '') throw new Error(`page ${i}: title is missing`)
    if (page.season !== undefined && !['spring', 'summer', 'autumn', 'winter'].includes(page.season))
      throw new Error(`page ${i}: there is no season ${page.season}`)
    if (page.time !== undefined && page.time !== 'day' && page.time !== 'night') throw new Error(`page ${i}: time is day or night`)
    return page as SocialPage
  })
}

/** A PNG that an earlier build drew of the same SVG, or a new one. */
async function png(...of: Parameters<typeof drawPng>): Promise<Buffer> {
  const file = join(
    CACHE,
    `${createHash('sha256')
      .update(JSON.stringify([of, sharp.versions]))
      .digest('hex')}.png`,
  )
  const stored = await readFile(file).catch(() => undefined)
  if (stored) return stored
  const drawn = await drawPng(...of)
  await mkdir(CACHE, { recursive: true })
  // Renamed once it is whole: a build that was ended in between leaves no half picture.
  await writeFile(`${file}.${process.pid}`, drawn)
  await rename(`${file}.${process.pid}`, file)
  return drawn
}

/** SVG to PNG at an exact size; `density` lets the rasteriser draw at that size rather than scale a bitmap. */
async function drawPng(svg: string, width: number, opaque: boolean, native: number): Promise<Buffer> {
  const image = sharp(Buffer.from(svg), { density: Math.min(2400, Math.max(72, (72 * width) / native)) }).resize(width)
  return (opaque ? image.flatten({ background: '#2f6a48' }) : image).png({ palette: true, quality: 92, effort: 7 }).toBuffer()
}

async function draw(file: IconFile, directory: string): Promise<[string, number]> {
  const bytes = file.png === undefined ? Buffer.from(file.svg) : await png(file.svg, file.png, file.opaque ?? false, 512)
  writeFileSync(join(directory, file.name), bytes)
  return [file.name, bytes.length]
}

const start = performance.now()
const directory = process.argv[2] ?? join(import.meta.dirname, '..', 'dist', 'web-art')
mkdirSync(directory, { recursive: true })
const written: [string, number][] = []
for (const file of iconFiles()) written.push(await draw(file, directory))
for (const page of pagesFrom(process.argv[3])) {
  const bytes = await png(socialSvg(page), 1200, true, 1200)
  writeFileSync(join(directory, `social-${page.slug}.png`), bytes)
  written.push([`social-${page.slug}.png`, bytes.length])
}
for (const [name, bytes] of written) console.log(`${name.padEnd(28)} ${(bytes / 1024).toFixed(1).padStart(7)} KB`)
console.log(`${written.length} files in ${((performance.now() - start) / 1000).toFixed(1)} s`)
