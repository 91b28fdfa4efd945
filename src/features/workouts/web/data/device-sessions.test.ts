// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { clearPersonStorage } from '#platform/web/storage/person-storage.ts'
import { emptySession } from '../../training/start-session.ts'
import { deviceSessions, forgetOnDevice, keepOnDevice } from './device-sessions.ts'

const started = (id: string) => emptySession({ id, now: Date.UTC(2026, 4, 4), zone: 'UTC', name: 'Legs' })
const renamed = (id: string, value: string, at: number) => {
  const session = started(id)
  return { ...session, fields: { ...session.fields, name: { value, at } } }
}

beforeEach(() => localStorage.clear())

test('a change is available to the next page before any database has answered', async () => {
  void keepOnDevice('ada', renamed('s-1', 'Back', Date.UTC(2026, 4, 5)))
  // Not awaited, as if the page died during the press.
  expect(Object.keys(localStorage).toSorted()).toEqual(['fernwell.waiting.ada.workout.s-1', 'fernwell.workout-ahead.ada.s-1'])
  expect((await deviceSessions('ada'))['s-1']!.fields.name.value).toBe('Back')
})

test('on a device without a working database a session is still stored, with its last change, and only for its owner', async () => {
  await keepOnDevice('ada', renamed('s-1', 'Back', Date.UTC(2026, 4, 6)))
  await keepOnDevice('ada', renamed('s-1', 'older', Date.UTC(2026, 4, 5)))
  await keepOnDevice('ada', started('s-2'))
  expect(Object.values(await deviceSessions('ada')).map(({ fields }) => fields.name.value)).toEqual(['Back', 'Legs'])
  expect(await deviceSessions('grace')).toEqual({})
  await forgetOnDevice('ada', 's-1')
  expect(Object.keys(await deviceSessions('ada'))).toEqual(['s-2'])
})

test('signing out removes it', async () => {
  await keepOnDevice('ada', started('s-1'))
  clearPersonStorage('ada')
  expect(await deviceSessions('ada')).toEqual({})
})

test('without any storage nothing throws', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
  }
  await keepOnDevice('ada', started('s-1'))
  expect(await deviceSessions('ada')).toEqual({})
})
