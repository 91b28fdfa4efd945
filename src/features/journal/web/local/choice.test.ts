// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { clearPersonStorage } from '#platform/web/storage/person-storage.ts'
import { choiceStore } from './choice.ts'

beforeEach(() => localStorage.clear())

test('each person has a separate choice on this device, which sign-out deletes', () => {
  choiceStore('ada').write({ chosen: null, lastChosen: 'travels' })
  expect(choiceStore('ada').read()).toEqual({ chosen: null, lastChosen: 'travels' })
  expect(choiceStore('grace').read()).toBeUndefined()
  clearPersonStorage('ada')
  expect(choiceStore('ada').read()).toBeUndefined()
})

test.each(['{"chosen":', '7', '"travels"', 'null'])('invalid data (%s) counts as nothing chosen, or as all', (stored) => {
  localStorage.setItem('fernwell.journal-choice.ada', stored)
  expect(choiceStore('ada').read()?.chosen ?? null).toBeNull()
})

test('a browser that refuses breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  const spies = [
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
  ]
  choiceStore('ada').write({ chosen: 'travels', lastChosen: 'travels' })
  expect(choiceStore('ada').read()).toBeUndefined()
  for (const spy of spies) spy.mockRestore()
})
