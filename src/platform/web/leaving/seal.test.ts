// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { platformUnsent } from '../offline/unsent-stores.ts'
import { decodeRecords, encodeRecords } from './seal.ts'

test('unsent changes are decoded unchanged, with their files and in their order', async () => {
  const photo = new Blob(['a photo'], { type: 'image/png' })
  const records = [
    { store: 'journal.changes', key: 3, value: { change: { changeId: 'c', patch: { body: 'Words', mood: null } }, sent: false } },
    { store: 'journal.files', key: 'f', value: { id: 'f', blob: photo, name: 'heron.png' } },
    { store: 'outbox', key: 1, value: { input: { body: [photo, { deep: photo }] } } },
  ]
  const { json, files } = encodeRecords(records)
  expect(files).toEqual([photo, photo, photo])
  expect(json).not.toContain('a photo')
  expect(decodeRecords(json, files)).toEqual(records)
  expect(decodeRecords('[]', [])).toEqual([])
})

test('the file of unsent changes contains a person’s words, and no ids', () => {
  const outbox = platformUnsent.find(({ id }) => id === 'outbox')!
  const id = '01234567-89ab-7cde-8f01-23456789abcd'
  const entry = { userId: 'ada', label: 'Habit “Tea”', input: { params: { id }, body: { id, name: 'Tea', notes: ['slowly', ''] } } }
  expect(outbox.words(entry)).toBe('Habit “Tea”\nTea\nslowly')
  expect([outbox.isUnsent(entry, 'ada'), outbox.isUnsent(entry, 'grace')]).toEqual([true, false])
})
