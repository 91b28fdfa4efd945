import { describe, expect, test } from 'vitest'
import { contrast, distance, type Oklch, toHex, colourVisionMatrices } from './colour.ts'
import { dayPaper, nightPaper } from './theme-choice.ts'

// Node's own types stay out of web code, and Vitest empties style sheets that are imported: so the file is read this way.
const { readFileSync } = (await import('node:fs' as string)) as { readFileSync: (path: URL, encoding: 'utf8') => string }
const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const declared = new Map([...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name ?? '', value ?? '']))
const areas = [
  ...css.matchAll(
    /((?:\[data-area='\w+'\],?\s*)+)\{\s*--area-h: (\d+);\s*--area-night: (\d+);\s*--area-c: ([\d.]+);\s*--area-l: ([\d.]+);/g,
  ),
].flatMap(([, names = '', h, night, c, l]) =>
  [...names.matchAll(/'(\w+)'/g)].map(([, name]) => ({ name: name ?? '', h: Number(h), night: Number(night), c: Number(c), l: Number(l) })),
)
const themes = ['day', 'night'] as const

/** The colour a token has in a theme, with the area's numbers put in and calc() worked out. */
function colour(token: string, theme: 'day' | 'night', area = areas[0]): Oklch {
  let value = declared.get(token) ?? ''
  if (area) {
    const numbers = { 'area-h': area.h, 'area-night': area.night, 'area-c': area.c, 'area-l': area.l }
    for (const [name, number] of Object.entries(numbers)) value = value.replaceAll(`var(--${name})`, String(number))
  }
  value = value.replaceAll(/calc\(([\d.]+) ([*-]) ([\d.]+)\)/g, (_, a: string, sign: string, b: string) =>
    String(sign === '*' ? Number(a) * Number(b) : Number(a) - Number(b)),
  )
  const found = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)/g)].map(([, l, c, h]) => ({
    l: Number(l),
    c: Number(c),
    h: Number(h),
  }))
  const chosen = found[theme === 'day' ? 0 : found.length - 1]
  if (!chosen) throw new Error(`No colour in --${token}: ${value}`)
  return chosen
}

const text: [string, string[]][] = [
  ['ink', ['paper', 'paper-raised', 'paper-sunk', 'moss-soft', 'dawn-soft', 'berry-soft']],
  ['ink-soft', ['paper', 'paper-raised', 'paper-sunk']],
  ['ink-faint', ['paper', 'paper-raised', 'paper-sunk']],
  ['moss-on', ['moss']],
  ['moss-ink', ['paper', 'paper-raised', 'paper-sunk', 'moss-soft']],
  ['dawn-on', ['dawn']],
  ['dawn-ink', ['paper', 'paper-raised', 'dawn-soft']],
  ['berry-on', ['berry']],
  ['berry-ink', ['paper', 'paper-raised', 'paper-sunk', 'berry-soft']],
  ['paper', ['ink']],
]

describe.each(themes)('By %s', (theme) => {
  test.each(text.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const)))('%s reads on %s', (ink, ground) => {
    expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(areas)('the shades of $name carry text', (area) => {
    const of = (token: string) => colour(token, theme, area)
    for (const fill of ['area', 'area-hover', 'area-press']) expect(contrast(of('area-on'), of(fill)), fill).toBeGreaterThanOrEqual(4.5)
    for (const ground of ['paper', 'paper-raised', 'paper-sunk', 'area-soft'])
      expect(contrast(of('area-ink'), of(ground)), ground).toBeGreaterThanOrEqual(4.5)
    for (const ink of ['ink', 'ink-soft'])
      for (const ground of ['area-soft', 'area-glow', 'area-line'])
        expect(contrast(of(ink), of(ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    expect(contrast(of('area'), of('area-line')), 'a slider shows how far it is').toBeGreaterThanOrEqual(3)
    expect(contrast(of('area'), of('paper-raised'))).toBeGreaterThanOrEqual(3)
  })

  test('edges of controls and the focus ring stand out from every surface', () => {
    for (const ground of ['paper', 'paper-raised', 'paper-sunk']) {
      expect(contrast(colour('focus', theme), colour(ground, theme)), ground).toBeGreaterThanOrEqual(3)
    }
    for (const ground of ['paper', 'paper-raised'])
      expect(contrast(colour('line-strong', theme), colour(ground, theme)), ground).toBeGreaterThanOrEqual(3)
  })

  test('every mood’s face reads on its colour', () => {
    for (const mood of [1, 2, 3, 4, 5])
      expect(contrast(colour(`mood-${mood}-on`, theme), colour(`mood-${mood}`, theme)), String(mood)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(Object.keys(colourVisionMatrices) as (keyof typeof colourVisionMatrices)[])(
    'the five moods look different to an eye with %s vision',
    (vision) => {
      for (let one = 1; one <= 5; one++) {
        for (let other = one + 1; other <= 5; other++) {
          expect(distance(colour(`mood-${one}`, theme), colour(`mood-${other}`, theme), vision), `${one} and ${other}`).toBeGreaterThan(
            0.08,
          )
        }
      }
    },
  )

  test('moods grow lighter from storm to sun', () => {
    const lights = [1, 2, 3, 4, 5].map((mood) => colour(`mood-${mood}`, theme).l)
    expect(lights).toEqual([...lights].sort((a, b) => a - b))
  })
})

test('Every area has its hue', () => {
  expect(areas.map((area) => area.name).sort()).toEqual([
    'body',
    'companion',
    'garden',
    'habits',
    'hub',
    'journal',
    'mind',
    'profile',
    'soul',
  ])
})

test('The browser’s bars have the colour of the paper', () => {
  expect([dayPaper, nightPaper]).toEqual([toHex(colour('paper', 'day')), toHex(colour('paper', 'night'))])
})
