import { describe, expect, test } from 'vitest'
import { describeClearing, describePlant } from './describe.ts'
import { SPECIES_NAMES, growPlant } from './grow.ts'
import { growMark, markToSvg } from './mark.ts'
import { botanyMessages as german } from './messages.de.ts'
import { botanyMessages as english } from './messages.en.ts'
import { SEASONS, blend, moonlit } from './geometry/palette.ts'
import { plantToSvg } from './plant.ts'
import { growClearing } from './scene.ts'
import { clearingToSvg } from './scene-svg.ts'
import { pathData } from './svg.ts'

/** Reads markup strictly: every tag closed in its order, every attribute quoted and named once. Returns ids and references. */
function readMarkup(text: string): { ids: string[]; uses: string[] } {
  const open: string[] = []
  const ids: string[] = []
  const uses: string[] = []
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g
  let end = 0
  for (const match of text.matchAll(tag)) {
    expect(text.slice(end, match.index).trim()).toBe('')
    end = match.index + match[0].length
    const [, closing, name, attributes, empty] = match
    const names = [...attributes!.matchAll(/([\w:-]+)="([^"]*)"/g)]
    expect(new Set(names.map((a) => a[1])).size).toBe(names.length)
    for (const [, key, value] of names) {
      if (key === 'id') ids.push(value!)
      if (key === 'href') uses.push(value!.slice(1))
      for (const [, used] of value!.matchAll(/url\(#([\w-]+)\)/g)) uses.push(used!)
      expect(value).not.toMatch(/NaN|undefined|Infinity/)
    }
    if (closing) expect(open.pop()).toBe(name)
    else if (!empty) open.push(name!)
  }
  expect(end).toBe(text.length)
  expect(open).toEqual([])
  return { ids, uses }
}

describe('a plant as SVG', () => {
  test('is well-formed for every species, with and without sway', () => {
    for (const species of SPECIES_NAMES)
      for (const sway of [true, false])
        readMarkup(plantToSvg(growPlant({ species, seed: 1, growth: 0.8, detail: 0.4 }), { sway, title: `A “${species}” <&>` }))
  })

  test('holds both themes, or one', () => {
    const plant = growPlant({ species: 'poppy', seed: 1, growth: 1 })
    expect(plantToSvg(plant)).toContain('light-dark(#')
    const [day, night] = (['day', 'night'] as const).map((time) => plantToSvg(plant, { time }))
    expect(day).not.toContain('light-dark')
    expect(night).not.toBe(day)
  })

  test('writes coordinates to a tenth, and every path ends where its rounded points say', () => {
    const d = pathData([{ key: 0, fill: 'x', stroke: '', width: 0, ops: 'MLLZ', pts: [0.04, 1.26, 10.55, -0.31, 10, 10] }], 0, 0, 10)
    expect(d).toBe('m0 1.3l10.6-1.6-.6 10.3z')
  })

  test('is silent for screen readers unless it has a title', () => {
    const plant = growPlant({ species: 'moss', seed: 1, growth: 1, detail: 0.3 })
    expect(plantToSvg(plant)).toContain('aria-hidden="true"')
    expect(plantToSvg(plant, { title: 'Moss' })).toContain('role="img" aria-label="Moss"')
  })
})

describe('words for a plant', () => {
  test('name the species, the season and the growth', () => {
    expect(describePlant({ species: 'oak', season: 'autumn', growth: 1 })).toBe('Oak in autumn, full-grown, in its autumn colours')
    expect(describePlant({ species: 'fern', season: 'spring', growth: 0.1 }, german)).toBe('Farn im Frühling, eben gekeimt')
  })

  test('exist in both languages for every species, season and stage, without a gap', () => {
    for (const messages of [english, german])
      for (const species of SPECIES_NAMES)
        for (const season of SEASONS)
          for (const growth of [0, 0.1, 0.3, 0.5, 0.8, 1])
            expect(describePlant({ species, season, growth }, messages)).toMatch(/^\p{Lu}[^{}]{8,}$/u)
    expect(describeClearing('winter', 'night', german)).toContain('Mondlicht')
  })
})

describe('the clearing', () => {
  const sizes = [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
    { width: 1200, height: 630 },
  ]

  test('is well-formed in every season and shape, its ids are its own and every reference is met', () => {
    for (const size of sizes)
      for (const season of SEASONS) {
        const { ids, uses } = readMarkup(clearingToSvg(growClearing({ seed: 's', season, ...size, detail: 0.3 }), { idPrefix: 'p' }))
        expect(new Set(ids).size).toBe(ids.length)
        for (const used of uses) expect(ids).toContain(used)
        for (const id of ids) expect(id.startsWith('p')).toBe(true)
      }
  })

  test('fits into a page: below 60 KB with little detail, in both themes at once', () => {
    for (const size of sizes)
      for (const seed of ['clearing', 'a', 'b'])
        expect(clearingToSvg(growClearing({ seed, ...size, detail: 0.25 }), { time: 'theme' }).length).toBeLessThan(60_000)
  })

  test('is the same for the same seed, and knows day from night by the hour', () => {
    const [first, second] = [1, 2].map(() => clearingToSvg(growClearing({ seed: 9, width: 800, height: 600 })))
    expect(first).toBe(second)
    expect(growClearing({ seed: 9, width: 800, height: 600, hour: 23 }).time).toBe('night')
    expect(growClearing({ seed: 9, width: 800, height: 600, hour: 12 }).time).toBe('day')
    expect(() => growClearing({ seed: 9, width: 0, height: 600 })).toThrow(RangeError)
  })

  test('orders its layers from the horizon to the reader', () => {
    const depths = growClearing({ seed: 9, width: 800, height: 600 }).layers.map((layer) => layer.depth)
    expect(depths).toEqual(depths.toSorted((a, b) => a - b))
  })
})

describe('the mark', () => {
  test('is well-formed in every form and small enough for a favicon', () => {
    for (const ground of ['circle', 'rounded', 'full', 'none'] as const)
      for (const bold of [true, false]) readMarkup(markToSvg({ ground, bold, title: 'Fernwell' }))
    expect(markToSvg({ bold: true }).length).toBeLessThan(2000)
  })

  test('stays inside the safe circle of maskable icons at 0.74', () => {
    const { frond, rings } = growMark()
    for (const { pts } of [...frond, ...rings])
      for (let i = 0; i < pts.length; i += 2) expect(Math.hypot(pts[i]! - 256, pts[i + 1]! - 256) * 0.74).toBeLessThan(512 * 0.4)
  })
})

test('colours mix and darken by whole numbers', () => {
  expect(blend('#000000', '#ffffff', 0.5)).toBe('#7f7f7f')
  expect(moonlit('#ffffff')).toMatch(/^#[0-9a-f]{6}$/)
})
