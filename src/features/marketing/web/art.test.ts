import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { draw, PICTURE_NAMES } from './art.ts'

test('each clearing is small enough to stand inside the page', () => {
  expect(draw('clearing-wide').length).toBeLessThan(60_000)
  expect(draw('clearing-tall').length).toBeLessThan(60_000)
})

test('all pictures together are smaller than 60 KB in transfer', () => {
  const all = PICTURE_NAMES.map((name) => draw(name)).join('')
  expect(brotliCompressSync(all).length).toBeLessThan(60_000)
})

test('the same picture is drawn every time, so that hydration matches', () => {
  for (const name of PICTURE_NAMES) expect(draw(name)).toBe(draw(name))
})

test('no two pictures share an id, because all of them stand in one page', () => {
  const ids = PICTURE_NAMES.flatMap((name) => [...draw(name).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  expect(ids.length).toBeGreaterThan(10)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every picture is ignored by screen readers', () => {
  for (const name of PICTURE_NAMES)
    expect(draw(name), name).toSatisfy((markup: string) =>
      markup
        .split('<svg ')
        .slice(1)
        .every((svg) => /^[^>]*aria-hidden="true"/.test(svg)),
    )
})

test('the garden of other pages holds every plant that it shows', () => {
  const markup = draw('garden-alone')
  const used = [...markup.matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id!)
  expect(used.length).toBeGreaterThan(10)
  for (const id of used) expect(markup).toContain(`<g id="${id}">`)
})
