import type { Season } from '#platform/contract/seasons.ts'
import { growClearing } from '../../src/platform/web/botany/scene.ts'
import type { ClearingRequest } from '../../src/platform/web/botany/scene.ts'
import { clearingToSvg } from '../../src/platform/web/botany/scene-svg.ts'
import { mushroom } from '../../src/platform/web/botany/species/undergrowth.ts'
import { markToSvg } from '../../src/platform/web/botany/mark.ts'
import type { DayTime } from '../../src/platform/web/botany/geometry/palette.ts'
import { fitLines, textPath, textWidth } from './text.ts'

export interface SocialPage {
  /** Names the file: social-<slug>.jpg. */
  slug: string
  title: string
  season?: Season
  time?: DayTime
}

const WIDTH = 1200
const HEIGHT = 630
const BESIDE_THE_WORDS = [0.24, 0.15] as const
const PRODUCT = 'Fernwell'

/** One social picture as SVG: the clearing, and in its light the mark, the product's name and the page's title. */
export function socialSvg(page: SocialPage): string {
  const night = page.time === 'night'
  const request: ClearingRequest = {
    seed: `social-${page.slug}`,
    width: WIDTH,
    height: HEIGHT,
    detail: 1,
    lightAt: BESIDE_THE_WORDS,
    hour: night ? 23 : 15,
    season: page.season ?? 'summer',
  }
  const scene = growClearing(request, mushroom)
  const ink = night ? '#f3eedd' : '#1f3d2f'
  const soft = night ? '#b9cdbf' : '#3f6650'
  const { size, lines } = fitLines(page.title, 660, [68, 60, 54, 48, 42], 3)
  const step = size * 1.12
  const nameSize = 34
  const markSize = 56
  const top = HEIGHT * 0.37 - ((lines.length - 1) * step) / 2
  const nameWide = markSize + 16 + textWidth(PRODUCT, nameSize)
  const left = WIDTH / 2 - nameWide / 2
  const nameY = top - size - 20
  const veil = night ? '#0d1b24' : '#fbf5e2'
  const words = lines.map((line, i) => textPath(line, WIDTH / 2, top + i * step, size, 'middle')).join('')
  const inner = clearingToSvg(scene, { sway: false })
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
  const mark = markToSvg({ size: markSize }).replace('<svg ', `<svg x="${left.toFixed(1)}" y="${(nameY - markSize * 0.72).toFixed(1)}" `)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs><radialGradient id="veil"><stop stop-color="${veil}" stop-opacity="${night ? 0.4 : 0.78}"/><stop offset=".6" stop-color="${veil}" stop-opacity="${night ? 0.22 : 0.5}"/><stop offset="1" stop-color="${veil}" stop-opacity="0"/></radialGradient></defs>
${inner}
<ellipse cx="600" cy="${(top - size * 0.3).toFixed(0)}" rx="500" ry="250" fill="url(#veil)"/>
${mark}
<path fill="${soft}" d="${textPath(PRODUCT, left + markSize + 16, nameY, nameSize)}"/>
<path fill="${ink}" d="${words}"/>
</svg>`
}
