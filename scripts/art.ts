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
import sharp, { type Sharp } from 'sharp'
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

/** The picture that an earlier build drew of the same input, or a new one. */
async function drawn(input: unknown, draw: () => Sharp): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([input, draw.toString(), sharp.versions]))
    .digest('hex')
  const file = join(CACHE, key)
  const stored = await readFile(file).catch(() => undefined)
  if (stored) return stored
  const bytes = await draw().toBuffer()
  await mkdir(CACHE, { recursive: true })
  // Renamed once it is whole: a build that was ended in between leaves no half picture.
  await writeFile(`${file}.${process.pid}`, bytes)
  await rename(`${file}.${process.pid}`, file)
  return bytes
}

/** An icon as PNG; `density` lets the rasteriser draw at that size rather than scale a bitmap. */
function drawIcon({ svg, png: width = 0, opaque }: IconFile): Promise<Buffer> {
  return drawn([svg, width, opaque], () => {
    const image = sharp(Buffer.from(svg), { density: Math.min(2400, Math.max(72, (72 * width) / 512)) }).resize(width)
    return (opaque ? image.flatten({ background: '#2f6a48' }) : image).png({ palette: true, quality: 92, effort: 7 })
  })
}

/** A social picture as JPEG: a scene with many colours, which is smaller and drawn three times as fast as a PNG. */
function drawSocial(page: SocialPage): Promise<Buffer> {
  const svg = socialSvg(page)
  return drawn(svg, () => sharp(Buffer.from(svg)).flatten({ background: '#2f6a48' }).jpeg({ quality: 86 }))
}

const start = performance.now()
const directory = process.argv[2] ?? join(import.meta.dirname, '..', 'dist', 'web-art')
mkdirSync(directory, { recursive: true })
const pictures: { name: string; draw: () => Buffer | Promise<Buffer> }[] = [
  ...iconFiles().map((icon) => ({ name: icon.name, draw: () => (icon.png === undefined ? Buffer.from(icon.svg) : drawIcon(icon)) })),
  ...pagesFrom(process.argv[3]).map((page) => ({ name: `social-${page.slug}.jpg`, draw: () => drawSocial(page) })),
]
const written: [string, number][] = []
const work = pictures[Symbol.iterator]()
// Two at a time: sharp draws outside of this thread, which composes the next scene meanwhile.
await Promise.all(
  Array.from({ length: 2 }, async () => {
    for (const { name, draw } of work) {
      const bytes = await draw()
      writeFileSync(join(directory, name), bytes)
      written.push([name, bytes.length])
    }
  }),
)
for (const [name, bytes] of written) console.log(`${name.padEnd(28)} ${(bytes / 1024).toFixed(1).padStart(7)} KB`)
console.log(`${written.length} files in ${((performance.now() - start) / 1000).toFixed(1)} s`)
