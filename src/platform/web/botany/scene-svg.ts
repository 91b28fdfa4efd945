import type { Clearing, Layer, Patch } from './scene.ts'
import { escapeXml, gathered, painter, partPaths, pathData } from './svg.ts'
import type { Part } from './geometry/sketch.ts'
import type { ColourMode } from './svg.ts'

export interface ClearingSvgOptions {
  /** `theme` follows the page; `day` and `night` are fixed; the default is the scene's own hour. */
  time?: ColourMode
  /** Begins every id in the picture; give each picture in a page its own. */
  idPrefix?: string
  /** For screen readers; without it the picture is decorative. */
  title?: string
  /** Fills its box and is cut rather than letterboxed. */
  cover?: boolean
  /** Adds the classes that move plants and motes. */
  sway?: boolean
}

const LIGHT = 'abc'

/** The whole scene as one `<svg>`. Layers are `<g class="bot-layer" data-layer data-depth>`, back to front, for parallax. */
export function clearingToSvg(scene: Clearing, options: ClearingSvgOptions = {}): string {
  const mode = options.time ?? scene.time
  const id = options.idPrefix ?? 'bc'
  const pair = (day: string, night: string): string => (mode === 'day' ? day : mode === 'night' ? night : `light-dark(${day},${night})`)
  const sway = options.sway ?? true
  const n = (v: number): string => String(Math.round(v * 10) / 10)
  const stops = scene.air.sky.map(([day, night], i) => `<stop offset="${[0, 0.42, 0.72][i]}" stop-color="${pair(day, night)}"/>`).join('')
  const glow = pair(...scene.air.light)
  let out = `<defs><linearGradient id="${id}-sky" x2="0" y2="1">${stops}</linearGradient>`
  out += `<radialGradient id="${id}-glow"><stop stop-color="${glow}" stop-opacity=".75"/><stop offset=".2" stop-color="${glow}" stop-opacity=".3"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`
  const { x, y } = scene.light
  const beam = pair(scene.air.day[7]!, scene.air.night[7]!)
  out += `<linearGradient id="${id}-beam" gradientUnits="userSpaceOnUse" x1="${n(x)}" y1="${n(y)}" x2="${n(x)}" y2="${n(scene.height * 0.76)}"><stop stop-color="${beam}" stop-opacity="0"/><stop offset=".3" stop-color="${beam}"/><stop offset="1" stop-color="${beam}" stop-opacity="0"/></linearGradient>`
  for (const [name, plant] of Object.entries(scene.plants)) {
    // Written in the size it is used at, rounded to whole tenths there: no finer than the eye, and short.
    const paint = painter(plant.day, plant.night, mode, stepsOf(scene, name))
    out += `<g id="${symbol(scene, id, name)}" stroke-linecap="round">${wholes(name, plant.parts)
      .map((part) => partPaths(gathered(part), paint, 0, 0))
      .join('')}</g>`
  }
  out += '</defs>'
  for (const layer of scene.layers) {
    out += `<g class="bot-layer" data-layer="${layer.name}" data-depth="${layer.depth}">`
    if (layer.name === 'sky') out += skyMarkup(scene, id, pair, n)
    for (const patch of layer.patches) out += patchMarkup(patch, id, pair)
    out += standingMarkup(scene, layer, id, sway)
    if (layer.motes.length > 0) {
      const bright = pair(...scene.air.mote)
      const motes = layer.motes.map(
        ({ x: mx, y: my, r, kind }) =>
          `<circle${sway ? ` class="bot-mote bot-mote-${kind}"` : ''} cx="${n(mx)}" cy="${n(my)}" r="${n(r * 1.6)}" stroke-width="${n(r * 3)}"/>`,
      )
      out += `<g fill="${bright}" stroke="${bright}" stroke-opacity=".25">${motes.join('')}</g>`
    }
    out += '</g>'
  }
  const name = options.title ? ` role="img" aria-label="${escapeXml(options.title)}"` : ' aria-hidden="true" focusable="false"'
  const fit = options.cover === false ? '' : ' preserveAspectRatio="xMidYMax slice"'
  return `<svg xmlns="http://www.w3.org/2000/svg" class="bot-scene" viewBox="0 0 ${scene.width} ${scene.height}"${fit}${name}>${out}</svg>`
}

function skyMarkup(scene: Clearing, id: string, pair: (day: string, night: string) => string, n: (v: number) => string): string {
  const { x, y, r } = scene.light
  const margin = 60
  let out = `<rect x="${-margin}" y="${-margin}" width="${scene.width + margin * 2}" height="${scene.height + margin * 2}" fill="url(#${id}-sky)"/>`
  // Each star is a stroke of no length with round ends; every third is larger.
  const stars = (large: boolean): string =>
    scene.stars.map((s, i) => ((i % 3 === 0) === large ? `M${Math.round(s.x)} ${Math.round(s.y)}h0` : '')).join('')
  const star = scene.stars[0]!.r
  for (const large of [false, true])
    out += `<path stroke="${pair('#fff0', '#e9f0ea')}" stroke-linecap="round" stroke-width="${Math.round(star * (large ? 20 : 11)) / 10}" opacity=".8" d="${stars(large)}"/>`
  out += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 8)}" fill="url(#${id}-glow)"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${pair(...scene.air.light)}"/>`
  // Seas on the moon, unseen by day.
  const seas = [-0.3, -0.25, 0.24, 0.28, 0.1, 0.2, -0.1, 0.42, 0.13]
  out += `<g fill="${pair('#fff0', '#d8d4bd')}">${LIGHT.replace(/./g, (_, i: number) => `<circle cx="${n(x + seas[i * 3]! * r)}" cy="${n(y + seas[i * 3 + 1]! * r)}" r="${n(Math.abs(seas[i * 3 + 2]!) * r)}"/>`)}</g>`
  return out
}

function patchMarkup(patch: Patch, id: string, pair: (day: string, night: string) => string): string {
  const faint = patch.opacity === undefined ? '' : ` opacity="${patch.opacity}"`
  return `<path fill="${patch.fades ? `url(#${id}-beam)` : pair(patch.day, patch.night)}"${faint} d="${pathData(patch.shapes, 0, 0, 1)}"/>`
}

/** The id of a plant's symbol: the prefix and one letter. */
function symbol(scene: Clearing, id: string, like: string): string {
  return id + String.fromCharCode(97 + Object.keys(scene.plants).indexOf(like))
}

/** Small plants are written as one part; a tree's layers stay in their order. */
function wholes(name: string, parts: readonly Part[]): readonly Part[] {
  return name === 'birch' ? parts : [{ name, x: 0, y: 0, sway: 0, shapes: parts.flatMap((part) => part.shapes) }]
}

/** How fine a plant is written: half a unit of the scene at its largest use. */
function stepsOf(scene: Clearing, like: string): number {
  let scale = 0
  for (const layer of scene.layers) for (const s of layer.standing) if (s.like === like) scale = Math.max(scale, s.scale)
  return scale > 0.7 ? 1 : scale > 0.35 ? 0.5 : 0.25
}

function standingMarkup(scene: Clearing, layer: Layer, id: string, sway: boolean): string {
  let out = ''
  layer.standing.forEach(({ like, x, y, scale, flip, turn }, i) => {
    const s = Math.round((scale / stepsOf(scene, like)) * 100) / 100
    const turned = turn ? `rotate(${turn})` : ''
    const at = `translate(${Math.round(x)} ${Math.round(y)})${turned}scale(${flip ? -s : s} ${s})`.replaceAll('0.', '.')
    if (!sway || i % 3 > 0) {
      out += `<use href="#${symbol(scene, id, like)}" transform="${at}"/>`
      return
    }
    out += `<g transform="${at}"><g class="bot-sway bot-sway-${layer.name === 'trees' ? 1 : 2}"><use href="#${symbol(scene, id, like)}"/></g></g>`
  })
  return out
}
