import type { ScoreLevel } from '../../scales.ts'

/** A petal: its scale’s level, and its T score where numbers are shown. */
export type Petal = { scale: string; level: ScoreLevel | null; t: number | null }

/** Hues of the five domains; other scales get the hue of the mind's area. */
const HUES: Record<string, number> = { N: 250, E: 60, O: 320, A: 145, C: 95 }
const LENGTHS: Record<ScoreLevel, number> = { low: 0.5, average: 0.7, high: 0.9 }

/** Length of a petal, 0.3 to 1 of the flower's radius: by its T score where numbers are shown, else by its level alone. */
export const petalLength = ({ level, t }: Petal): number =>
  t !== null ? Math.min(1, Math.max(0.3, 0.7 + (t - 50) / 70)) : level === null ? 0.4 : LENGTHS[level]

/** Outline of a petal that points up from 0/0, as path data. */
export function petalPath(length: number, width: number): string {
  const [l, w] = [-length, width / 2]
  const points = [w, l * 0.25, w, l * 0.8, 0, l, -w, l * 0.8, -w, l * 0.25, 0, 0].map((n) => n.toFixed(1))
  const [a, b, c, d, e, f, g, h, i, j, k, m] = points
  return `M0 0C${a} ${b} ${c} ${d} ${e} ${f}C${g} ${h} ${i} ${j} ${k} ${m}Z`
}

export type DrawnPetal = { path: string; degrees: number; hue: number }

/** A few scales are repeated around the flower, because two petals are not recognisable as one. */
const FEWEST_PETALS = 8

/** Petals around a centre, the first one at the top: a picture of a profile without text. */
export function flowerOf(petals: readonly Petal[], radius: number): DrawnPetal[] {
  const rounds = Math.ceil(FEWEST_PETALS / Math.max(1, petals.length))
  const all = Array.from({ length: rounds }, () => petals).flat()
  const step = 360 / all.length
  const width = Math.min(radius * 0.55, 2 * radius * 0.8 * Math.sin((step * Math.PI) / 360) * 0.95)
  return all.map((petal, index) => ({
    path: petalPath(petalLength(petal) * radius, width),
    degrees: index * step,
    hue: HUES[petal.scale[0]!] ?? 200,
  }))
}
