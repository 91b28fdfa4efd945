// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { MeditationWords } from '../../contract.ts'
import { FileError, fromFile, toFile } from './open-file.ts'

const words: MeditationWords = {
  title: 'Harbour',
  description: 'For the last bus.',
  script: 'Sit. [recording 1]',
  voice: 'own',
  language: 'de',
  categories: ['evening'],
  tags: ['harbour'],
}
const wav = new Uint8Array([82, 73, 70, 70, 0, 255, 128])
const file = (content: object | string) => new Blob([typeof content === 'string' ? content : JSON.stringify(content)])
const plain = { format: 'fernwell-meditation', version: 1, ...words }
const problemOf = (content: object | string) =>
  fromFile(file(content)).then(
    () => 'none',
    (error: unknown) => (error instanceof FileError ? error.problem : 'other'),
  )

test('a meditation is restored from its file unchanged, with its recordings and its author', async () => {
  const back = await fromFile(await toFile({ words, copiedFrom: null, recordings: [{ number: 1, wav }] }, 'wren'))
  expect(back).toEqual({ words, copiedFrom: { title: 'Harbour', username: 'wren' }, recordings: [{ number: 1, wav }] })
})

test('a file that is invalid, newer or faulty is refused with the kind of problem', async () => {
  expect(await problemOf('This is a poem.')).toBe('unreadable')
  expect(await problemOf('[]')).toBe('unreadable')
  expect(await problemOf({ format: 'something else' })).toBe('unreadable')
  expect(await problemOf({ ...plain, version: 2 })).toBe('newer')
  expect(await problemOf({ ...plain, title: '' })).toBe('wrong')
  expect(await problemOf({ ...plain, script: 'x'.repeat(200_000) })).toBe('wrong')
  expect(await problemOf({ ...plain, voice: 'somebody' })).toBe('wrong')
  expect(await problemOf({ ...plain, recordings: [{ number: 99, base64: '' }] })).toBe('wrong')
  expect(await problemOf({ ...plain, recordings: [{ number: 1, base64: '<>' }] })).toBe('wrong')
  expect(await problemOf({ ...plain, recordings: Array.from({ length: 500 }, () => ({ number: 1, base64: '' })) })).toBe('wrong')
})

test('an unknown category is left out, and nothing else', async () => {
  expect((await fromFile(file({ ...plain, categories: ['evening', 'levitation'], more: { than: 'this' } }))).words).toEqual(words)
})
