import type { Season } from '#platform/contract/seasons.ts'
import { ForkableRandom } from '#platform/contract/random.ts'
import { leavesOf, mix, type Leaves } from './palette.ts'
import type { TreeKind } from './species.ts'

type Pen = CanvasRenderingContext2D

/**
 * Draws a tree with its foot at 0, 0 and `tall` units high, lit from its upper left. Slow and detailed: it is drawn once, into an image.
 * A generator, so that a caller that draws many trees can yield to the page in between.
 */
export function* drawTree(
  pen: Pen,
  kind: TreeKind,
  { seed, tall, growth, season }: { seed: string; tall: number; growth: number; season: Season },
): Generator<void> {
  const random = new ForkableRandom(seed)
  const leaves = leavesOf(kind.hue, season, kind.evergreen === true)
  const bend = random.spread(tall * 0.035)
  const foot = tall * 0.021 * kind.thick * (0.7 + 0.5 * growth)
  const trunkTop = kind.crown === 'cone' || kind.crown === 'tiers' || kind.crown === 'column' ? 0.97 : kind.trunk + (1 - kind.trunk) * 0.5
  drawTrunk(pen, random, kind, { tall, foot, top: trunkTop, bend })
  yield
  const crown = { tall, bend, leaves, random, base: tall * kind.trunk, wide: tall * kind.wide * (0.72 + 0.28 * growth) }
  if (kind.crown === 'cone' || kind.crown === 'tiers')
    yield* conifer(pen, crown, kind.crown === 'tiers' ? 6 + Math.round(growth * 3) : 10 + Math.round(growth * 6), kind.crown === 'tiers')
  else if (leaves.bare) yield* bare(pen, crown, kind)
  else if (kind.crown === 'weeping') yield* weeping(pen, crown)
  else yield* foliage(pen, crown, kind.crown)
}

type Crown = { tall: number; bend: number; leaves: Leaves; random: ForkableRandom; base: number; wide: number }

const along = (bend: number, share: number) => bend * Math.sin(share * Math.PI * 0.9)

function drawTrunk(
  pen: Pen,
  random: ForkableRandom,
  kind: TreeKind,
  { tall, foot, top, bend }: { tall: number; foot: number; top: number; bend: number },
): void {
  const outline = (grow: number) => {
    pen.beginPath()
    pen.moveTo(-foot * 2.1 * grow, 0)
    pen.bezierCurveTo(-foot * grow, -tall * 0.03, -foot * 0.9 * grow, -tall * 0.2, along(bend, top * 0.5) - foot * 0.66, -tall * top * 0.55)
    pen.lineTo(along(bend, top) - foot * 0.12, -tall * top)
    pen.lineTo(along(bend, top) + foot * 0.12, -tall * top)
    pen.lineTo(along(bend, top * 0.5) + foot * 0.66, -tall * top * 0.55)
    pen.bezierCurveTo(foot * 0.9 * grow, -tall * 0.2, foot * grow, -tall * 0.03, foot * 2.1 * grow, 0)
    pen.closePath()
  }
  const bark = pen.createLinearGradient(-foot, 0, foot, 0)
  bark.addColorStop(0, mix(kind.bark, '#f2e6c4', 0.26))
  bark.addColorStop(0.4, kind.bark)
  bark.addColorStop(1, mix(kind.bark, '#06120f', 0.6))
  outline(1)
  pen.fillStyle = bark
  pen.fill()
  pen.save()
  pen.clip()
  pen.strokeStyle = mix(kind.bark, '#0b1512', kind.banded ? 0.75 : 0.5)
  for (let i = 0; i < 46; i++) {
    const y = -tall * top * random.next()
    const x = along(bend, -y / tall) + random.spread(foot)
    pen.globalAlpha = random.between(0.25, 0.6)
    pen.lineWidth = tall * random.between(0.0012, 0.003)
    pen.beginPath()
    pen.moveTo(x, y)
    if (kind.banded) pen.lineTo(x + foot * random.between(0.4, 1.1), y + tall * 0.002)
    else pen.lineTo(x + random.spread(foot * 0.2), y - tall * random.between(0.02, 0.06))
    pen.stroke()
  }
  // Moss on the shaded foot.
  pen.fillStyle = '#4f7a45'
  for (let i = 0; i < 22; i++) {
    pen.globalAlpha = 0.28
    pen.beginPath()
    pen.ellipse(random.spread(foot * 2), -tall * random.next() ** 2 * 0.13, foot * 0.5, foot * 0.32, 0, 0, 7)
    pen.fill()
  }
  pen.restore()
}

/** Boughs from the top down, each row in front of the one above it. */
function* conifer(pen: Pen, { tall, bend, leaves, random, base, wide }: Crown, rows: number, isAiry: boolean): Generator<void> {
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.4) / rows
    const y = -tall + (tall - base) * t ** 0.94
    const half = (wide / 2) * (0.06 + 0.94 * t ** 0.9) * random.between(0.9, 1.08)
    const x = along(bend, -y / tall)
    const drop = ((tall - base) / rows) * (isAiry ? 0.78 : 1.35)
    const boughs = 7 + Math.round(t * (isAiry ? 5 : 8))
    for (let i = 0; i < boughs; i++) {
      const side = (i / (boughs - 1)) * 2 - 1
      const reach = half * side * random.between(0.86, 1.1)
      const tip = drop * (0.5 + 0.42 * Math.abs(side)) * random.between(0.8, 1.2)
      const light = Math.max(0, 0.5 - side * 0.5) * (0.35 + 0.65 * (1 - t))
      pen.fillStyle = mix(mix(leaves.shade, leaves.body, random.between(0.25, 0.8)), leaves.lit, light * 0.42)
      pen.beginPath()
      pen.moveTo(x - half * 0.06, y - drop * 0.25)
      pen.quadraticCurveTo(x + reach * 0.6, y + tip * 0.1, x + reach, y + tip)
      pen.quadraticCurveTo(x + reach * 0.62, y + tip * 0.86, x + reach * 0.36, y + drop * 0.98)
      pen.quadraticCurveTo(x + reach * 0.1, y + drop * 0.7, x + half * 0.06, y - drop * 0.25)
      pen.fill()
    }
    // Light (or snow) on the upper side.
    pen.strokeStyle = leaves.lit
    pen.globalAlpha = leaves.snow ? 0.7 : 0.28
    pen.lineWidth = tall * (leaves.snow ? 0.006 : 0.0024)
    pen.lineCap = 'round'
    for (let i = 0; i < 5; i++) {
      const reach = half * random.between(-0.95, leaves.snow ? 0.9 : 0.35)
      pen.beginPath()
      pen.moveTo(x + reach * 0.45, y + drop * 0.1)
      pen.quadraticCurveTo(x + reach * 0.75, y + drop * 0.24, x + reach * 0.94, y + drop * 0.5)
      pen.stroke()
    }
    pen.globalAlpha = 1
    if (row % 4 === 3) yield
  }
}

/** Positions and sizes of the clumps of a crown: 0, 0 is its centre, 1 its half width and half height. */
const CLUMPS: Readonly<Record<'dome' | 'column' | 'umbrella' | 'clouds', readonly (readonly [number, number, number])[]>> = {
  dome: [
    [-0.55, 0.3, 0.42],
    [0.55, 0.32, 0.42],
    [0, 0.42, 0.46],
    [-0.62, -0.1, 0.4],
    [0.62, -0.08, 0.4],
    [-0.3, -0.5, 0.42],
    [0.32, -0.5, 0.42],
    [0, -0.1, 0.56],
    [0, -0.72, 0.34],
  ],
  column: [
    [0, 0.8, 0.5],
    [-0.3, 0.5, 0.6],
    [0.3, 0.42, 0.6],
    [-0.2, 0.1, 0.66],
    [0.24, -0.02, 0.62],
    [-0.12, -0.32, 0.56],
    [0.14, -0.46, 0.48],
    [0, -0.74, 0.36],
  ],
  umbrella: [
    [-0.72, 0.18, 0.34],
    [0.72, 0.16, 0.34],
    [-0.42, -0.1, 0.42],
    [0.44, -0.14, 0.42],
    [0, -0.3, 0.5],
    [-0.1, 0.22, 0.36],
    [0.16, 0.24, 0.32],
  ],
  clouds: [
    [-0.66, 0.44, 0.34],
    [0.62, 0.5, 0.36],
    [0.1, 0.2, 0.4],
    [-0.5, -0.16, 0.36],
    [0.56, -0.12, 0.38],
    [-0.1, -0.52, 0.4],
    [0.3, -0.72, 0.28],
  ],
}

function* foliage(pen: Pen, { tall, bend, leaves, random, base, wide }: Crown, crown: keyof typeof CLUMPS): Generator<void> {
  const high = (tall - base) / 2
  const half = wide / 2
  const clumps = CLUMPS[crown].map(([x, y, r]) => ({
    x: along(bend, 0.8) + x * half * random.between(0.9, 1.1),
    y: -base - high + y * high * random.between(0.92, 1.06),
    r: r * half * random.between(0.92, 1.12),
    flat: crown === 'column' ? 1.45 : crown === 'umbrella' ? 0.62 : crown === 'clouds' ? 0.74 : 0.86,
  }))
  // Limbs first: they are visible between the clumps.
  pen.strokeStyle = '#2c2a22'
  pen.lineCap = 'round'
  for (const { x, y } of clumps) {
    pen.lineWidth = tall * 0.007
    pen.beginPath()
    pen.moveTo(along(bend, 0.4), -base * 0.94)
    pen.quadraticCurveTo(along(bend, 0.7) + x * 0.25, (y - base) * 0.55, x, y)
    pen.stroke()
  }
  for (const { x, y, r, flat } of clumps.toSorted((a, b) => b.y - a.y)) {
    const count = Math.round(170 + r * 1.9)
    for (let i = 0; i < count; i++) {
      const share = i / count
      const turn = random.next() * Math.PI * 2
      const out = Math.sqrt(random.next()) * r * (1.04 - share * 0.22)
      const lx = x + Math.cos(turn) * out - share * r * 0.12
      const ly = y + (Math.sin(turn) * out - share * r * 0.16) * flat
      const up = (y - ly) / (r * flat) - ((lx - x) / r) * 0.5
      const light = Math.max(0, Math.min(1, 0.34 + up * 0.42)) * share
      pen.fillStyle = light < 0.42 ? mix(leaves.shade, leaves.body, light / 0.42) : mix(leaves.body, leaves.lit, (light - 0.42) / 0.58)
      pen.globalAlpha = 0.82
      pen.beginPath()
      const size = tall * random.between(0.0055, 0.0115)
      pen.ellipse(lx, ly, size * 1.35, size * 0.8, turn, 0, 7)
      pen.fill()
    }
    yield
  }
  pen.globalAlpha = 1
}

/** Long shoots that hang from a high round crown. */
function* weeping(pen: Pen, { tall, bend, leaves, random, base, wide }: Crown): Generator<void> {
  const half = wide / 2
  pen.lineCap = 'round'
  for (let i = 0; i < 170; i++) {
    const side = (i / 169) * 2 - 1
    const share = random.next()
    const top = -tall * (0.72 + 0.27 * Math.sqrt(1 - side * side * 0.86)) + random.next() * tall * 0.16
    const x = along(bend, 0.9) + side * half * random.between(0.66, 1)
    const fall = (-top - base * 0.5) * random.between(0.45, 0.92)
    pen.strokeStyle = mix(share < 0.5 ? leaves.shade : leaves.body, leaves.lit, share * Math.max(0.1, 0.6 - side * 0.4))
    pen.globalAlpha = 0.75
    pen.lineWidth = tall * random.between(0.004, 0.009)
    pen.beginPath()
    pen.moveTo(along(bend, 0.8) + side * half * 0.3, top + tall * 0.05)
    pen.bezierCurveTo(x - side * half * 0.2, top - tall * 0.02, x, top + fall * 0.3, x + random.spread(half * 0.08), top + fall)
    pen.stroke()
    if (i % 40 === 39) yield
  }
  pen.globalAlpha = 1
}

/** A crown without leaves: forked limbs with snow on them. */
function* bare(pen: Pen, { tall, bend, random, base, wide }: Crown, kind: TreeKind): Generator<void> {
  pen.lineCap = 'round'
  const limb = (x: number, y: number, angle: number, length: number, depth: number): void => {
    const [tx, ty] = [x + Math.sin(angle) * length, y - Math.cos(angle) * length]
    for (const [colour, lift, share] of [
      [mix(kind.bark, '#17231f', 0.35), 0, 1],
      ['#e6efec', tall * 0.0022 * depth, 0.42],
    ] as const) {
      pen.strokeStyle = colour
      pen.globalAlpha = share === 1 ? 1 : 0.75
      pen.lineWidth = tall * 0.0028 * depth * share
      pen.beginPath()
      pen.moveTo(x, y - lift)
      pen.quadraticCurveTo((x + tx) / 2 + random.spread(length * 0.12), (y + ty) / 2 - lift, tx, ty - lift)
      pen.stroke()
    }
    if (depth <= 1) return
    const forks = depth > 3 ? 3 : 2
    for (let i = 0; i < forks; i++)
      limb(tx, ty, angle + (i - (forks - 1) / 2) * random.between(0.45, 0.8), length * random.between(0.62, 0.78), depth - 1)
  }
  const spreadOut = (wide / tall) * 1.1
  for (let i = -2; i <= 2; i++) {
    limb(along(bend, 0.5), -base * random.between(0.9, 1.25), i * spreadOut * 0.5, (tall - base) * random.between(0.3, 0.4), 5)
    yield
  }
  pen.globalAlpha = 1
}
