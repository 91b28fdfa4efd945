import { expect, test, vi } from 'vitest'
import { mayWait, outbox, perform } from './app-outbox.ts'
import { note } from './note.fixture.ts'

test('a device knows before its store is open whether something of a person may wait, and nobody else’s', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await outbox.setUser('ada')
  expect(mayWait('ada')).toBe(false)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await perform(note, { body: { text: 'private' } })
  expect([mayWait('ada'), mayWait('grace')]).toEqual([true, false])
  expect(JSON.stringify({ ...localStorage })).not.toContain('private')
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  await outbox.flush()
  expect(mayWait('ada')).toBe(false)
})
