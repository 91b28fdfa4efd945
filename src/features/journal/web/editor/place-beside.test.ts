import { expect, test } from 'vitest'
import { placeBeside } from './place-beside.ts'

const bar = { width: 430, height: 44 }
const view = { width: 1440, height: 900 }
const line = { left: 570, top: 252, bottom: 281, width: 0 }

test('in a wide window the bar is at the text: above a selection, below the line of the cursor', () => {
  expect(placeBeside({ ...line, width: 300 }, false, bar, view)).toEqual({ left: 505, top: 198 })
  expect(placeBeside(line, true, bar, view)).toEqual({ left: 355, top: 291 })
})

test('without room it moves to the other side of the text', () => {
  expect(placeBeside({ ...line, top: 20, bottom: 49 }, false, bar, view).top).toBe(59)
  expect(placeBeside({ ...line, top: 850, bottom: 879 }, true, bar, view).top).toBe(796)
})

test('it never leaves the window, however much is selected', () => {
  const place = placeBeside({ left: 0, top: -400, bottom: 2000, width: 100 }, false, bar, view)
  expect(place).toEqual({ left: 12, top: 12 })
  expect(placeBeside({ ...line, left: 1430 }, true, bar, view).left).toBe(998)
})
