import type { Season } from '#platform/contract/seasons.ts'
import { stableHash } from '#platform/contract/stable-hash.ts'
import { paintPlant } from '#platform/web/botany/canvas.ts'
import type { DayTime } from '#platform/web/botany/geometry/palette.ts'
import type { PlantSpecies } from '../../garden.ts'

import { growAny, statureOfAny } from './rare-species.ts'

/** Growth steps, and individuals per species: enough that neighbours do not look alike. */
export const STEPS = 6
const INDIVIDUALS = 4

export type Look = { species: PlantSpecies; individual: number; step: number; season: Season; time: DayTime }
export type Sprite = {
  image: HTMLCanvasElement | OffscreenCanvas
  /** Position of the foot in the sprite, and garden units per pixel. */
  footX: number
  footY: number
  unit: number
  born: number
}

export const individualOf = (key: string): number => stableHash(`look ${key}`) % INDIVIDUALS
export const stepOf = (growth: number): number => Math.max(1, Math.ceil(growth * STEPS - 0.001))

/** Height of a full-grown plant in garden units, from its stature: compressed, so that trees do not dwarf flowers. */
export const tallOf = (species: PlantSpecies): number => 215 * statureOfAny(species) ** 0.82

const nameOf = ({ species, individual, step, season, time }: Look) => `${species} ${individual} ${step} ${season} ${time}`

/** Limit of cached sprites: the least recently used are dropped first. */
const MAX = 1400

/**
 * Sprites of plants, drawn once for each species, individual and growth step. A missing one is drawn when there is time (`work`);
 * until then the most similar one is used.
 */
export class Sprites {
  private readonly made = new Map<string, Sprite>()
  private readonly wanted = new Map<string, Look>()
  private readonly resolution: number

  /** `resolution`: pixels per garden unit. */
  constructor(resolution: number) {
    this.resolution = resolution
  }

  /** The sprite of a look, or the most similar one; undefined if there is none. A missing one is requested. */
  get(look: Look): Sprite | undefined {
    const name = nameOf(look)
    const sprite = this.made.get(name)
    if (sprite) return sprite
    this.wanted.set(name, look)
    for (const other of [look.step - 1, look.step + 1, look.step - 2]) {
      const near = this.made.get(nameOf({ ...look, step: other }))
      if (near) return near
    }
    for (const individual of [0, 1, 2, 3]) {
      const kin = this.made.get(nameOf({ ...look, individual }))
      if (kin) return kin
    }
    return undefined
  }

  /** The sprite, or that of another season: during playback a plant keeps its old season until the new sprite is ready. */
  getInYear(look: Look, before: Season): Sprite | undefined {
    return this.made.get(nameOf(look)) ?? this.get(look) ?? this.made.get(nameOf({ ...look, season: before }))
  }

  want(look: Look): void {
    const name = nameOf(look)
    if (!this.made.has(name)) this.wanted.set(name, look)
  }

  /** Drops pending requests; the next frame requests again what it still needs. */
  forget(): void {
    this.wanted.clear()
  }

  get waiting(): number {
    return this.wanted.size
  }

  /** Draws requested sprites for about `ms`; at least one. True if one was drawn. */
  work(ms: number): boolean {
    const until = performance.now() + ms
    let drew = false
    for (const [name, look] of this.wanted) {
      this.wanted.delete(name)
      this.made.set(name, this.draw(look))
      drew = true
      if (performance.now() >= until) break
    }
    for (const name of this.made.keys()) {
      if (this.made.size <= MAX) break
      this.made.delete(name)
    }
    return drew
  }

  private draw({ species, individual, step, season, time }: Look): Sprite {
    const tall = tallOf(species)
    const plant = growAny(species, {
      seed: `garden ${species} ${individual}`,
      growth: step / STEPS,
      season,
      detail: tall > 110 ? 0.42 : 0.34,
    })
    const [bx, by, bw, bh] = plant.bounds
    const scale = (tall / -plant.frame[1]) * this.resolution
    const pad = 3
    const width = Math.ceil(bw * scale) + pad * 2
    const height = Math.ceil(bh * scale) + pad * 2
    const image = newCanvas(Math.max(1, width), Math.max(1, height))
    const context = image.getContext('2d') as CanvasRenderingContext2D
    const footX = pad - bx * scale
    const footY = pad - by * scale
    context.setTransform(scale, 0, 0, scale, footX, footY)
    paintPlant(context, plant, time, { ground: false, small: true })
    return { image, footX, footY, unit: 1 / this.resolution, born: performance.now() }
  }
}

export function newCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}
