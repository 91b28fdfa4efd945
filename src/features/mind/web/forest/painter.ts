import type { Season } from '#platform/contract/seasons.ts'
import { ForkableRandom } from '#platform/contract/random.ts'
import type { Forest } from '../../forest.ts'
import { airOf, mix, type Air } from './palette.ts'
import { SPRITE_TALL, TREE_KINDS } from './species.ts'
import { lookOf, Sprites, type Sprite } from './sprites.ts'
import { groundAt, standing, walkLength, type Place, type Standing, type View } from './view.ts'

type Pen = CanvasRenderingContext2D

/** An empty canvas of a size. */
function layer(width: number, height: number): { image: HTMLCanvasElement; pen: Pen } {
  const image = document.createElement('canvas')
  image.width = Math.max(1, Math.round(width))
  image.height = Math.max(1, Math.round(height))
  return { image, pen: image.getContext('2d')! }
}

type Layers = { name: string; back: HTMLCanvasElement; front: HTMLCanvasElement; mist: readonly HTMLCanvasElement[] }

/**
 * Draws the forest: distance, mist and foreground once into layers, then trees from sprites, light and motes. Layers and sprites have
 * the screen's resolution and integer positions: without a graphics card, copying takes a tenth of the time of scaling.
 */
export class ForestPainter {
  readonly sprites = new Sprites()
  private made: Layers | undefined
  /** Visible trees at their display size, by key. */
  private sized = new Map<string, Sized>()
  private shown: readonly Standing[] = []
  private readonly place: Place

  constructor(place: Place) {
    this.place = place
  }

  get visible(): readonly Standing[] {
    return this.shown
  }

  /** One frame, in CSS pixels of `view` times `ratio`; `t` in seconds, 0 for a still picture. */
  draw(pen: Pen, forest: Forest, view: View, { ratio, t, chosen }: { ratio: number; t: number; chosen?: string | undefined }): void {
    const air = airOf(this.place.light)
    const { back, front, mist } = this.layers(view, ratio, air)
    const share = walkLength(view) === 0 ? 0.5 : view.camera / walkLength(view)
    const along = (image: HTMLCanvasElement) => copy(pen, image, -share * (image.width - view.width * ratio), 0)
    along(back)
    pen.setTransform(ratio, 0, 0, ratio, 0, 0)
    this.shown = standing(forest, view)
    const before = this.sized
    this.sized = new Map()
    let rows = 0
    const putMist = () => copy(pen, mist[rows]!, 0, (groundAt(view, ++rows / 3) - view.height * 0.5) * ratio)
    for (const one of this.shown) {
      // Mist between the rows makes distant trees paler.
      while (rows < mist.length && one.tree.depth > (rows + 1) / 3) putMist()
      this.drawTree(pen, one, { air, ratio, isChosen: one.tree.key === chosen, before: before.get(one.tree.key) })
    }
    while (rows < mist.length) putMist()
    if (air.dim > 0) {
      // Trees are drawn in daylight; the darkness of the hour covers all of them.
      pen.globalCompositeOperation = 'multiply'
      pen.globalAlpha = air.dim * 1.3 > 1 ? 1 : air.dim * 1.3
      pen.fillStyle = mix(air.mid, air.high, 0.55)
      pen.fillRect(0, 0, view.width, view.height)
      pen.globalCompositeOperation = 'source-over'
      pen.globalAlpha = 1
    }
    drawMotes(pen, view, this.place, t)
    along(front)
  }

  private drawTree(pen: Pen, { tree, x, y, scale }: Standing, { air, ratio, isChosen, before }: TreeLight): void {
    const sprite = this.sprites.get(lookOf(tree.key, tree.game, tree.growth, this.place.season))
    pen.fillStyle = air.near
    pen.globalAlpha = 0.34
    pen.beginPath()
    pen.ellipse(x, y + 2, 46 * scale * (0.4 + tree.growth), 7 * scale, 0, 0, 7)
    pen.fill()
    pen.globalAlpha = 1
    if (!sprite) return
    if (isChosen) {
      const glow = pen.createRadialGradient(x, y - 60 * scale, 0, x, y - 60 * scale, 170 * scale)
      glow.addColorStop(0, `${air.warm}99`)
      glow.addColorStop(1, `${air.warm}00`)
      pen.fillStyle = glow
      pen.fillRect(x - 180 * scale, y - 240 * scale, 360 * scale, 300 * scale)
    }
    const size = scale * ratio
    const sized = before?.of === sprite && before.size === size ? before : sizedOf(sprite, size)
    this.sized.set(tree.key, sized)
    copy(pen, sized.image, x * ratio - sprite.footX * size, y * ratio - sprite.footY * size)
  }

  private layers(view: View, ratio: number, air: Air): Layers {
    const name = `${view.width} ${view.height} ${ratio}`
    if (this.made?.name === name) return this.made
    const back = layer(view.width * 1.25 * ratio, view.height * ratio)
    back.pen.scale(ratio, ratio)
    drawBack(back.pen, { ...view, width: view.width * 1.25 }, air, this.place)
    const front = layer(view.width * 1.7 * ratio, view.height * ratio)
    front.pen.scale(ratio, ratio)
    drawFront(front.pen, { ...view, width: view.width * 1.7 }, air, this.place)
    const mist = [0, 1].map(() => {
      const { image, pen } = layer(view.width * ratio, (view.height * 0.5 + 8) * ratio)
      pen.scale(ratio, ratio)
      drawMist(pen, view, air)
      return image
    })
    this.made = { name, back: back.image, front: front.image, mist }
    return this.made
  }
}

type Sized = { of: Sprite; size: number; image: HTMLCanvasElement }
type TreeLight = { air: Air; ratio: number; isChosen: boolean; before: Sized | undefined }

/** A tree's sprite in its display resolution. */
function sizedOf(sprite: Sprite, size: number): Sized {
  const { image, pen } = layer(sprite.image.width * size, sprite.image.height * size)
  pen.drawImage(sprite.image, 0, 0, image.width, image.height)
  return { of: sprite, size, image }
}

/** Copies an image to integer positions, without scaling. */
function copy(pen: Pen, image: HTMLCanvasElement, x: number, y: number): void {
  const { a: ratio } = pen.getTransform()
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.drawImage(image, Math.round(x), Math.round(y))
  pen.setTransform(ratio, 0, 0, ratio, 0, 0)
}

/** Height of a tree's sprite before scaling, for hit tests. */
export const tallOf = ({ game, growth }: Standing['tree']): number => SPRITE_TALL * TREE_KINDS[game].tall * (0.28 + 0.72 * growth)

function drawBack(pen: Pen, view: View, air: Air, { season, light }: Place): void {
  const { width, height } = view
  const random = new ForkableRandom('forest far')
  const sky = pen.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, air.high)
  sky.addColorStop(0.42, mix(air.high, air.mid, 0.5))
  sky.addColorStop(0.72, air.mid)
  sky.addColorStop(1, air.ground)
  pen.fillStyle = sky
  pen.fillRect(0, 0, width, height)
  const glow = pen.createRadialGradient(width * 0.52, height * 0.3, 0, width * 0.52, height * 0.3, Math.max(width * 0.5, height))
  glow.addColorStop(0, `${air.glow}${light === 'night' ? '59' : 'c4'}`)
  glow.addColorStop(0.5, `${air.glow}2e`)
  glow.addColorStop(1, `${air.glow}00`)
  pen.fillStyle = glow
  pen.fillRect(0, 0, width, height)
  // Rows of trunks whose crowns are above the picture.
  for (let row = 0; row < 4; row++) {
    const tone = mix(mix(air.mist, air.mid, 0.25 + row * 0.2), air.trunk, row * 0.24)
    pen.fillStyle = tone
    const step = 26 + row * 17
    for (let x = -step; x < width + step; x += step * random.between(0.55, 1.5)) {
      const half = (1.5 + row * 1.9) * random.between(0.6, 1.35)
      const foot = height * (0.7 + row * 0.018) + random.spread(5)
      const lean = random.spread(9 + row * 4)
      pen.globalAlpha = 0.5 + row * 0.12
      pen.beginPath()
      pen.moveTo(x - half * 1.9, foot)
      pen.quadraticCurveTo(x - half, foot - height * 0.08, x - half + lean * 0.5, foot - height * 0.5)
      pen.lineTo(x - half * 0.7 + lean, -10)
      pen.lineTo(x + half * 0.7 + lean, -10)
      pen.quadraticCurveTo(x + half + lean * 0.4, foot - height * 0.3, x + half * 1.9, foot)
      pen.fill()
      if (row > 1 && random.chance(0.5)) {
        // A dead stub of a branch.
        const y = height * random.between(0.12, 0.5)
        pen.beginPath()
        pen.moveTo(x + lean * 0.6, y)
        pen.quadraticCurveTo(x + random.spread(30), y - 6, x + random.spread(46), y - random.between(8, 26))
        pen.lineTo(x + lean * 0.6, y + 4)
        pen.fill()
      }
    }
    pen.globalAlpha = 1
    const veil = pen.createLinearGradient(0, height * 0.36, 0, height * 0.8)
    veil.addColorStop(0, `${air.mist}00`)
    veil.addColorStop(1, `${air.mist}${light === 'night' ? '24' : '4d'}`)
    pen.fillStyle = veil
    pen.fillRect(0, height * 0.36, width, height * 0.5)
  }
  // A canopy with gaps for light.
  for (let i = 0; i < 260; i++) {
    const x = random.next() * width
    const y = random.next() ** 1.7 * height * 0.2 - 12
    pen.globalAlpha = 0.5
    pen.fillStyle = mix(air.trunk, air.near, random.between(0.1, 0.75))
    pen.beginPath()
    pen.ellipse(x, y, random.between(14, 44), random.between(7, 20), random.spread(0.7), 0, 7)
    pen.fill()
  }
  pen.globalAlpha = 1
  if (light !== 'night') drawShafts(pen, view, air, random)
  else drawStars(pen, view, random)
  drawGround(pen, view, air, random, season)
}

function drawShafts(pen: Pen, { width, height }: View, air: Air, random: ForkableRandom): void {
  for (let i = 0; i < 7; i++) {
    const top = width * random.between(0.1, 0.95)
    const lean = height * random.between(0.2, 0.36)
    const wide = width * random.between(0.012, 0.04)
    const shaft = pen.createLinearGradient(0, 0, 0, height * 0.82)
    shaft.addColorStop(0, `${air.warm}4d`)
    shaft.addColorStop(1, `${air.warm}00`)
    pen.fillStyle = shaft
    pen.beginPath()
    pen.moveTo(top, 0)
    pen.lineTo(top + wide, 0)
    pen.lineTo(top + wide * 2.8 - lean, height * 0.84)
    pen.lineTo(top - lean - wide, height * 0.84)
    pen.fill()
  }
}

function drawStars(pen: Pen, { width, height }: View, random: ForkableRandom): void {
  pen.fillStyle = '#dfeff0'
  for (let i = 0; i < 70; i++) {
    pen.globalAlpha = random.between(0.15, 0.65)
    pen.beginPath()
    pen.arc(random.next() * width, random.next() ** 1.5 * height * 0.34, random.between(0.4, 1.2), 0, 7)
    pen.fill()
  }
  pen.globalAlpha = 1
}

function drawGround(pen: Pen, view: View, air: Air, random: ForkableRandom, season: Season): void {
  const { width, height } = view
  const top = groundAt(view, 0)
  const cover = season === 'winter' ? '#c9d8d6' : season === 'autumn' ? '#8a6a3c' : '#4d7a4b'
  const earth = pen.createLinearGradient(0, top - 10, 0, height)
  earth.addColorStop(0, mix(mix(air.ground, cover, 0.42), air.mist, 0.22))
  earth.addColorStop(0.4, mix(air.ground, cover, 0.3 * (1 - air.dim)))
  earth.addColorStop(1, air.near)
  pen.fillStyle = earth
  pen.beginPath()
  pen.moveTo(0, height)
  pen.lineTo(0, top)
  for (let i = 0; i <= 12; i++) pen.lineTo((width * i) / 12, top + Math.sin(i * 1.7) * 4 + random.spread(4))
  pen.lineTo(width, height)
  pen.fill()
  // Moss, needles, fallen leaves: a texture that gets coarser towards the viewer.
  for (let i = 0; i < width * 1.1; i++) {
    const depth = random.next() ** 0.8
    const y = top + (height - top) * depth
    const size = 1.5 + depth * 6
    pen.globalAlpha = 0.3
    pen.fillStyle = random.chance(0.5)
      ? mix(air.ground, cover, random.between(0.3, 0.8) * (1 - air.dim * 0.6))
      : mix(air.ground, air.near, random.next())
    pen.beginPath()
    pen.ellipse(random.next() * width, y, size * 2.6, size * 0.7, 0, 0, 7)
    pen.fill()
  }
  pen.globalAlpha = 1
}

/** A band of mist, slightly more than half as tall as the picture. */
function drawMist(pen: Pen, { width, height }: View, air: Air): void {
  const tall = height * 0.5 + 8
  const mist = pen.createLinearGradient(0, 0, 0, tall)
  const strong = air.dim > 0.3 ? '30' : '3d'
  mist.addColorStop(0, `${air.mist}00`)
  mist.addColorStop(0.85, `${air.mist}${strong}`)
  mist.addColorStop(1, `${air.mist}0a`)
  pen.fillStyle = mist
  pen.fillRect(0, 0, width, tall)
}

/** Pollen by day, fireflies by night, snow in winter: all slow. */
function drawMotes(pen: Pen, { width, height, camera }: View, { season, light }: Place, t: number): void {
  const isNight = light === 'night'
  const isSnow = season === 'winter'
  const count = isSnow ? 46 : 24
  for (let i = 0; i < count; i++) {
    const a = (i * 0.618034) % 1
    const b = (i * 0.754877) % 1
    const drift = isSnow ? t * (9 + a * 9) : Math.sin(t * (0.16 + a * 0.2) + i) * 22
    const x =
      ((((a * 1.7 * width + Math.sin(t * 0.21 + i * 2) * 26 - camera * (0.5 + b * 0.5)) % (width + 40)) + width + 40) % (width + 40)) - 20
    const y = isSnow ? (b * height + drift) % height : height * (0.3 + b * 0.58) + drift
    const glow = isNight && !isSnow ? 0.35 + 0.65 * Math.max(0, Math.sin(t * (0.5 + a) + i * 3)) : 0.5
    pen.globalAlpha = glow * (isNight && !isSnow ? 0.95 : 0.55)
    pen.fillStyle = isSnow ? '#f3f8f7' : isNight ? '#f7e58c' : '#fff4cf'
    const r = isNight && !isSnow ? 1.7 + a * 1.3 : 1 + a * 1.4
    pen.beginPath()
    pen.arc(x, y, r, 0, 7)
    pen.fill()
    if (isNight && !isSnow) {
      pen.globalAlpha = glow * 0.16
      pen.beginPath()
      pen.arc(x, y, r * 5, 0, 7)
      pen.fill()
    }
  }
  pen.globalAlpha = 1
}

/** Ferns and a leaning trunk in the foreground, in shade. */
function drawFront(pen: Pen, { width, height }: View, air: Air, { season }: Place): void {
  const random = new ForkableRandom('forest near')
  pen.fillStyle = air.near
  pen.strokeStyle = air.near
  pen.lineCap = 'round'
  for (let x = 0; x < width; x += random.between(60, 150)) {
    const tall = height * random.between(0.08, 0.19) * (season === 'winter' ? 0.6 : 1)
    const foot = height + 6
    for (let frond = 0; frond < 7; frond++) {
      const side = (frond - 3) / 3
      const [tipX, tipY] = [x + side * tall * 1.15 + random.spread(8), foot - tall * (1.05 - Math.abs(side) * 0.5)]
      const [midX, midY] = [x + side * tall * 0.35, foot - tall * (0.95 - Math.abs(side) * 0.12)]
      for (let k = 0; k <= 13; k++) {
        const s = k / 13
        const px = (1 - s) ** 2 * x + 2 * s * (1 - s) * midX + s * s * tipX
        const py = (1 - s) ** 2 * foot + 2 * s * (1 - s) * midY + s * s * tipY
        const long = tall * 0.2 * Math.sin(Math.PI * Math.min(1, 0.2 + s * 0.82))
        pen.lineWidth = 2.4 * (1 - s * 0.5)
        pen.beginPath()
        pen.moveTo(px - long * 0.55, py + long * 0.42)
        pen.quadraticCurveTo(px, py - long * 0.1, px + long * 0.55, py + long * 0.42)
        pen.stroke()
      }
    }
  }
  const floor = pen.createLinearGradient(0, height * 0.9, 0, height)
  floor.addColorStop(0, `${air.near}00`)
  floor.addColorStop(1, `${air.near}e6`)
  pen.fillStyle = floor
  pen.fillRect(0, height * 0.9, width, height * 0.1)
  pen.fillStyle = air.near
  for (const at of [0.012, 0.46, 0.985]) {
    const x = width * at
    const half = height * 0.04
    pen.beginPath()
    pen.moveTo(x - half * 2, height)
    pen.bezierCurveTo(x - half, height * 0.9, x - half * 0.9, height * 0.5, x - half * 0.6, -5)
    pen.lineTo(x + half * 0.9, -5)
    pen.bezierCurveTo(x + half * 0.9, height * 0.5, x + half, height * 0.9, x + half * 2.2, height)
    if (at !== 0.46) pen.fill()
  }
}
