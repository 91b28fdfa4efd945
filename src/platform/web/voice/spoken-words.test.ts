import { expect, test } from 'vitest'
import { isOnlyAbout, minutesIn, topicOf } from './spoken-words.ts'

test('a duration is found at any position, in both languages, and removed', () => {
  expect(minutesIn('rain for 20 minutes')).toEqual({ minutes: 20, rest: 'rain' })
  expect(minutesIn('20 minuten regen')).toEqual({ minutes: 20, rest: 'regen' })
  expect(minutesIn('rain for half an hour')).toEqual({ minutes: 30, rest: 'rain' })
  expect(minutesIn('fur eine halbe stunde regen')).toEqual({ minutes: 30, rest: 'regen' })
  expect(minutesIn('ocean sounds for an hour')).toEqual({ minutes: 60, rest: 'ocean sounds' })
  expect(minutesIn('rain')).toBeUndefined()
})

test('persons, times and numbers are not part of the topic', () => {
  expect(topicOf('i had 2 eggs this morning')).toEqual(['eggs'])
  expect(isOnlyAbout('ich habe 2 eier gegessen', new Set(['eier']), new Set(['gegessen']))).toBe(true)
  expect(isOnlyAbout('eier sind teuer', new Set(['eier']))).toBe(false)
  expect(isOnlyAbout('i had', new Set(['eggs']))).toBe(false)
})
