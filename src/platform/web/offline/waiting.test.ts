// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { clearPersonStorage } from '../storage/person-storage.ts'
import { flushElsewhere, onFlush, setWaitingOf, waitingElsewhere } from './waiting.ts'

beforeEach(() => localStorage.clear())

test('changes that wait in several queues are summed up per person', () => {
  setWaitingOf('journal', 'ada', 3)
  setWaitingOf('sketches', 'ada', 2)
  setWaitingOf('journal', 'grace', 5)
  expect(waitingElsewhere('ada')).toBe(5)
  setWaitingOf('journal', 'ada', 0)
  expect(waitingElsewhere('ada')).toBe(2)
  clearPersonStorage('ada')
  expect([waitingElsewhere('ada'), waitingElsewhere('grace')]).toEqual([0, 5])
})

test('a queue that cannot be sent hinders no other, and where nothing waits nobody is asked', async () => {
  const sent = vi.fn<(userId: string) => Promise<void>>(async () => {})
  onFlush(() => Promise.reject(new Error('gone')))
  onFlush(sent)
  await flushElsewhere('ada')
  expect(sent).not.toHaveBeenCalled()
  setWaitingOf('journal', 'ada', 1)
  await flushElsewhere('ada')
  expect(sent).toHaveBeenCalledWith('ada')
})

test('without storage nothing is counted, and nothing breaks', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  setWaitingOf('journal', 'ada', 3)
  expect(waitingElsewhere('ada')).toBe(0)
})
