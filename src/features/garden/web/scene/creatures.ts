import type { DayTime } from '#platform/web/botany/geometry/palette.ts'
import type { VisitorId } from '../../visitors.ts'

type Pen = CanvasRenderingContext2D
type Coat = Readonly<Record<string, string>>

const coats = (day: Coat, night: Coat) => ({ day, night })
const FOX = coats(
  { fur: '#d9793a', dark: '#b85c28', pale: '#fbf1e2', leg: '#4a3328', eye: '#2b211d' },
  { fur: '#9a6547', dark: '#7c4e38', pale: '#c9c7bd', leg: '#2c2723', eye: '#f3e6a8' },
)
const OWL = coats(
  { fur: '#9a7b58', dark: '#6f5740', pale: '#ead9bb', leg: '#c08a3a', eye: '#f0b93a' },
  { fur: '#6d655a', dark: '#4a4743', pale: '#b9b5a3', leg: '#8d7440', eye: '#ffd867' },
)
const HEDGEHOG = coats(
  { fur: '#7d6249', dark: '#58442f', pale: '#d8b78f', leg: '#8f6e4e', eye: '#241b15' },
  { fur: '#51504a', dark: '#383a37', pale: '#a3977f', leg: '#6a6252', eye: '#14110f' },
)
const DEER = coats(
  { fur: '#b5855a', dark: '#8f6644', pale: '#efdcc0', leg: '#7d5a3d', eye: '#2b211d' },
  { fur: '#6f675b', dark: '#565148', pale: '#a9a596', leg: '#4c473f', eye: '#101010' },
)
const ROBIN = coats(
  { fur: '#8b7357', dark: '#6d5943', pale: '#f2e8d8', leg: '#5f4a3a', eye: '#231a15', breast: '#e2703a' },
  { fur: '#5c574e', dark: '#47443e', pale: '#a8a69b', leg: '#3c3833', eye: '#0f0d0c', breast: '#a8613f' },
)

const paths = new Map<string, Path2D>()
function shape(pen: Pen, d: string, fill: string): void {
  let path = paths.get(d)
  if (!path) paths.set(d, (path = new Path2D(d)))
  pen.fillStyle = fill
  pen.fill(path)
}

function dot(pen: Pen, x: number, y: number, r: number, fill: string, ry = r): void {
  pen.fillStyle = fill
  pen.beginPath()
  pen.ellipse(x, y, r, ry, 0, 0, 7)
  pen.fill()
}

/** Drawings with the foot at 0, 0, about 100 units tall unless noted. `t` is in seconds; 0 means no motion. */
const DRAWN: Readonly<Record<Exclude<VisitorId, 'birds' | 'butterflies' | 'fireflies'>, (pen: Pen, time: DayTime, t: number) => void>> = {
  fox(pen, time, t) {
    const c = FOX[time]
    const wag = Math.sin(t * 1.3) * 0.06
    pen.save()
    pen.translate(14, -6)
    pen.rotate(wag)
    shape(pen, 'M0 4C24 10 50 2 56-22C58-36 50-44 42-40C46-26 34-14 4-12Z', c.fur!)
    shape(pen, 'M56-22C58-36 50-44 42-40C43-34 42-28 39-24C46-20 52-19 56-22Z', c.pale!)
    pen.restore()
    shape(pen, 'M-22 0C-27-26-19-48-8-58C6-62 20-46 25-22C28-8 26 0 22 0Z', c.fur!)
    shape(pen, 'M8 0C4-16 10-28 20-32C28-20 29-6 24 0Z', c.dark!)
    shape(pen, 'M-17 0C-20-22-14-42-6-50C2-44 4-20 0 0Z', c.pale!)
    shape(pen, 'M-20 0C-22-12-20-20-17-26L-11-26C-11-14-10-6-9 0Z M-6 0C-6-12-4-20-2-26L4-24C4-12 4-6 4 0Z', c.leg!)
    pen.save()
    pen.translate(-7, -66)
    pen.rotate(Math.sin(t * 0.5) * 0.05)
    shape(pen, 'M-24-8L-25-36L-8-22C-4-24 4-24 8-22L25-36L24-8C22 8 8 20 0 25C-8 20-22 8-24-8Z', c.fur!)
    shape(pen, 'M-21-15L-22-29L-13-21Z M21-15L22-29L13-21Z', c.leg!)
    shape(pen, 'M-24-7C-16-6-8-2-4 8L0 25C-9 20-21 9-24-7Z M24-7C16-6 8-2 4 8L0 25C9 20 21 9 24-7Z', c.pale!)
    dot(pen, -9.5, -3, 2.4, c.eye!)
    dot(pen, 9.5, -3, 2.4, c.eye!)
    dot(pen, 0, 21, 3.4, c.eye!, 2.6)
    pen.restore()
  },
  owl(pen, time, t) {
    const c = OWL[time]
    shape(pen, 'M-9 0L-8-34L8-35L10 0Z', time === 'day' ? '#8a7357' : '#3a3d38')
    shape(pen, 'M-11-34C-6-38 6-38 11-34L8-30L-8-30Z', time === 'day' ? '#a58c6b' : '#4a4d46')
    pen.save()
    pen.translate(0, -34)
    shape(pen, 'M-24-10C-26-42-16-62 0-63C16-62 26-42 24-10C20 4-20 4-24-10Z', c.fur!)
    shape(pen, 'M-15-4C-16-24-10-34 0-36C10-34 16-24 15-4C10 3-10 3-15-4Z', c.pale!)
    shape(pen, 'M-24-8C-29-26-25-42-19-50C-15-34-15-16-18 1Z M24-8C29-26 25-42 19-50C15-34 15-16 18 1Z', c.dark!)
    for (let row = 0; row < 3; row++) for (let i = -1; i <= 1; i++) shape(pen, featherAt(i * 7 + (row % 2) * 3.5, -25 + row * 8), c.fur!)
    shape(pen, 'M-22-50L-23-73L-8-62C-3-64 3-64 8-62L23-73L22-50C16-40-16-40-22-50Z', c.fur!)
    dot(pen, -9, -51, 9.5, c.pale!)
    dot(pen, 9, -51, 9.5, c.pale!)
    // Its eyes are mostly closed by day, and close now and then by night.
    const open = time === 'night' ? (Math.sin(t * 0.7) > -0.96 ? 1 : 0.08) : Math.sin(t * 0.4) > 0.7 ? 0.5 : 0.1
    for (const x of [-9, 9]) {
      dot(pen, x, -51, 6.2, c.eye!, 6.2 * open)
      dot(pen, x, -51, 3.4, '#1d1713', 3.4 * open)
    }
    shape(pen, 'M-3-47L3-47L0-39Z', c.leg!)
    pen.restore()
  },
  hedgehog(pen, time, t) {
    const c = HEDGEHOG[time]
    pen.save()
    pen.translate(Math.sin(t * 0.6) * 2, 0)
    shape(pen, 'M-30 0L-29-6L-22-6L-21 0Z M10 0L11-6L18-6L19 0Z', c.leg!)
    shape(pen, 'M-26-4C-40-5-52-9-56-12C-50-24-38-30-26-30Z', c.pale!)
    let spikes = 'M-28-5'
    for (let i = 0; i <= 16; i++) {
      const a = Math.PI * (1.02 - (i / 16) * 1.04)
      const [x, y] = [Math.cos(a), Math.sin(a)]
      spikes += `L${(-2 + x * 34).toFixed(1)} ${(-6 - y * 38).toFixed(1)}L${(-2 + Math.cos(a - 0.09) * 28).toFixed(1)} ${(-6 - Math.sin(a - 0.09) * 31).toFixed(1)}`
    }
    shape(pen, `${spikes}L30-4Z`, c.dark!)
    shape(pen, 'M-27-6C-28-26-14-38 2-38C20-38 30-24 29-5Z', c.fur!)
    dot(pen, -41, -17, 1.9, c.eye!)
    dot(pen, -56, -12, 3, c.eye!)
    shape(pen, 'M-34-24C-32-31-25-31-24-25Z', c.pale!)
    pen.restore()
  },
  deer(pen, time, t) {
    const c = DEER[time]
    shape(pen, 'M-26 0L-24-38L-18-38L-21 0Z M-14 0L-14-38L-8-38L-10 0Z', c.dark!)
    shape(pen, 'M16 0L18-40L25-42L21 0Z M28 0L26-40L32-44L32 0Z', c.leg!)
    shape(pen, 'M-30-40C-32-58-20-62-4-60C12-60 26-62 34-58C38-46 34-36 22-34C6-30-16-28-26-32Z', c.fur!)
    shape(pen, 'M31-56C38-54 40-46 37-40C33-42 31-48 31-56Z', c.pale!)
    pen.save()
    pen.translate(-24, -52)
    pen.rotate(Math.sin(t * 0.45) * 0.07)
    shape(pen, 'M-8 6C-14-10-16-24-14-34L0-36C2-22 8-8 12 2Z', c.fur!)
    shape(pen, 'M-12-30C-20-28-29-24-31-21C-30-17-24-16-18-18L-2-26L-2-36Z', c.fur!)
    shape(pen, 'M-2-35C4-46 10-47 12-44C10-38 5-32 0-31Z M-12-35C-17-45-15-50-12-49C-8-45-6-40-6-35Z', c.dark!)
    pen.strokeStyle = c.leg!
    pen.lineWidth = 2
    pen.lineCap = 'round'
    pen.stroke(antlers())
    dot(pen, -15, -29, 1.6, c.eye!)
    dot(pen, -30.5, -20.5, 2, c.eye!)
    pen.restore()
    for (let i = 0; i < 6; i++) dot(pen, -8 + i * 6, -54 + (i % 2) * 5, 1.3, c.pale!)
  },
  robin(pen, time, t) {
    const c = ROBIN[time]
    const hop = Math.max(0, Math.sin(t * 3.2)) ** 8 * 5
    pen.save()
    pen.translate(0, -hop)
    pen.strokeStyle = c.leg!
    pen.lineWidth = 1.6
    pen.beginPath()
    pen.moveTo(-3, 0)
    pen.lineTo(-2, -11)
    pen.moveTo(5, 0)
    pen.lineTo(4, -11)
    pen.stroke()
    shape(pen, 'M14-20L36-15L34-9L12-10Z', c.dark!)
    shape(pen, 'M-20-26C-20-42-6-46 2-40C14-36 22-24 17-14C10-4-8-5-14-12C-18-16-20-20-20-26Z', c.fur!)
    shape(pen, 'M-20-28C-20-40-10-42-6-36C-2-26-4-14-11-10C-17-13-20-20-20-28Z', c.breast!)
    shape(pen, 'M-14-12C-8-7 2-7 8-11C4-4-8-5-14-12Z', c.pale!)
    shape(pen, 'M0-30C10-30 20-22 20-13C10-13 2-18 0-30Z', c.dark!)
    shape(pen, 'M-20-31L-27-29L-20-27Z', c.leg!)
    dot(pen, -13, -33, 1.7, c.eye!)
    pen.restore()
  },
}

const featherAt = (x: number, y: number) => `M${x - 2.4} ${y}C${x - 2} ${y + 4} ${x + 2} ${y + 4} ${x + 2.4} ${y}Z`

let horns: Path2D | undefined
const antlers = () =>
  (horns ??= new Path2D('M-8-35C-10-46-18-50-19-60M-13-46C-19-47-22-50-24-54M-4-36C-2-48 6-52 6-62M0-48C6-48 9-52 11-56'))

/** Positions of visitors: share of the window's width, depth, and height in garden units. */
const PLACES = {
  fox: { at: 0.3, y: 0.56, tall: 78 },
  owl: { at: 0.84, y: 0.46, tall: 92 },
  hedgehog: { at: 0.58, y: 0.52, tall: 48 },
  deer: { at: 0.72, y: -0.02, tall: 74 },
  robin: { at: 0.44, y: 0.5, tall: 54 },
  birds: { at: 0.4, y: -0.4, tall: 0 },
  butterflies: { at: 0.5, y: 0.6, tall: 0 },
  fireflies: { at: 0.5, y: 0.6, tall: 0 },
} as const satisfies Record<VisitorId, { at: number; y: number; tall: number }>

export const placeOf = (id: VisitorId): { at: number; y: number; tall: number } => PLACES[id]
export const standsOnGround = (id: VisitorId): id is keyof typeof DRAWN => id in DRAWN

/** Draws a visitor on the ground: the context's origin is its foot, one unit is a CSS pixel. */
export function drawCreature(pen: Pen, id: keyof typeof DRAWN, time: DayTime, t: number, scale: number): void {
  pen.save()
  dot(
    pen,
    0,
    0,
    PLACES[id].tall * 0.36 * scale,
    time === 'day' ? 'rgb(50 40 25 / 0.22)' : 'rgb(0 0 0 / 0.35)',
    PLACES[id].tall * 0.06 * scale,
  )
  pen.scale((PLACES[id].tall / 100) * scale, (PLACES[id].tall / 100) * scale)
  DRAWN[id](pen, time, t)
  pen.restore()
}

/** A flight of birds across the sky. */
export function drawBirds(pen: Pen, width: number, horizon: number, unit: number, time: DayTime, t: number): void {
  pen.strokeStyle = time === 'day' ? '#46554d' : '#5c7076'
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  const x0 = ((0.34 + t * 0.006) % 1.2) * width
  for (let i = 0; i < 7; i++) {
    const x = x0 - Math.abs(i - 2) * 27 * unit - (i % 3) * 7
    const y = horizon * 0.34 + (i - 2) * 12 * unit + Math.sin(t * 0.7 + i) * 4
    const span = (9.5 - (i % 3) * 1.4) * unit * 1.25
    const beat = t === 0 ? 0.5 : 0.35 + 0.65 * Math.abs(Math.sin(t * (4.6 + (i % 3) * 0.5) + i * 1.9))
    pen.lineWidth = 2 * unit
    pen.beginPath()
    pen.moveTo(x - span, y - span * 0.55 * beat)
    pen.quadraticCurveTo(x - span * 0.4, y - span * 0.5 * beat, x, y)
    pen.quadraticCurveTo(x + span * 0.4, y - span * 0.5 * beat, x + span, y - span * 0.55 * beat)
    pen.stroke()
  }
}

const WINGS = ['#f0a23c', '#f7f0dc', '#7aa7dc', '#e08aa6', '#f3cf4e'] as const

/** One butterfly at 0, 0, with its wings open by `flap` (0–1). */
export function drawButterfly(pen: Pen, i: number, size: number, flap: number, time: DayTime): void {
  pen.save()
  pen.scale(size, size)
  for (const side of [-1, 1]) {
    pen.save()
    pen.scale(side * flap, 1)
    shape(pen, 'M0-1C4-11 13-12 12-5C12-1 6 1 0 0Z M0 0C5 1 9 4 7 8C4 11 1 6 0 1Z', time === 'day' ? WINGS[i % WINGS.length]! : '#b9b8a6')
    pen.restore()
  }
  shape(pen, 'M-0.9-6L0.9-6L0.7 7L-0.7 7Z', time === 'day' ? '#3a2f28' : '#2a2c2a')
  pen.restore()
}

/** Butterflies over the flowers, moths by night. */
export function drawButterflies(pen: Pen, width: number, height: number, unit: number, time: DayTime, t: number): void {
  for (let i = 0; i < 6; i++) {
    const x = width * (0.1 + 0.155 * i) + Math.sin(t * 0.42 + i * 2.1) * 54 * unit + Math.sin(t * 1.3 + i) * 12 * unit
    const y = height * (0.56 + 0.055 * (i % 4)) + Math.sin(t * 0.67 + i * 1.4) * 30 * unit
    const flap = t === 0 ? 0.8 : 0.25 + 0.75 * Math.abs(Math.sin(t * 7 + i * 1.3))
    pen.save()
    pen.translate(x, y)
    pen.rotate(Math.sin(t * 0.5 + i) * 0.5)
    drawButterfly(pen, i, unit * 1.25, flap, time)
    pen.restore()
  }
}

/** Lights over the beds: fireflies by night, floating seeds by day. */
export function drawLights(pen: Pen, width: number, height: number, unit: number, time: DayTime, t: number, many: boolean): void {
  const count = many ? 34 : 14
  for (let i = 0; i < count; i++) {
    const a = i * 2.39996
    const x = (((i * 0.6180339) % 1) * 1.04 - 0.02) * width + Math.sin(t * 0.23 + a) * 26
    const y = height * (0.42 + 0.5 * ((i * 0.7548776) % 1)) + Math.sin(t * 0.31 + a * 1.7) * 18
    const bright = 0.5 + 0.5 * Math.sin(t * (0.8 + (i % 5) * 0.17) + a * 3)
    if (time === 'night') {
      dot(pen, x, y, (5.5 + bright * 4) * unit, `rgb(242 229 139 / ${(0.14 * bright).toFixed(3)})`)
      dot(pen, x, y, 1.7 * unit, `rgb(250 240 170 / ${(0.25 + 0.75 * bright).toFixed(3)})`)
    } else dot(pen, x, y, (1 + (i % 3) * 0.5) * unit, `rgb(255 250 228 / ${(0.25 + 0.45 * bright).toFixed(3)})`)
  }
}
