import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SPECIES_NAMES, growPlant } from './grow.ts'
import type { Plant, PlantRequest, Species } from './grow.ts'
import { SEASONS } from './geometry/palette.ts'
import { plantToSvg } from './plant.ts'
import { seedBits } from '#platform/contract/random.ts'
import type { Shape } from './geometry/sketch.ts'

const anySpecies = fc.constantFrom(...SPECIES_NAMES)
const anySeason = fc.constantFrom(...SEASONS)

function fingerprint(request: PlantRequest): string {
  const svg = plantToSvg(growPlant(request))
  return `${svg.length}:${seedBits(svg).toString(16)}:${seedBits(svg.slice(svg.length >> 1)).toString(16)}`
}

function shapesOf(plant: Plant): Map<number, Shape> {
  return new Map(plant.parts.flatMap((part) => part.shapes).map((shape) => [shape.key, shape]))
}

/** How much ink a figure takes: its area, or its length times its line. In square plant units, of which a plant's frame has 100,000. */
function ink({ pts, fill, width }: Shape): number {
  let area = 0
  let length = 0
  for (let i = 0; i + 3 < pts.length; i += 2) {
    area += pts[i]! * pts[i + 3]! - pts[i + 2]! * pts[i + 1]!
    length += Math.hypot(pts[i + 2]! - pts[i]!, pts[i + 3]! - pts[i + 1]!)
  }
  return fill ? Math.abs(area) / 2 : length * width
}

describe('the same seed and growth', () => {
  test('give the very same picture as when this was written', () => {
    const known = Object.fromEntries(
      SPECIES_NAMES.map((species) => [
        species,
        `${fingerprint({ species, seed: 'a', growth: 1 })} ${fingerprint({ species, seed: 42, growth: 0.45, season: 'autumn', time: 'night' })}`,
      ]),
    )
    expect(known).toMatchSnapshot()
  })

  test('give the same picture twice in a row, and another seed gives another', () => {
    fc.assert(
      fc.property(anySpecies, anySeason, fc.integer(), fc.double({ min: 0, max: 1, noNaN: true }), (species, season, seed, growth) => {
        expect(fingerprint({ species, season, seed, growth })).toBe(fingerprint({ species, season, seed, growth }))
      }),
      { numRuns: 40 },
    )
    for (const species of SPECIES_NAMES)
      expect(fingerprint({ species, seed: 1, growth: 1 }), species).not.toBe(fingerprint({ species, seed: 2, growth: 1 }))
  })
})

describe('growth', () => {
  test('moves nothing by a jump, and lets everything come from and go to almost nothing', () => {
    const step = 0.0005
    fc.assert(
      fc.property(
        anySpecies,
        anySeason,
        fc.integer({ min: 0, max: 500 }),
        fc.double({ min: 0, max: 1 - step, noNaN: true }),
        (species, season, seed, growth) => {
          const before = shapesOf(growPlant({ species, season, seed, growth }))
          const after = shapesOf(growPlant({ species, season, seed, growth: growth + step }))
          for (const [key, shape] of before) {
            const next = after.get(key)
            if (!next) {
              expect(ink(shape), `${species} ${key} vanishes`).toBeLessThan(5)
              continue
            }
            if (next.ops !== shape.ops) expect(next.ops).toBe(shape.ops)
            const farthest = shape.pts.reduce((far, v, i) => Math.max(far, Math.abs(v - next.pts[i]!)), 0)
            if (!(farthest < 1.5)) expect.fail(`${species} ${key} jumps by ${farthest}`)
          }
          for (const [key, shape] of after) if (!before.has(key)) expect(ink(shape), `${species} ${key} appears`).toBeLessThan(5)
        },
      ),
      { numRuns: 110 },
    )
  })

  test('makes every species taller in the end than at the start', () => {
    for (const species of SPECIES_NAMES) {
      const heights = [0.1, 0.4, 1].map((growth) => -growPlant({ species, seed: 5, growth }).bounds[1])
      expect(heights[2]!, species).toBeGreaterThan(heights[0]!)
      expect(heights[2]!, species).toBeGreaterThanOrEqual(heights[1]! * 0.98)
    }
  })

  test('outside of 0 to 1 is held at the ends, and no number at all is refused', () => {
    expect(growPlant({ species: 'oak', seed: 1, growth: 7 }).growth).toBe(1)
    expect(growPlant({ species: 'oak', seed: 1, growth: -1 }).growth).toBe(0)
    expect(() => growPlant({ species: 'oak', seed: 1, growth: Number.NaN })).toThrow(RangeError)
    expect(() => growPlant({ species: 'palm' as Species, seed: 1, growth: 1 })).toThrow('no species called palm')
    expect(() => growPlant({ species: 'constructor' as Species, seed: 1, growth: 1 })).toThrow(RangeError)
  })
})

describe('every species in every season', () => {
  const all = SPECIES_NAMES.flatMap((species) => SEASONS.map((season) => ({ species, season })))

  test.each(all)(
    '$species in $season has finite figures inside its bounds at growth 0 and 1, and a colour for each',
    ({ species, season }) => {
      for (const growth of [0, 1]) {
        const plant = growPlant({ species, season, growth, seed: 'x' })
        const [x, y, w, h] = plant.bounds
        expect(plant.parts.length).toBeGreaterThan(0)
        expect(w).toBeGreaterThan(0)
        expect(h).toBeGreaterThan(0)
        const shapes = plant.parts.flatMap((part) => part.shapes)
        const inside = (px: number, py: number): boolean => px >= x - 0.1 && px <= x + w + 0.2 && py >= y - 0.1 && py <= y + h + 0.2
        expect(
          shapes.every(
            ({ ops, pts }) => ops.startsWith('M') && pts.every((v, i) => Number.isFinite(v) && (i % 2 === 1 || inside(v, pts[i + 1]!))),
          ),
        ).toBe(true)
        for (const tone of new Set(shapes.flatMap(({ fill, stroke }) => [fill, stroke])))
          if (tone) expect(plant.day[tone], `${species} ${season}: ${tone}`).toMatch(/^#[0-9a-f]{6}$/)
      }
    },
  )

  test('stays within 1,500 path segments and, nearly always, within its frame', () => {
    for (const species of SPECIES_NAMES)
      for (let seed = 0; seed < 12; seed++)
        for (const season of ['summer', 'autumn'] as const) {
          const plant = growPlant({ species, seed, season, growth: 1 })
          expect(plant.segments, `${species} ${seed}`).toBeLessThanOrEqual(1500)
          const [fx, fy, fw] = plant.frame
          const [x, y, w] = plant.bounds
          expect(Math.max(fx - x, fy - y, x + w - fx - fw), `${species} ${seed}`).toBeLessThan(30)
        }
  })

  test('draws far fewer figures at low detail', () => {
    for (const species of SPECIES_NAMES) {
      const full = growPlant({ species, seed: 3, growth: 1 }).segments
      expect(growPlant({ species, seed: 3, growth: 1, detail: 0.3 }).segments, species).toBeLessThan(full * 0.85)
    }
  })
})

test('a young foxglove is of one piece: side shoots only come up among its leaves', () => {
  for (const seed of ['a', 'b', 'c'])
    for (let growth = 0; growth <= 1; growth += 0.02) {
      const { parts } = growPlant({ species: 'foxglove', seed, growth })
      const reach = Math.max(
        ...parts
          .filter(({ name }) => name !== 'spire')
          .flatMap(({ shapes }) => shapes.flatMap(({ pts }) => pts.filter((_, at) => at % 2 === 0))),
      )
      for (const { name, x } of parts)
        if (name === 'spire') expect(Math.abs(x), `${seed} at ${growth}`).toBeLessThanOrEqual(Math.max(1, reach))
    }
})
