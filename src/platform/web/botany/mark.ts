import { TAU, clamp, cos, ease, mix, sin } from './geometry/maths.ts'
import { moonlit } from './geometry/palette.ts'
import { Sketch, atX, atY } from './geometry/sketch.ts'
import type { Node, Shape } from './geometry/sketch.ts'
import { pathData } from './svg.ts'

export interface MarkRequest {
  /** 0 a spiral still rolled up, 1 (default) the mark. Leaflets unfold with it: a frame of the loading animation. */
  growth?: number
  /** Below about 24 px, leaflets are left out and the stem is bolder. */
  bold?: boolean
}

/** The mark in a square of 512 units: the frond, and rings in the water of the well. */
export interface Mark {
  frond: Shape[]
  rings: Shape[]
}

const SIZE = 512

/** Fernwell's mark: a fern frond that unrolls out of a well, grown from the same parts as the plants. */
export function growMark(request: MarkRequest = {}): Mark {
  const growth = clamp(request.growth ?? 1)
  const bold = request.bold ?? false
  const sk = new Sketch(1)
  sk.part('frond')
  const rise = mix(0.55, 1, ease(growth, 0, 0.8))
  const nodes = bold ? spine(268, 206, 126, 1, 1.2) : spine(276, 204, 104, rise, 1.62)
  const thick = bold ? 2.15 : 1.06
  const body = nodes.map((n) => ({ ...n, w: n.w * thick }))
  if (!bold) leaflets(sk, nodes, growth)
  sk.ribbon('frond', body)
  const tip = nodes.at(-1)!
  const bud = (bold ? 36 : 21) * rise
  sk.dot('frond', atX(tip.x, tip.a, bud * 0.45, bud * 0.35), atY(tip.y, tip.a, bud * 0.45, bud * 0.35), bud, bud)
  sk.part('rings')
  if (!bold) {
    const foot = nodes[0]!
    for (const [rx, ry, half] of [
      [60, 13, 3.2],
      [112, 25, 3],
      [166, 38, 2.6],
    ] as const) {
      const wide = rx * ease(growth, 0.1, 0.8)
      ring(sk, foot.x, foot.y - 4, wide, wide * (ry / rx), half)
    }
  }
  const [frond, rings] = sk.parts
  return { frond: frond!.shapes, rings: rings!.shapes }
}

/** The midrib: up from the well, then a spiral of which the radius shrinks evenly (Archimedes' spiral, as croziers nearly are). */
function spine(cx: number, cy: number, radius: number, rise: number, turns: number): Node[] {
  const nodes: Node[] = []
  const foot = 428
  const join = foot - (foot - cy) * rise
  for (let i = 0; i < 8; i++) {
    const t = i / 8
    const x = mix(262, cx - radius, ease(t, -0.35, 1.05))
    nodes.push({ x, y: mix(foot, join, t), a: -0.52 * sin((t * TAU) / 2.1) * (1 - t * 0.4), w: mix(6.5, 13.5, ease(t, -0.1, 0.5)) })
  }
  const steps = 30
  for (let i = 0; i <= steps; i++) {
    const t = i / steps
    const turn = TAU / 2 + t * turns * TAU
    const r = radius * mix(1, 0.19, t ** 0.94) * mix(0.8, 1, rise)
    nodes.push({
      x: cx - radius + radius * mix(0.8, 1, rise) + cos(turn) * r,
      y: join + sin(turn) * r,
      a: turn + TAU / 2,
      w: mix(13.5, 6.5, t),
    })
  }
  return nodes
}

/** A thin ring on the water, as a band between two ovals: the inner one is wound the other way and so stays open. */
function ring(sk: Sketch, x: number, y: number, rx: number, ry: number, half: number): void {
  const oval = (w: number, h: number, dir: number): number[] => {
    const pts = [x + w, y]
    for (let i = 1; i <= 8; i++) {
      const a = (dir * i * TAU) / 8
      const mid = a - (dir * TAU) / 16
      pts.push(x + cos(mid) * w * 1.0824, y + sin(mid) * h * 1.0824, x + cos(a) * w, y + sin(a) * h)
    }
    return pts
  }
  sk.add(ry * 2, 'rings', 'MQQQQQQQQZMQQQQQQQQZ', [...oval(rx, ry, 1), ...oval(Math.max(0, rx - half * 2.4), Math.max(0, ry - half), -1)])
}

function leaflets(sk: Sketch, nodes: readonly Node[], growth: number): void {
  const last = nodes.length * 0.56
  for (let i = 1.4; i < last; i += 1.15) {
    const n = nodes[Math.floor(i)]!
    const m = nodes[Math.floor(i) + 1]!
    const k = i - Math.floor(i)
    const t = i / last
    const unfolded = ease(growth, 0.15 + t * 0.3, 0.6 + t * 0.4)
    const x = mix(n.x, m.x, k)
    const y = mix(n.y, m.y, k)
    const a = mix(n.a, m.a, k)
    const len = mix(96, 12, t) * Math.min(1, 0.5 + i * 0.13) * unfolded
    sk.leaf('frond', x, y, a - mix(1.15, 0.95, t), len, len * 0.15, 0.14, 0.42)
    if (i < 5.4) sk.leaf('frond', x, y, a + 1.2, len * 0.92, len * 0.14, -0.14, 0.42)
  }
}

export type MarkGround = 'circle' | 'rounded' | 'full' | 'none'

export interface MarkSvgOptions extends MarkRequest {
  /** Background: a round well, a rounded square, the whole square (maskable icons), or none. */
  ground?: MarkGround
  /** One colour for everything, without the background. */
  mono?: string
  /** Share of the square that the mark takes: 1, or about 0.72 for the safe zone of maskable icons. */
  scale?: number
  size?: number
  title?: string
}

/** The mark as a standalone `<svg>`; colours are fixed, so that it looks the same in a tab, on a home screen and in print. */
export function markToSvg(options: MarkSvgOptions = {}): string {
  const { ground = 'circle', mono, scale = 1, size } = options
  const mark = growMark(options)
  const frond = mono ?? '#f4ecd6'
  const rings = mono ?? '#8fb388'
  const shift = Math.round((SIZE / 2) * (1 - scale) * 10) / 10
  const behind =
    mono || ground === 'none'
      ? ''
      : ground === 'circle'
        ? backdrop(`<circle cx="256" cy="256" r="252" fill="url(#well)"/>`)
        : backdrop(`<rect width="512" height="512"${ground === 'rounded' ? ' rx="116"' : ''} fill="url(#well)"/>`)
  const inner = `<path fill="${rings}"${mono ? '' : ' opacity=".8"'} d="${pathData(mark.rings, 0, 0, 1)}"/><path fill="${mono || ground !== 'none' ? frond : '#2f5d43'}" d="${pathData(mark.frond, 0, 0, 1)}"/>`
  const name = options.title ? ` role="img" aria-label="${options.title.replace(/[<>&"]/g, '')}"` : ''
  const box = size ? ` width="${size}" height="${size}"` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"${box}${name}>${behind}${scale === 1 ? inner : `<g transform="translate(${shift} ${shift})scale(${scale})">${inner}</g>`}</svg>`
}

function backdrop(shape: string): string {
  return `<defs><radialGradient id="well" cx=".5" cy=".38" r=".72"><stop stop-color="#3f7856"/><stop offset="1" stop-color="${moonlit('#2f6a48', 0.05)}"/></radialGradient></defs>${shape}`
}
