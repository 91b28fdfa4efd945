import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SoulTrack } from '../contract.ts'
import { firstTrack, isFiltering, lengthOf, LENGTHS, matching, minutesOf, NO_FILTERS } from './filters.ts'
import { someCategory, someTrack } from './tracks.fixture.ts'

const sleep = someCategory('sleep', 'Sleep')
const focus = someCategory('focus', 'Focus')
const rain = someTrack('rain', { title: 'Night rain', duration: 1800, tags: ['Café'], category: 'sleep' })
const breath = someTrack('breath', { title: 'Even breath', duration: 290, guided: true, isFavourite: true, category: 'focus' })
const all = [rain, breath]
const find = (filters: Partial<typeof NO_FILTERS>) => matching(all, [sleep, focus], { ...NO_FILTERS, ...filters }).map(({ id }) => id)

describe('finding a track', () => {
  test('every word must be somewhere in title, description, tags or category, regardless of case and accents', () => {
    expect(find({ text: '  RAIN night ' })).toEqual(['rain'])
    expect(find({ text: 'cafe sleep' })).toEqual(['rain'])
    expect(find({ text: 'rain breath' })).toEqual([])
  })

  test('by length, kind and heart; within one kind of choice any fits, across kinds all must', () => {
    expect(find({ lengths: ['upTo5', 'longer'] })).toEqual(['rain', 'breath'])
    expect(find({ lengths: ['longer'], kinds: ['guided'] })).toEqual([])
    expect(find({ kinds: ['sound'] })).toEqual(['rain'])
    expect(find({ favourites: true })).toEqual(['breath'])
  })

  test('nothing chosen is no filter, and shows everything', () => {
    expect(isFiltering({ ...NO_FILTERS, text: '  ' })).toBe(false)
    expect(find({})).toEqual(['rain', 'breath'])
  })

  test('every length belongs to one band, by the minutes that are shown', () => {
    expect([180, 329, 331, 600, 1200, 1231].map(lengthOf)).toEqual(['upTo5', 'upTo5', 'upTo10', 'upTo10', 'upTo20', 'longer'])
    fc.assert(
      fc.property(fc.double({ min: 1, max: 21_600, noNaN: true }), fc.double({ min: 1, max: 21_600, noNaN: true }), (a, b) => {
        const [short, long] = a <= b ? [a, b] : [b, a]
        expect(LENGTHS.indexOf(lengthOf(short))).toBeLessThanOrEqual(LENGTHS.indexOf(lengthOf(long)))
        expect(minutesOf(short)).toBeGreaterThan(0)
      }),
    )
  })
})

test('a person who never listened begins with the shortest guided track that counts', () => {
  const tracks: SoulTrack[] = [
    someTrack('a', { duration: 100, guided: true }),
    someTrack('b', { duration: 200 }),
    someTrack('c', { duration: 400, guided: true }),
    someTrack('d', { duration: 300, guided: true }),
  ]
  expect(firstTrack(tracks, 180)?.id).toBe('d')
  expect(firstTrack([], 180)).toBeUndefined()
})
