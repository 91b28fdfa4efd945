import type { Season } from '#platform/contract/seasons.ts'
import type { GardenLayout, Placed } from '../../layout.ts'
import type { Visitor } from '../../visitors.ts'
import { drawBackdrop, FAR_TRAVEL } from './backdrop.ts'
import { drawBirds, drawButterflies, drawCreature, drawLights, placeOf, standsOnGround } from './creatures.ts'
import { drawForeground, NEAR_TRAVEL, type Foreground } from './foreground.ts'
import { drawGround, type Ground } from './ground.ts'
import { drawLantern, drawLanternLight, lanternsOf } from './lantern.ts'
import { individualOf, Sprites, stepOf, STEPS, tallOf, type Look, type Sprite } from './sprites.ts'
import { HORIZON, screenY, sizeAt, unitOf, worldWidth, type Stage } from './stage.ts'
import { drawWeather } from './weather.ts'

export type Frame = {
  /** Horizontal scroll position in CSS pixels. */
  scroll: number
  /** Seconds; 0 means no motion. */
  t: number
  visitors: readonly Visitor[]
  /** Growth of each placed plant, in the layout's order; default: the plants' own. */
  growths?: ArrayLike<number>
  /** The plant that is held or selected. */
  chosen?: string | undefined
  /** Current position of a held plant, in garden units. */
  held?: { key: string; x: number; y: number } | undefined
  isSwaying: boolean
}

type Standing = { placed: Placed; px: number; py: number; width: number; height: number }

/** Fade-in time of plants once their sprite is ready, in ms. */
const APPEAR = 420

/** Draws one garden on a canvas. Caches ground, sky and plants between frames. */
export class GardenPainter {
  private readonly context: CanvasRenderingContext2D
  private sprites: Sprites
  private stage: Stage
  private layout: GardenLayout
  private grounds = new Map<string, Ground>()
  /** Grounds in progress. */
  private underWay = new Map<string, Generator<void, Ground>>()
  private skies = new Map<string, HTMLCanvasElement>()
  private fronts = new Map<string, Foreground>()
  private standing: Standing[] = []
  private season: Season
  private before: Season
  isAppearing = false
  /** Below 1 the canvas has fewer pixels than its window, for a year that would otherwise not play smoothly. */
  coarse = 1

  constructor(context: CanvasRenderingContext2D, stage: Stage, layout: GardenLayout) {
    this.context = context
    this.stage = stage
    this.layout = layout
    this.season = this.before = stage.season
    this.sprites = new Sprites(unitOf(stage) * stage.density)
  }

  /** Sets the garden and the window. Cached pictures that still fit are reused. */
  show(stage: Stage, layout: GardenLayout): void {
    const same = (a: Stage, b: Stage) => a.height === b.height && a.density === b.density && a.zoom === b.zoom
    if (!same(stage, this.stage)) this.sprites = new Sprites(unitOf(stage) * stage.density)
    if (stage.season !== this.season) {
      this.before = this.season
      this.season = stage.season
    }
    const isMoved = layout.width !== this.layout.width || layout.beds.some((bed, i) => !isSameBed(bed, this.layout.beds[i]))
    if (isMoved || stage.width !== this.stage.width || !same(stage, this.stage)) {
      this.grounds.clear()
      this.underWay.clear()
      this.skies.clear()
      this.fronts.clear()
    }
    this.stage = stage
    this.layout = layout
  }

  get world(): number {
    return worldWidth(this.stage, this.layout)
  }

  /** Draws backgrounds and foregrounds for these seasons or the present one, for about `ms`. False once all are complete. */
  prepare(ms: number, seasons: readonly Season[] = [this.stage.season]): boolean {
    const end = performance.now() + ms
    for (const season of seasons) {
      const stage = { ...this.stage, season }
      const name = nameOf(stage)
      while (!this.skies.has(name) || !this.grounds.has(name) || !this.fronts.has(name)) {
        if (performance.now() >= end) return true
        if (!this.skies.has(name)) this.skyOf(stage)
        else if (!this.grounds.has(name)) this.stepGround(stage)
        else this.frontOf(stage)
      }
    }
    return false
  }

  /**
   * Requests the sprites that a year needs to begin: in every season each plant full-grown, and for each species a young and a
   * half-grown one. Other steps are drawn during playback; until then a plant uses the most similar sprite.
   */
  wantYear(seasons: readonly Season[]): void {
    for (const season of seasons)
      for (const { plant } of this.layout.placed) {
        const look = { ...this.lookOf(plant, 1), season }
        this.sprites.want(look)
        for (const step of [3, 1]) this.sprites.want({ ...look, individual: 0, step })
      }
  }

  /** Drops pending requests; only sprites that the next frame requests are drawn. */
  forget(): void {
    this.sprites.forget()
  }

  get waiting(): number {
    return this.sprites.waiting
  }

  /** Draws plant sprites for about `ms`. */
  work(ms: number): boolean {
    return this.sprites.waiting > 0 && this.sprites.work(ms)
  }

  private groundOf(stage: Stage): Ground {
    for (;;) {
      const ground = this.grounds.get(nameOf(stage)) ?? this.stepGround(stage)
      if (ground) return ground
    }
  }

  private stepGround(stage: Stage): Ground | undefined {
    const name = nameOf(stage)
    const steps = this.underWay.get(name) ?? drawGround(stage, this.layout)
    const { done, value } = steps.next()
    if (!done) {
      this.underWay.set(name, steps)
      return undefined
    }
    this.underWay.delete(name)
    this.grounds.set(name, value)
    return value
  }

  private frontOf(stage: Stage): Foreground {
    const name = nameOf(stage)
    let front = this.fronts.get(name)
    if (!front) this.fronts.set(name, (front = drawForeground(stage, this.world)))
    return front
  }

  private skyOf(stage: Stage): HTMLCanvasElement {
    const name = nameOf(stage)
    let sky = this.skies.get(name)
    if (!sky) this.skies.set(name, (sky = drawBackdrop(stage, this.world)))
    return sky
  }

  private lookOf(plant: Placed['plant'], growth: number): Look {
    return {
      species: plant.species,
      individual: individualOf(plant.key),
      step: stepOf(growth),
      season: this.stage.season,
      time: this.stage.time,
    }
  }

  draw(frame: Frame): void {
    const { context, stage } = this
    const { width, height, density } = stage
    const { scroll, t } = frame
    const pixel = density * this.coarse
    context.setTransform(pixel, 0, 0, pixel, 0, 0)
    const sky = this.skyOf(stage)
    context.drawImage(sky, -scroll * FAR_TRAVEL, 0, sky.width / density, sky.height / density)
    if (frame.visitors.some(({ id }) => id === 'birds')) drawBirds(context, width, height * HORIZON, unitOf(stage), stage.time, t)
    const ground = this.groundOf(stage)
    context.drawImage(ground.image, -scroll, ground.top, ground.image.width / ground.scale, ground.image.height / ground.scale)

    this.drawStanding(frame)

    context.setTransform(pixel, 0, 0, pixel, 0, 0)
    const front = this.frontOf(stage)
    context.drawImage(front.image, -scroll * NEAR_TRAVEL, front.top, front.width, front.height)
    const unit = unitOf(stage)
    if (frame.visitors.some(({ id }) => id === 'butterflies') && stage.season !== 'winter')
      drawButterflies(context, width, height, unit, stage.time, t)
    if (stage.weather !== 'rain' && stage.weather !== 'snow')
      drawLights(
        context,
        width,
        height,
        unit,
        stage.time,
        t,
        frame.visitors.some(({ id }) => id === 'fireflies'),
      )
    drawWeather(context, stage, t)
  }

  /** Plants and visitors from far to near. */
  private drawStanding(frame: Frame): void {
    const { context, stage, layout } = this
    const { width } = stage
    const density = stage.density * this.coarse
    const unit = unitOf(stage)
    const now = performance.now()
    const guests = frame.visitors.flatMap(({ id }) => (standsOnGround(id) ? [{ id, ...placeOf(id) }] : [])).toSorted((a, b) => a.y - b.y)
    let guest = 0
    const lanterns = lanternsOf(layout.width).filter(({ x }) => Math.abs(x * unit - frame.scroll - width / 2) < width / 2 + 160)
    const atLantern = ({ x, y }: { x: number; y: number }, draw: (scale: number) => void) => {
      context.save()
      context.setTransform(density, 0, 0, density, (x * unit - frame.scroll) * density, screenY(stage, y) * density)
      draw(sizeAt(y) * unit)
      context.restore()
    }
    let lantern = 0
    const drawGuests = (before: number) => {
      for (; lantern < lanterns.length && lanterns[lantern]!.y <= before; lantern++)
        atLantern(lanterns[lantern]!, (scale) => drawLantern(context, stage.time, scale))
      for (; guest < guests.length && guests[guest]!.y <= before; guest++) {
        const { id, at, y } = guests[guest]!
        const x = at * width * 1.02 - frame.scroll + (at > 0.5 ? frame.scroll * 0.12 : 0)
        context.setTransform(density, 0, 0, density, x * density, screenY(stage, y) * density)
        if (standsOnGround(id)) drawCreature(context, id, stage.time, frame.t, sizeAt(Math.max(0, y)) * unit)
      }
    }
    this.standing = []
    this.isAppearing = false
    const order = layout.placed
    for (let i = 0; i < order.length; i++) {
      const placed = order[i]!
      const { plant } = placed
      const growth = frame.growths ? frame.growths[i]! : plant.growth
      const isHeld = frame.held?.key === plant.key
      const { x, y } = isHeld ? frame.held! : placed
      drawGuests(y)
      if (growth <= 0) continue
      const size = sizeAt(y)
      const px = x * unit - frame.scroll
      const tall = tallOf(plant.species) * size * unit
      if (px < -tall || px > width + tall) continue
      const look = this.lookOf(plant, growth)
      const sprite = frame.growths ? this.sprites.getInYear(look, this.before) : this.sprites.get(look)
      if (!sprite) {
        this.isAppearing = true
        // Its sprite is not ready yet, but the plant can already be selected.
        this.standing.push({ placed, px, py: screenY(stage, y), width: tall * 0.5, height: tall * growth })
        continue
      }
      // Between two growth steps a plant is drawn slightly smaller than the next step.
      const towards = 1 - (look.step / STEPS - growth) * 0.9
      const age = frame.t === 0 ? 1 : Math.min(1, (now - sprite.born) / APPEAR)
      if (age < 1) this.isAppearing = true
      const scale = size * unit * sprite.unit * towards * (0.7 + 0.3 * easeOut(age)) * (isHeld ? 1.12 : 1)
      const py = screenY(stage, y)
      const lean = frame.isSwaying
        ? swayAt(frame.t, x, y, stage.weather === 'breeze' ? 0.03 : 0.013, plant.height === 'tall' ? 0.35 : 1)
        : 0
      this.paint(sprite, px, py, scale, lean, age, hashSide(plant.key))
      this.standing.push({ placed, px, py, width: sprite.image.width * scale, height: sprite.footY * scale })
      if (plant.key === frame.chosen) this.ring(px, py, sprite.image.width * scale)
    }
    drawGuests(2)
    context.globalAlpha = 1
    if (stage.time === 'night') for (const one of lanterns) atLantern(one, (scale) => drawLanternLight(context, scale, frame.t))
  }

  private paint(sprite: Sprite, px: number, py: number, scale: number, lean: number, alpha: number, side: number): void {
    const { context } = this
    const { time } = this.stage
    const density = this.stage.density * this.coarse
    const reach = sprite.image.width * scale * 0.34
    context.setTransform(density, 0, 0, density, px * density, py * density)
    context.globalAlpha = alpha
    context.fillStyle = time === 'day' ? 'rgb(45 35 20 / 0.2)' : 'rgb(0 0 0 / 0.3)'
    context.beginPath()
    context.ellipse(reach * 0.12, 0, reach, Math.max(1.2, reach * 0.16), 0, 0, 7)
    context.fill()
    const s = scale * density
    context.setTransform(s * side, 0, -lean * s, s, px * density, py * density)
    context.drawImage(sprite.image, -sprite.footX, -sprite.footY)
    context.globalAlpha = 1
  }

  private ring(px: number, py: number, width: number): void {
    const { context } = this
    const { time } = this.stage
    const density = this.stage.density * this.coarse
    context.setTransform(density, 0, 0, density, px * density, py * density)
    context.strokeStyle = time === 'day' ? '#fffdf2' : '#f2e58b'
    context.lineWidth = 2.5
    context.beginPath()
    context.ellipse(0, 0, Math.max(16, width * 0.42), Math.max(6, width * 0.13), 0, 0, 7)
    context.stroke()
  }

  /** The plant at a point of the window, the nearest to the viewer first; small plants have a tolerance for fingers. */
  plantAt(x: number, y: number): Placed | undefined {
    let best: { placed: Placed; far: number } | undefined
    for (const { placed, px, py, width, height } of this.standing) {
      const half = Math.max(14, width * 0.36)
      if (Math.abs(x - px) > half || y > py + 12 || y < py - Math.max(24, height)) continue
      const far = Math.abs(x - px) / half + (Math.abs(py - height * 0.4 - y) / Math.max(24, height)) * 0.8 - placed.y * 0.5
      if (!best || far < best.far) best = { placed, far }
    }
    return best?.placed
  }

  /** Last drawn box of a plant, in CSS pixels of the window. */
  boxOf(key: string): { x: number; y: number; width: number; height: number } | undefined {
    const one = this.standing.find(({ placed }) => placed.plant.key === key)
    return one && { x: one.px - one.width / 2, y: one.py - one.height, width: one.width, height: one.height }
  }
}

const nameOf = ({ season, time, weather, hour }: Stage) => `${season} ${time} ${weather} ${Math.round(hour * 2)}`
const isSameBed = (a: GardenLayout['beds'][number], b: GardenLayout['beds'][number] | undefined) =>
  b !== undefined && a.id === b.id && a.x === b.x && a.width === b.width
const easeOut = (t: number) => 1 - (1 - t) ** 3
const swayAt = (t: number, x: number, y: number, strength: number, ease: number) =>
  (Math.sin(t * 1.15 + x * 0.013 + y * 4) + 0.5 * Math.sin(t * 2.3 + x * 0.041)) * strength * ease
/** Mirrors every other plant. */
const hashSide = (key: string) =>
  (key.charCodeAt(key.length - 1) + key.length + (key.charCodeAt(key.length >> 1) || 0)) % 2 === 0 ? 1 : -1
