import { useEffect, useState } from 'react'
import { growPlant, SPECIES_NAMES, type Species } from '#platform/web/botany/grow.ts'
import { paintPlant } from '#platform/web/botany/canvas.ts'
import type { Season } from '#platform/contract/seasons.ts'

export type Loaded = { image?: HTMLImageElement; isMissing: boolean }

const images = new Map<string, Promise<HTMLImageElement>>()
const MOST_IMAGES = 300

/** A picture from its address; each is fetched once while the page is open. */
export function loadImage(url: string): Promise<HTMLImageElement> {
  const known = images.get(url)
  if (known) return known
  const coming = new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => {
      images.delete(url)
      reject(new Error('a picture did not come'))
    })
    image.src = url
  })
  images.set(url, coming)
  if (images.size > MOST_IMAGES) images.delete(images.keys().next().value!)
  return coming
}

export function useImage(url: string | undefined): Loaded {
  const [state, setState] = useState<Loaded & { of?: string }>({ isMissing: false })
  useEffect(() => {
    if (url === undefined) return
    let isHere = true
    loadImage(url).then(
      (image) => isHere && setState({ of: url, image, isMissing: false }),
      () => isHere && setState({ of: url, isMissing: true }),
    )
    return () => {
      isHere = false
    }
  }, [url])
  return state.of === url ? state : { isMissing: false }
}

const drawings = new Map<string, HTMLCanvasElement>()
const MOST_DRAWINGS = 200

function drawing(key: string, draw: () => HTMLCanvasElement): HTMLCanvasElement {
  const known = drawings.get(key)
  if (known) return known
  const made = draw()
  drawings.set(key, made)
  if (drawings.size > MOST_DRAWINGS) drawings.delete(drawings.keys().next().value!)
  return made
}

export function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  return [canvas, canvas.getContext('2d')!]
}

/** Pixels of a plant's longer side: sharp on large stickers, and small enough for several in memory. */
const PLANT_PIXELS = 520

export const isSpecies = (name: string | undefined): name is Species => SPECIES_NAMES.some((one) => one === name)

/** A plant cropped to its outline, with a paper border like a sticker. */
export function plantSticker(species: string | undefined, seed: string, season: string | undefined): HTMLCanvasElement {
  const name: Species = isSpecies(species) ? species : 'fern'
  return drawing(`plant ${name} ${seed} ${season ?? ''}`, () => {
    const plant = growPlant({
      species: name,
      seed,
      growth: 1,
      season: (season as Season | undefined) ?? 'summer',
      time: 'day',
      detail: 0.7,
    })
    const [x, y, w, h] = plant.bounds
    const edge = Math.max(w, h) * 0.04
    const scale = PLANT_PIXELS / (Math.max(w, h) + 2 * edge)
    const [shape, on] = canvasOf((w + 2 * edge) * scale, (h + 2 * edge) * scale)
    on.scale(scale, scale)
    on.translate(edge - x, edge - y)
    paintPlant(on, plant, 'day', { ground: false })
    const [sticker, context] = canvasOf(shape.width, shape.height)
    // The border: the shape in white, moved a little in all directions.
    const [white, onWhite] = canvasOf(shape.width, shape.height)
    onWhite.drawImage(shape, 0, 0)
    onWhite.globalCompositeOperation = 'source-in'
    onWhite.fillStyle = '#fffdf8'
    onWhite.fillRect(0, 0, white.width, white.height)
    const reach = edge * scale * 0.6
    for (let step = 0; step < 24; step++) {
      const angle = (step / 24) * 2 * Math.PI
      context.drawImage(white, Math.cos(angle) * reach, Math.sin(angle) * reach)
    }
    context.drawImage(shape, 0, 0)
    return sticker
  })
}

/** Width to height of a plant's sticker. */
export function stickerRatio(species: string, seed: string, season: string | undefined): number {
  const { width, height } = plantSticker(species, seed, season)
  return width / height
}

const TILE = 40

/** A tile of a pattern in a colour, drawn over the paper's colour. */
export function patternTile(pattern: string, colour: string): HTMLCanvasElement | undefined {
  if (pattern === 'plain') return undefined
  return drawing(`pattern ${pattern} ${colour}`, () => {
    const [canvas, context] = canvasOf(TILE, TILE)
    context.fillStyle = colour
    context.fillRect(0, 0, TILE, TILE)
    const soft = pattern === 'checks' || pattern === 'leaves' ? 0.5 : 1
    const ink = isDark(colour) ? `rgb(255 255 255 / ${0.28 * soft})` : `rgb(40 50 60 / ${0.14 * soft})`
    context.fillStyle = ink
    context.strokeStyle = ink
    context.lineWidth = 2
    const line = (...points: number[]) => {
      context.beginPath()
      context.moveTo(points[0]!, points[1]!)
      for (let at = 2; at < points.length; at += 2) context.lineTo(points[at]!, points[at + 1]!)
      context.stroke()
    }
    const dot = (x: number, y: number, radius: number) => {
      context.beginPath()
      context.arc(x, y, radius, 0, 7)
      context.fill()
    }
    if (pattern === 'stripes') for (let x = -TILE; x < TILE * 2; x += 20) line(x, TILE, x + TILE, 0)
    else if (pattern === 'dots')
      for (const [x, y] of [
        [10, 10],
        [30, 30],
      ] as const)
        dot(x, y, 4)
    else if (pattern === 'grid') {
      line(0, 0, TILE, 0)
      line(0, 0, 0, TILE)
    } else if (pattern === 'lines') line(0, TILE - 1, TILE, TILE - 1)
    else if (pattern === 'checks') {
      context.fillRect(0, 0, TILE / 2, TILE / 2)
      context.fillRect(TILE / 2, TILE / 2, TILE / 2, TILE / 2)
    } else if (pattern === 'leaves')
      for (const [x, y] of [
        [4, 16],
        [24, 36],
      ] as const) {
        context.beginPath()
        context.moveTo(x, y)
        context.quadraticCurveTo(x, y - 12, x + 12, y - 12)
        context.quadraticCurveTo(x + 12, y, x, y)
        context.fill()
      }
    else
      for (const [x, y, radius] of [
        [6, 9, 1.5],
        [28, 14, 2],
        [16, 31, 1.2],
        [36, 35, 1.6],
        [22, 4, 1],
      ] as const)
        dot(x, y, radius)
    return canvas
  })
}

/** Whether light marks are seen better on it. */
export function isDark(colour: string): boolean {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return (r ?? 0) * 0.3 + (g ?? 0) * 0.6 + (b ?? 0) * 0.1 < 120
}
