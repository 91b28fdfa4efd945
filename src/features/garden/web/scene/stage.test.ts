import { expect, test } from 'vitest'
import { lanternsOf } from './lantern.ts'
import { leastUnits, unitOf, zoomFor } from './stage.ts'

const phone = { width: 358, height: 523 }
const wide = { width: 1216, height: 558 }

test('a young garden is zoomed in, a large one has the usual zoom', () => {
  expect(zoomFor(wide, 400)).toBe(1.6)
  expect(zoomFor(wide, 4000)).toBe(1)
  expect(zoomFor(phone, 3000)).toBe(1)
})

test('a zoomed garden still fills the window', () => {
  for (const window of [phone, wide])
    for (let units = 320; units < 5000; units += 160) {
      const stage = { ...window, zoom: zoomFor(window, units) }
      const width = Math.max(units, leastUnits(stage)) * unitOf(stage)
      expect(width).toBeGreaterThanOrEqual(window.width - 1)
      // Zooming in never requires scrolling in a garden that would fit.
      if (stage.zoom > 1) expect(width).toBeLessThan(window.width * 1.15)
    }
})

test('lanterns are within the garden, at the same places every day', () => {
  for (const width of [320, 900, 4200]) {
    const lanterns = lanternsOf(width)
    expect(lanterns).toEqual(lanternsOf(width))
    for (const { x } of lanterns) expect(x > 20 && x < width - 20).toBe(true)
  }
})
