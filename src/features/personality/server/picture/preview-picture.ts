import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { limitConcurrency } from '#platform/server/core/limit-concurrency.ts'
import type { SharedResult } from '../../contract-sharing.ts'
import { flowerOf } from './flower.ts'
import { PREVIEW_WORDS } from './words.ts'

const [WIDTH, HEIGHT] = [1200, 630]
const FONT = fileURLToPath(new URL('../../../../platform/server/book/fonts/display.ttf', import.meta.url))
const INK = '#1f3d2f'
const SOFT = '#3f6650'

/** Drawn once for the same content, because many services request the preview of a link at once. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 30 })
const oneAtATime = limitConcurrency(1)

/** The preview of a link as PNG, 1200 × 630: the flower of the chosen scales, and a line of text. */
export function previewPicture({ scales, name, language }: SharedResult): Promise<Buffer> {
  const content = JSON.stringify({ scales, name, language })
  const known = drawn.get(content) ?? oneAtATime.run(() => draw({ scales, name, language }))
  drawn.set(content, known)
  known.catch(() => drawn.delete(content))
  return known
}

async function draw({ scales, name, language }: Pick<SharedResult, 'scales' | 'name' | 'language'>): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const words = PREVIEW_WORDS[language]
  const line = async (text: string, size: number, colour: string, width: number) => {
    const markup = `<span foreground="${colour}">${text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</span>`
    return sharp({
      text: { text: markup, font: `Fraunces SemiBold, ${size}`, fontfile: FONT, width, rgba: true, align: 'left', wrap: 'word-char' },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
  }
  const [title, product] = await Promise.all([
    line(name === null ? words.title : words.titleOf(name), 50, INK, 540),
    line(PRODUCT_NAME, 27, SOFT, 400),
  ])
  const petals = flowerOf(
    scales.map(({ scale, level, numbers }) => ({ scale, level, t: numbers?.t ?? null })),
    235,
  )
  const flower = petals
    .map(
      ({ path, degrees, hue }) =>
        `<path d="${path}" transform="rotate(${degrees.toFixed(2)})" fill="hsl(${hue} 45% 58%)" fill-opacity=".82" stroke="hsl(${hue} 40% 40%)" stroke-width="2"/>`,
    )
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs><linearGradient id="ground" x2="0" y2="1"><stop stop-color="#fbf5e2"/><stop offset="1" stop-color="#dfe9d3"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>
<path d="M330 320Q318 500 336 630" stroke="#4f7d5b" stroke-width="9" fill="none" stroke-linecap="round"/>
<path d="M326 520C250 500 222 450 214 420C270 424 318 456 326 520Z" fill="#7fa787"/><path d="M328 560C404 544 436 500 446 468C390 470 338 500 328 560Z" fill="#8fb493"/>
<g transform="translate(330 285)">${flower}<circle r="34" fill="#d9a62e"/><circle r="34" fill="none" stroke="#b4851d" stroke-width="2"/></g>
</svg>`
  const top = Math.round(HEIGHT / 2 - title.info.height / 2 - 24)
  return sharp(Buffer.from(svg))
    .composite([
      { input: title.data, left: 620, top: Math.max(40, top) },
      { input: product.data, left: 622, top: Math.min(HEIGHT - 60, Math.max(40, top) + title.info.height + 30) },
    ])
    .png({ palette: true, effort: 4 })
    .toBuffer()
}
