import { expect, test } from 'vitest'
import { isOnlyAbout, minutesIn, topicOf } from './said-words.ts'

test('a duration is read wherever it stands, in both languages, and taken out', () => {
  expect(minutesIn('rain for 20 minutes')).toEqual({ minutes: 20, rest: 'rain' })
  expect(minutesIn('20 minuten regen')).toEqual({ minutes: 20, rest: 'regen' })
  expect(minutesIn('rain for half an hour')).toEqual({ minutes: 30, rest: 'rain' })
  expect(minutesIn('fur eine halbe stunde regen')).toEqual({ minutes: 30, rest: 'regen' })
  expect(minutesIn('ocean sounds for an hour')).toEqual({ minutes: 60, rest: 'ocean sounds' })
  expect(minutesIn('rain')).toBeUndefined()
})

test('who, when and how many are not what something is about', () => {
  expect(topicOf('i had 2 eggs this morning')).toEqual(['eggs'])
  expect(isOnlyAbout('ich habe 2 eier gegessen', new Set(['eier']), new Set(['gegessen']))).toBe(true)
  expect(isOnlyAbout('eier sind teuer', new Set(['eier']))).toBe(false)
  expect(isOnlyAbout('i had', new Set(['eggs']))).toBe(false)
})
