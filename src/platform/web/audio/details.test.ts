import { expect, test } from 'vitest'
import { beginningOf, detailsOf } from './details.ts'
import { en } from './messages.ts'

const speech = {
  kind: 'speech',
  id: 's',
  audioUrl: '/s',
  duration: 10,
  tone: 'calming',
  language: 'en',
  content: 'a'.repeat(81),
  themes: ['calm', 'sea', 'sky', 'sun'],
} as const
const track = { kind: 'track', id: 't', title: 'T', audioUrl: '/t', duration: 10, description: '' } as const
const meditation = {
  kind: 'customMeditation',
  id: 'm',
  title: 'M',
  description: 'Mine.',
  duration: 2,
  username: 'ada',
  categories: ['a', 'b', 'c'],
  tags: ['x', 'y'],
} as const

test('a speech shows its first 80 characters, two themes, and how many more', () => {
  expect(detailsOf(speech, en.details)).toEqual({ text: `${'a'.repeat(80)}…`, by: undefined, chips: ['calm', 'sea', '+2 more'] })
  expect(beginningOf('a'.repeat(80))).toBe('a'.repeat(80))
  expect(beginningOf('🌿'.repeat(81))).toBe(`${'🌿'.repeat(80)}…`)
})

test('a track shows its description or the default, and always the same two chips', () => {
  expect(detailsOf(track, en.details)).toEqual({
    text: 'Mindfulness meditation track',
    by: undefined,
    chips: ['Meditation', 'Mindfulness'],
  })
  expect(detailsOf({ ...track, description: 'Rain.' }, en.details).text).toBe('Rain.')
})

test('a custom meditation shows who made it, two categories and two tags, each with how many more', () => {
  expect(detailsOf(meditation, en.details)).toEqual({ text: 'Mine.', by: 'Created by ada', chips: ['a', 'b', '+1 more', 'x', 'y'] })
})
